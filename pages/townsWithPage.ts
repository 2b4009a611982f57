import type { Route } from "../generator/site/routes.ts";
import type { TownId } from "../generator/site/site.ts";

/**
 * The ids of towns that have a page among these routes. Other towns' texts are not translated, so
 * only their names and numbers can be shown.
 */
export const townsWithPage = (routes: readonly Route[]): ReadonlySet<TownId> =>
	new Set(routes.flatMap((route) => (route.kind === "town" ? route.town.id : [])));
