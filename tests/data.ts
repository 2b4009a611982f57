import { loadSite } from "../generator/load/loadSite.ts";
import { readOptions } from "../generator/options.ts";
import { planRoutes, type RouteKind, type RouteOf } from "../generator/site/routes.ts";
import { dataFolder } from "./builtSite.ts";

/** What the build of tests/builtSite.ts was asked for. */
export const options = readOptions(["--data", dataFolder], process.env, Date.now());

/** The data that the build was made from: what tests expect of a page, they derive from it. */
export const site = loadSite(options.data, options.buildDate);
export const routes = planRoutes(site);
export const { business } = site;

/** The pages of one kind in the main language. What holds in every language, tests ask of all routes, or of all pages. */
export const routesOf = <K extends RouteKind>(kind: K): readonly RouteOf<K>[] =>
	routes.filter((route): route is RouteOf<K> => route.kind === kind && route.language === site.speech.language);
