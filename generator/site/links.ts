import { languageCode } from "./languages.ts";
import type { Route, RouteKind } from "./routes.ts";
import type { HowTo, Service, SymptomBranch, Town } from "./site.ts";

type SinglePage = Exclude<
	RouteKind,
	"service" | "county" | "town" | "symptom" | "howTo" | "legal" | "notFound" | "error"
>;

/** The only way to link to a page. Results are ready for `href`: base path included. */
export type Links = ReturnType<typeof createLinks>;

/** Splits the site's URL. The base path comes before every path: "" or "/repo" (GitHub Pages). */
export function siteAddress(url: string) {
	const { origin, hostname, pathname } = new URL(url);
	return { origin, hostname, basePath: pathname.replace(/\/+$/, "") };
}

/**
 * Creates the links for the pages of a language. A page that the language lacks is linked to in the
 * main language.
 * @param language the main language by default
 * @param redirects a link to a page that is gone goes where its redirect leads
 * @throws Error from a link to a page that is not in the table. A translation may be older than a
 * page's new name: its link leads to the nearest page above instead.
 */
export function createLinks(
	routes: readonly Route[],
	url: string,
	language?: string,
	redirects: readonly { readonly from: string; readonly to: string }[] = [],
) {
	const { origin, basePath } = siteAddress(url);
	const [main] = routes;
	const own = routes.filter((route) => route.language === (language ?? main?.language));
	const ofMain = routes.filter((route) => route.language === main?.language);
	const byKind = new Map([...ofMain, ...own].map((route) => [route.kind, route]));
	const paths = new Map<string, string>([
		...routes.map(({ path }) => [path, path] as const),
		...own.map(({ source, path }) => [source, path] as const),
	]);
	const redirected = new Map(redirects.map(({ from, to }) => [from, to]));
	const isTranslation = own[0]?.language !== main?.language;

	/** A path as data writes it, such as "/faq#springs". */
	const path = (target: string): string => {
		const [, page = "", rest = ""] = /^([^?#]*)(.*)$/.exec(target) ?? [];
		const found = paths.get(page);
		if (found !== undefined) return `${basePath}${found}${rest}`;
		// A file of public/. The build checks later that it exists (output/checkOutput.ts).
		if (/^\/[^?#]*\.(?!html?$)\w+$/.test(page)) return `${basePath}${target}`;
		const moved = redirected.get(page);
		if (moved !== undefined) return path(moved);
		if (isTranslation && page.startsWith("/") && page !== "/")
			return path(page.slice(0, page.lastIndexOf("/")) || "/");
		throw new Error(`A link points to "${target}", and the route table has no such page.`);
	};
	/** The page of a kind that has only one page: `to.page("contact")`. */
	const page = (kind: SinglePage): string => {
		const found = byKind.get(kind);
		if (found === undefined)
			throw new Error(`A link points to the page "${kind}", and the route table has no such page.`);
		return `${basePath}${found.path}`;
	};
	const slugOf = (named: { readonly slug: string } | string): string =>
		typeof named === "string" ? named : named.slug;
	return {
		page,
		path,
		service: (service: Pick<Service, "slug"> | string) => path(`/services/${slugOf(service)}`),
		county: (slug: string) => path(`/areas/${slug}`),
		/** A town, or its id "county/town". */
		town: (town: Pick<Town, "id"> | string) =>
			path(`/areas/${typeof town === "string" ? town : town.id}`),
		symptom: (branch: Pick<SymptomBranch, "slug"> | string) => path(`/symptoms/${slugOf(branch)}`),
		howTo: (howTo: Pick<HowTo, "slug"> | string) => path(`/how-to/${slugOf(howTo)}`),
		/** The contact form, prefilled with a subject, a message, or both (islands/ContactForm.tsx). */
		quote: (about: { readonly subject?: string; readonly message?: string }) =>
			`${page("contact")}#${new URLSearchParams(about)}`,
		legal: (name: "privacy-policy" | "terms-of-service") => path(`/${name}`),
		/** A page's own path, in any language. */
		exact: (target: string) => `${basePath}${target}`,
		/** A file that is not a page: "contact.vcf". */
		file: (file: string) => `${basePath}/${file}`,
		absolute: (target: string) => `${origin}${path(target)}`,
		/**
		 * The absolute URLs of a page in all its languages, for search engines. `x-default`, for
		 * readers of other languages, is the main language's page.
		 */
		alternates: ({ alternates }: Pick<Route, "alternates">) => {
			const own = alternates.map((other) => ({
				lang: languageCode(other.language),
				url: `${origin}${basePath}${other.path}`,
			}));
			return [...own, ...own.slice(0, 1).map(({ url }) => ({ lang: "x-default", url }))];
		},
	};
}
