import type { Crumb, Planning, Route, RoutePath } from "../site/routes.ts";
import type { Business } from "../site/schema/schema.ts";
import type { Site, Translation } from "../site/site.ts";
import { countyName } from "../site/words.ts";
import { kinds, type PageRoute } from "./kinds.ts";

interface Planner {
	plan(planning: Planning): readonly Route[];
}

/** Plans the pages of one language. `linkLanguages` then joins the plans of all languages. */
export const planLanguage = (site: Site): readonly PageRoute[] =>
	planRoutes(kinds, site) as readonly PageRoute[];

/** Plans a language's routes in the order of `kinds`, which is also the navigation's order. */
function planRoutes(planners: readonly Planner[], site: Site): readonly Route[] {
	const planning = createPlanning(site);
	const routes = planners.flatMap((planner) => planner.plan(planning));
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

/** Returns the name of a page's data file, unless the kind sets another: "/faq" → "faq". */
const fileOf = (source: string): string => (source === "/" ? "home" : source.slice(1));

/**
 * Translates a path: "/areas/acme" → "/es/zonas-de-servicio/condado-de-acme".
 * @param data the name of the page's data file. The page's slug is looked up by this name.
 */
export function pathIn(
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
