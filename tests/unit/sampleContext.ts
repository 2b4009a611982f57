import type { GraphContext } from "../../generator/render/structuredData.ts";
import { createLinks } from "../../generator/site/links.ts";
import type { Route } from "../../generator/site/routes.ts";
import { servedAreas } from "../../generator/site/servedAreas.ts";
import type { Site } from "../../generator/site/site.ts";
import { sampleAssets } from "./sampleAssets.ts";

export const sampleContext = (site: Site, routes: readonly Route[]): GraphContext => ({
	site,
	to: createLinks(routes, site.business.url),
	assets: sampleAssets(routes),
	sharingImages: { own: "/share/page.jpg", home: "/share/home.jpg" },
	served: servedAreas(site),
});

/** Returns the route of a path, so that a test fails if there is none. */
export function routeAt<R extends Route>(routes: readonly R[], path: string): R {
	const route = routes.find((candidate) => candidate.path === path);
	if (!route) throw new Error(`No route ${path}`);
	return route;
}
