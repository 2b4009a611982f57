import type { PageRoute } from "../pages/kinds.ts";
import { planLanguage } from "../pages/planRoutes.ts";
import { linkLanguages } from "../site/routes.ts";
import type { Site } from "../site/site.ts";

/** Plans the routes of a site that a test has changed. Otherwise, `loadSite` returns them. */
export const planRoutes = (site: Site): readonly PageRoute[] =>
	linkLanguages([site, ...site.translations].flatMap(planLanguage));
