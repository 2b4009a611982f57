import type { Route } from "../generator/site/routes.ts";
import type { TownId } from "../generator/site/site.ts";
import { isTownRoute } from "./town/kind.ts";

/**
 * Ids of towns with a page in this language. Of other towns, only names and numbers can be shown.
 */
export const townsWithPage = (routes: readonly Route[]): ReadonlySet<TownId> =>
	new Set(routes.flatMap((route) => (isTownRoute(route) ? route.town.id : [])));
