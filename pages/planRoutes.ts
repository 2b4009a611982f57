import { planRoutesOf } from "../generator/site/routes.ts";
import type { Site } from "../generator/site/site.ts";
import { kinds, type PageRoute } from "./kinds.ts";

/** Plans the pages of one language. `linkLanguages` joins those of all. */
export const planLanguage = (site: Site): readonly PageRoute[] =>
	planRoutesOf(kinds, site) as readonly PageRoute[];
