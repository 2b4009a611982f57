import type { Route } from "../site/routes.ts";
import type { TownId } from "../site/site.ts";
import { isTownRoute } from "./town/kind.ts";

/**
 * Returns the ids of the towns with a page in the routes' language. The texts of other towns are
 * not translated, so pages show only the names and numbers of these towns.
 */
export const townsWithPage = (routes: readonly Route[]): ReadonlySet<TownId> =>
	new Set(routes.flatMap((route) => (isTownRoute(route) ? route.town.id : [])));
