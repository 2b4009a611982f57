import { loadSite } from "../generator/load/loadSite.ts";
import { readOptions } from "../generator/options.ts";
import type { Site } from "../generator/site/site.ts";
import type { KindName, RouteOf } from "../pages/kinds.ts";
import { dataFolder } from "./builtSite.ts";

/** What the build of tests/builtSite.ts was asked for. */
export const options = readOptions(["--data", dataFolder], process.env, Date.now());

/** The data that the build was made from: what tests expect of a page, they derive from it. */
export const loaded = loadSite(options.data, options.time);
export const { site, routes } = loaded;
export const { business } = site;

/** The site in each of its languages, the main one first. */
export const sites = [site, ...site.translations];

/** The site in the language of a route. @throws Error when it has no such language */
export function siteOf({ language }: { readonly language: string }): Site {
	const found = sites.find(({ speech }) => speech.language === language);
	if (found === undefined) throw new Error(`The site has no language ${language}.`);
	return found;
}

/** Whether the page of a path was taken away: what names it in data is left out of pages. */
export const isRemoved = (path: string): boolean =>
	site.redirects.some(({ from }) => from === path);

/** The pages of one kind in the main language. */
export const routesOf = <K extends KindName>(kind: K): readonly RouteOf<K>[] =>
	routes.filter(
		(route): route is RouteOf<K> => route.kind === kind && route.language === site.speech.language,
	);
