import type { Site } from "./site.ts";

/** A canonical path: starts with a slash and ends without one, except for "/". */
export type RoutePath = string & { readonly brand: "RoutePath" };

export interface Crumb {
	readonly name: string;
	readonly path: RoutePath;
}

/** A page of the site. Kinds of pages add more fields: see `plan` in pages/<kind>/kind.ts. */
export interface Route {
	readonly kind: string;
	readonly path: RoutePath;
	/** A language tag: "en-US". */
	readonly language: string;
	/** The page's path in the main language. Links in the texts of all languages use this path. */
	readonly source: RoutePath;
	/** The page's paths in all its languages, including `language`. Empty if there is only one. */
	readonly alternates: readonly { readonly language: string; readonly path: RoutePath }[];
	/** The name of the main language's data file, without extension: "areas/county/town". */
	readonly data: string;
	readonly file: string;
	readonly title: string;
	readonly name: string;
	readonly description: string;
	readonly keywords: readonly string[];
	readonly updated: string | undefined;
	/** False for 404, 500 and the thank-you page: `noindex`, no canonical URL, not in the sitemap. */
	readonly indexed: boolean;
	readonly crumbs: readonly Crumb[];
	readonly inNavigation: boolean;
	readonly inFooter: boolean;
	/** The page's entry on /sitemap. Undefined only if `indexed` is false. */
	readonly listing:
		| { readonly column: string; readonly block: "pages" | "areas"; readonly name: string }
		| undefined;
	/** The file of the page's Atom feed: "news.xml". Undefined if the page has no feed. */
	readonly feed?: string;
	readonly status: 200 | 404 | 500;
	readonly sign: SignText;
}

/**
 * The texts on the road sign of a sharing image: `kicker` at the top, `title` in the middle, `left`
 * and `minutes` ("30–45") at the bottom.
 */
export interface SignText {
	readonly kicker: string;
	readonly title: string;
	readonly left: string;
	readonly minutes?: string;
}

export interface PageMeta {
	readonly title: string;
	readonly heading?: string;
	readonly description: string;
	readonly keywords?: readonly string[] | undefined;
	readonly updated?: string | undefined;
}

/** The fields of a route that its kind may set instead of the defaults. */
export interface Placing
	extends Partial<Pick<Route, "data" | "inNavigation" | "inFooter" | "indexed" | "status">> {
	/** The breadcrumbs between the home page and this page. */
	readonly above?: readonly Crumb[];
	readonly listing?: Partial<NonNullable<Route["listing"]>>;
	readonly sign?: Partial<SignText>;
}

/** The argument of a page kind's `plan`. */
export interface Planning {
	readonly site: Site;
	readonly crumb: (source: string, name: string) => Crumb;
	/**
	 * Creates the fields that routes of all kinds have.
	 * @param source the path in the main language: "/services/opener-repair"
	 * @param name the page's name, for breadcrumbs and lists
	 */
	readonly place: (
		source: string,
		name: string,
		meta: PageMeta,
		placing?: Placing,
	) => Omit<Route, "kind">;
}

/**
 * Makes the route table: sets `alternates` in the routes of all languages. Everything that lists or
 * links pages reads this one table.
 * @param routes the routes of all languages, the main language's first
 */
export function linkLanguages<R extends Route>(routes: readonly R[]): readonly R[] {
	const same = new Map<RoutePath, Route["alternates"]>();
	for (const { source, language, path } of routes)
		same.set(source, [...(same.get(source) ?? []), { language, path }]);
	const linked = routes.map((route) => {
		const alternates = same.get(route.source) ?? [];
		return alternates.length > 1 ? { ...route, alternates } : route;
	});
	return Object.freeze(linked);
}

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);
