import type { Route } from "../generator/site/routes.ts";
import type { TownId } from "../generator/site/site.ts";
import { isTownRoute } from "./town/kind.ts";

/**
 * Returns the ids of the towns with a page in this language. Of other towns, only names and numbers
 * can be shown, because their texts are in the main language.
 */
export const townsWithPage = (routes: readonly Route[]): ReadonlySet<TownId> =>
	new Set(routes.flatMap((route) => (isTownRoute(route) ? route.town.id : [])));
