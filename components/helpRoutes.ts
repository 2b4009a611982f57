import type { Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";

/** The routes in the sitemap's help column that are directly below the home page. */
export const helpRoutes = (routes: readonly Route[], { words }: Pick<Site, "words">) =>
	routes.filter(
		({ listing, crumbs }) => listing?.column === words.sitemap.help && crumbs.length === 2,
	);
