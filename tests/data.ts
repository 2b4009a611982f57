import { loadSite } from "../generator/load/loadSite.ts";
import { readOptions } from "../generator/options.ts";
import type { KindName, RouteOf } from "../pages/kinds.ts";
import type { Site } from "../site/site.ts";
import { dataFolder } from "./builtSite.ts";

/** The options of the build of tests/builtSite.ts. */
export const options = readOptions(["--data", dataFolder], process.env, Date.now());

/** The data of that build. Tests derive from it what they expect of a page. */
export const loaded = loadSite(options.data, options.time, { advises: false });
export const { site, routes } = loaded;
export const { business } = site;

export const sites = [site, ...site.translations];

/** Returns the site in a route's language. @throws Error if the site has no such language */
export function siteOf({ language }: { readonly language: string }): Site {
	const found = sites.find(({ speech }) => speech.language === language);
	if (found === undefined) throw new Error(`The site has no language ${language}.`);
	return found;
}

/** Whether a redirect replaces the page at a path. Pages then leave out what data says about it. */
export const isRemoved = (path: string): boolean =>
	site.redirects.some(({ from }) => from === path);

export const routesOf = <K extends KindName>(kind: K): readonly RouteOf<K>[] =>
	routes.filter(
		(route): route is RouteOf<K> => route.kind === kind && route.language === site.speech.language,
	);
