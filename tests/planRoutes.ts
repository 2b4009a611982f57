import { linkLanguages } from "../generator/site/routes.ts";
import type { Site } from "../generator/site/site.ts";
import type { PageRoute } from "../pages/kinds.ts";
import { planLanguage } from "../pages/planRoutes.ts";

/** The routes of a site that a test has changed. `loadSite` returns those of an unchanged one. */
export const planRoutes = (site: Site): readonly PageRoute[] =>
	linkLanguages([site, ...site.translations].flatMap(planLanguage));
