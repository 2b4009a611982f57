import { type GraphContext, planGraph } from "../../pages/planGraph.ts";
import { planHolidays } from "../../site/hours.ts";
import { createLinks } from "../../site/links.ts";
import type { Route } from "../../site/routes.ts";
import { servedAreas } from "../../site/servedAreas.ts";
import type { Site } from "../../site/site.ts";
import { planRoutes } from "../planRoutes.ts";
import { sampleAssets } from "./sampleAssets.ts";

export const sampleContext = (site: Site, routes: readonly Route[]): GraphContext => ({
	site,
	to: createLinks(routes, site.business.url),
	assets: sampleAssets(routes),
	served: servedAreas(site),
	holidays: planHolidays(site.business.holidays, site.buildDate, 1),
});

/** Returns the route of a path, so that a test fails if there is none. */
export function routeAt<R extends Route>(routes: readonly R[], path: string): R {
	const route = routes.find((candidate) => candidate.path === path);
	if (!route) throw new Error(`No route ${path}`);
	return route;
}

interface Node {
	readonly "@type": string;
	readonly [field: string]: unknown;
}

/** Returns the structured data of a page, by type. */
export function graphOf(path: string, site: Site): ReadonlyMap<string, Node> {
	const routes = planRoutes(site);
	const { "@graph": nodes } = planGraph(routeAt(routes, path), sampleContext(site, routes));
	return new Map((nodes as unknown as readonly Node[]).map((node) => [node["@type"], node]));
}
