import { planRoutesOf } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { kinds, type PageRoute } from "./kinds.ts";

/** Plans the pages of one language. `linkLanguages` then joins the plans of all languages. */
export const planLanguage = (site: Site): readonly PageRoute[] =>
	planRoutesOf(kinds, site) as readonly PageRoute[];
