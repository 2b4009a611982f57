import type { PageRoute } from "../pages/kinds.ts";
import { routes, site } from "./data.ts";
import { full } from "./full.ts";

/** What a page has that others of its kind may lack: optional fields of its data. */
function partsOf(route: PageRoute): readonly string[] {
	const data =
		route.kind === "service"
			? route.service
			: route.kind === "county"
				? route.county
				: route.kind === "howTo"
					? route.howTo
					: {};
	const hasJobs = site.folders.jobs.some(({ town, service }) =>
		route.kind === "town"
			? town === route.town.id
			: route.kind === "service" && service === route.service.slug,
	);
	return [
		route.kind,
		...(hasJobs ? [`${route.kind} jobs`] : []),
		...Object.keys(data).map((field) => `${route.kind} ${field}`),
	];
}

/** Pages of a language for tests that can't look at all: one of each kind, and of each part. */
function kindsIn(language: string): readonly string[] {
	const own = routes.filter((route) => route.language === language);
	const seen = new Set<string>();
	// Of a kind those with most parts come first: fewer are enough then.
	const fullest = [...own].sort((one, other) => partsOf(other).length - partsOf(one).length);
	const chosen = new Set(
		fullest.filter((route) => {
			const parts = partsOf(route);
			const brings = parts.some((part) => !seen.has(part));
			for (const part of parts) seen.add(part);
			return brings;
		}),
	);
	return own.filter((route) => chosen.has(route)).map(({ path }) => path);
}

/** Those of the main language. */
export const kinds: readonly string[] = kindsIn(site.speech.language);

/** Those of the last language, which may be the main one: another language's words are longer. */
export const kindsOfLast: readonly string[] = kindsIn(
	(site.translations.at(-1) ?? site).speech.language,
);

/** The paths of all pages of the build. */
export const everyPage = (): readonly string[] => routes.map(({ path }) => path);

/** The pages that long tests visit: the main language with scripts, the last one without. */
export const visitedPages = (scripts: boolean): readonly string[] =>
	full ? everyPage() : scripts ? kinds : kindsOfLast;
