import { languageCode } from "./languages.ts";
import type { Route } from "./routes.ts";
import { toFileLink } from "./schema/usualForms.ts";
import type { Words } from "./schema/wordsSchema.ts";
import type { PageFolder } from "./site.ts";

type Slugged = { readonly slug: string };

/** Functions that return URLs of pages and files. The URLs include the base path. */
export type Links = ReturnType<typeof createLinks>;

/**
 * Splits the site's URL. `basePath` comes before every path: "/repo" for
 * "https://acme.github.io/repo" (GitHub Pages), "" for a site with its own domain.
 */
export function siteAddress(url: string) {
	const { origin, hostname, pathname } = new URL(url);
	return { origin, hostname, basePath: pathname.replace(/\/+$/, "") };
}

/**
 * Creates the links for the pages of one language. A link to a page that this language lacks leads
 * to the main language's page, and a link to a removed page leads to the target of its redirect.
 * @param routes the routes of all languages, the main language's first
 * @param url the site's URL
 * @param language the language of the pages with the links. By default, the main language.
 * @returns functions that return URLs. The functions that look up a page throw an Error if there is
 * no such page. In a translation, a path without a page leads to the nearest page above.
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
	const firstOfKind = new Map([...own, ...ofMain].reverse().map(({ kind, path }) => [kind, path]));
	const redirected = new Map(redirects.map(({ from, to }) => [from, to]));
	const isTranslation = own[0]?.language !== main?.language;

	/** Returns the URL of a path in the data. In Spanish: "/faq#a" → "/es/preguntas-frecuentes#a". */
	const path = (target: string): string => {
		const [, page = "", rest = ""] = /^([^?#]*)(.*)$/.exec(target) ?? [];
		const found = paths.get(page);
		if (found !== undefined) return `${basePath}${found}${rest}`;
		// The path of a file, such as one in public/. checkOutput.ts checks later that the file exists.
		if (/^\/[^?#]*\.(?!html?$)\w+$/.test(page)) return `${basePath}${toFileLink(target)}`;
		const moved = redirected.get(page);
		if (moved !== undefined) return path(moved);
		if (isTranslation && page.startsWith("/") && page !== "/")
			return path(page.slice(0, page.lastIndexOf("/")) || "/");
		throw new Error(`A link points to "${target}", and the route table has no such page.`);
	};
	/** Returns the URL of the page of a kind that has only one page: `to.page("contact")`. */
	const page = (kind: keyof Words["pages"]): string => {
		const found = firstOfKind.get(kind);
		if (found === undefined)
			throw new Error(`A link points to the page "${kind}", and the route table has no such page.`);
		return `${basePath}${found}`;
	};
	return {
		page,
		path,
		service: ({ slug }: Slugged) => path(`/services/${slug}`),
		county: (slug: string) => path(`/areas/${slug}`),
		town: ({ id }: { readonly id: string }) => path(`/areas/${id}`),
		below: (folder: PageFolder, { slug }: Slugged) => path(`/${folder}/${slug}`),
		/** The contact form's URL. islands/form/fillFromLink.ts prefills the form from the hash. */
		quote: (about: { readonly subject?: string; readonly message?: string }) =>
			`${page("contact")}#${new URLSearchParams(about)}`,
		/** Adds the base path to a page's path in any language, without looking up the page. */
		exact: (target: string) => `${basePath}${target}`,
		file: (file: string) => `${basePath}/${file}`,
		absolute: (target: string) => `${origin}${path(target)}`,
		alternates: (route: Pick<Route, "alternates">) => alternatesOf(route, `${origin}${basePath}`),
	};
}

/**
 * Returns a page's absolute URLs in all its languages, for hreflang. `x-default` is the first URL,
 * for visitors with any other language.
 */
function alternatesOf({ alternates }: Pick<Route, "alternates">, root: string) {
	const own = alternates.map(({ language, path }) => ({
		lang: languageCode(language),
		url: `${root}${path}`,
	}));
	return [...own, ...own.slice(0, 1).map(({ url }) => ({ lang: "x-default", url }))];
}
