import type { KindName } from "../../pages/kinds.ts";
import { languageCode } from "./languages.ts";
import type { Route } from "./routes.ts";
import type { PageFolder } from "./site.ts";

type Slugged = { readonly slug: string };

/** Functions that make links to pages and files. Links include the base path, ready for `href`. */
export type Links = ReturnType<typeof createLinks>;

/** Splits the site's URL. The base path comes before every path: "" or "/repo" (GitHub Pages). */
export function siteAddress(url: string) {
	const { origin, hostname, pathname } = new URL(url);
	return { origin, hostname, basePath: pathname.replace(/\/+$/, "") };
}

/**
 * Creates the links for a language's pages. A page that the language lacks is linked in the main
 * language, and a removed page at the target of its redirect.
 * @param routes the routes of all languages, the main language's first
 * @param url the site's URL
 * @param language the language of the pages with the links. By default, the main language.
 * @returns functions that return URLs. Those that look up a page throw an Error if there is none.
 * In a translation, the path of a missing page leads to the nearest page above instead.
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
	const paths = new Map<string, string>([
		...routes.map(({ path }) => [path, path] as const),
		...own.map(({ source, path }) => [source, path] as const),
	]);
	const redirected = new Map(redirects.map(({ from, to }) => [from, to]));
	const isTranslation = own[0]?.language !== main?.language;

	/** Links a path as data contains it: "/faq#springs". */
	const path = (target: string): string => {
		const [, page = "", rest = ""] = /^([^?#]*)(.*)$/.exec(target) ?? [];
		const found = paths.get(page);
		if (found !== undefined) return `${basePath}${found}${rest}`;
		// A file, such as one of public/. output/checkOutput.ts checks later that it exists.
		if (/^\/[^?#]*\.(?!html?$)\w+$/.test(page)) return `${basePath}${target}`;
		const moved = redirected.get(page);
		if (moved !== undefined) return path(moved);
		if (isTranslation && page.startsWith("/") && page !== "/")
			return path(page.slice(0, page.lastIndexOf("/")) || "/");
		throw new Error(`A link points to "${target}", and the route table has no such page.`);
	};
	/** Links the page of a kind that has only one page: `to.page("contact")`. */
	const page = (kind: KindName): string => {
		const isOne = (route: Route) => route.kind === kind;
		const found = own.find(isOne) ?? ofMain.find(isOne);
		if (found === undefined)
			throw new Error(`A link points to the page "${kind}", and the route table has no such page.`);
		return `${basePath}${found.path}`;
	};
	return {
		page,
		path,
		service: ({ slug }: Slugged) => path(`/services/${slug}`),
		county: (slug: string) => path(`/areas/${slug}`),
		town: ({ id }: { readonly id: string }) => path(`/areas/${id}`),
		below: (folder: PageFolder, { slug }: Slugged) => path(`/${folder}/${slug}`),
		/** The contact form, prefilled with a subject, a message, or both (islands/ContactForm.tsx). */
		quote: (about: { readonly subject?: string; readonly message?: string }) =>
			`${page("contact")}#${new URLSearchParams(about)}`,
		/** Adds the base path to a page's path in any language, without looking up the page. */
		exact: (target: string) => `${basePath}${target}`,
		file: (file: string) => `${basePath}/${file}`,
		absolute: (target: string) => `${origin}${path(target)}`,
		/** A page's absolute URLs in all its languages. `x-default` is for all other languages. */
		alternates: ({ alternates }: Pick<Route, "alternates">) => {
			const own = alternates.map((other) => ({
				lang: languageCode(other.language),
				url: `${origin}${basePath}${other.path}`,
			}));
			return [...own, ...own.slice(0, 1).map(({ url }) => ({ lang: "x-default", url }))];
		},
	};
}
