import type { PageRoute } from "../pages/kinds.ts";
import { routes, site } from "./data.ts";
import { full } from "./full.ts";

/** Returns the optional fields of a page's data, which other pages of its kind may lack. */
function partsOf(route: PageRoute): readonly string[] {
	const data =
		route.kind === "service"
			? route.service
			: route.kind === "county"
				? route.county
				: route.kind === "guide"
					? route.guide
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

/**
 * Returns pages of a language for tests that can't check all pages: together they have every kind,
 * and every optional field.
 */
function kindsIn(language: string): readonly string[] {
	const own = routes.filter((route) => route.language === language);
	const seen = new Set<string>();
	// Pages with most fields come first, so that few pages are enough.
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

export const kinds: readonly string[] = kindsIn(site.speech.language);

/** The last language can be the main one. Other languages have longer words. */
export const kindsOfLast: readonly string[] = kindsIn(
	(site.translations.at(-1) ?? site).speech.language,
);

export const everyPage = (): readonly string[] => routes.map(({ path }) => path);

/** The pages that long tests visit: with scripts in the main language, without in the last one. */
export const visitedPages = (scripts: boolean): readonly string[] =>
	full ? everyPage() : scripts ? kinds : kindsOfLast;
