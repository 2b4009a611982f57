import { linkLanguages } from "../generator/site/routes.ts";
import type { Site } from "../generator/site/site.ts";
import type { PageRoute } from "../pages/kinds.ts";
import { planLanguage } from "../pages/planRoutes.ts";

/** Plans the routes of a site that a test has changed. Otherwise, `loadSite` returns them. */
export const planRoutes = (site: Site): readonly PageRoute[] =>
	linkLanguages([site, ...site.translations].flatMap(planLanguage));
