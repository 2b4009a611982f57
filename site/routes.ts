import type { Business } from "./schema/schema.ts";
import type { Site, Translation } from "./site.ts";
import { countyName } from "./words.ts";

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
	/** The page's paths in all its languages, including `language`. Empty if it has only one. */
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

/**
 * The longest title, in characters, including the company's name. Google cuts titles to the
 * device's width and names no limit in characters:
 * https://developers.google.com/search/docs/appearance/title-link
 */
const titleLength = 65;

/**
 * Adds the company's name to a title: "Spring repair | Acme Garage Doors". Adds the short name if
 * the name doesn't fit into `titleLength`, and no name if the short name doesn't fit either.
 */
const brandTitle = (title: string, { name, shortName }: Business): string =>
	[`${title} | ${name}`, `${title} | ${shortName}`].find(({ length }) => length <= titleLength) ??
	title;

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

interface Planner {
	plan(planning: Planning): readonly Route[];
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
	return Object.freeze(
		routes.map((route) => {
			const alternates = same.get(route.source) ?? [];
			return alternates.length > 1 ? { ...route, alternates } : route;
		}),
	);
}

/** Returns the name of a page's data file, unless the kind sets another: "/faq" → "faq". */
const fileOf = (source: string): string => (source === "/" ? "home" : source.slice(1));

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

/**
 * Translates a path: "/areas/acme" → "/es/zonas-de-servicio/condado-de-acme".
 * @param data the name of the page's data file. The page's slug is looked up by this name.
 */
function pathIn(
	translation: Translation | undefined,
	path: string,
	data = path.slice(1),
): RoutePath {
	if (!translation) return path as RoutePath;
	const names = path.split("/").slice(1).filter(Boolean);
	const parts = names.map((name, depth) => {
		const isLast = depth === names.length - 1;
		return translation.slugs.get(isLast ? data : names.slice(0, depth + 1).join("/")) ?? name;
	});
	return `/${[translation.code, ...parts].join("/")}` as RoutePath;
}

/** Plans a language's routes in the order of `kinds`, which is also the navigation's order. */
export function planRoutesOf(kinds: readonly Planner[], site: Site): readonly Route[] {
	const planning = createPlanning(site);
	const routes = kinds.flatMap((kind) => kind.plan(planning));
	const { translation } = site;
	if (!translation) return routes;
	const translated = routes.filter(({ data }) => translation.names.has(data));
	const paths = new Set(translated.map(({ path }) => path));
	return translated.map((route) => ({
		...route,
		crumbs: route.crumbs.filter(({ path }) => paths.has(path)),
	}));
}

function createPlanning(site: Site): Planning {
	const { business, words, translation } = site;
	const crumb = (source: string, name: string): Crumb => ({
		name,
		path: pathIn(translation, source),
	});
	const home = crumb("/", words.pages.home);
	const areaNames =
		site.counties.map(({ name }) => countyName(name, words).short).join(" · ") || business.region;
	return {
		site,
		crumb,
		place: (source, name, meta, placing = {}) => {
			const { title, heading = name, description, keywords = [], updated } = meta;
			const { above = [], data = fileOf(source), inNavigation = false, inFooter = false } = placing;
			const { indexed = true, status = 200 } = placing;
			const path = pathIn(translation, source, data);
			return {
				path,
				language: site.speech.language,
				source: source as RoutePath,
				alternates: [],
				data,
				file: path === "/" ? "index.html" : `${path.slice(1)}.html`,
				title: brandTitle(title, business),
				name,
				description,
				keywords,
				updated,
				indexed,
				status,
				crumbs: [...(source === "/" ? [] : [home]), ...above, { name, path }],
				inNavigation,
				inFooter,
				listing: indexed
					? { column: words.sitemap.mainPages, block: "pages", name, ...placing.listing }
					: undefined,
				sign: { kicker: name, title: heading, left: areaNames, ...placing.sign },
			};
		},
	};
}
