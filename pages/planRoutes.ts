import { planRoutesOf } from "../generator/site/routes.ts";
import type { Site } from "../generator/site/site.ts";
import { kinds, type PageRoute } from "./kinds.ts";

/** Plans every page of a site in every language, the main language first. */
export const planRoutes = (site: Site): readonly PageRoute[] =>
	planRoutesOf(kinds, site) as readonly PageRoute[];
