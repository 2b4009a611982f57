import type { Route } from "../generator/site/routes.ts";
import type { TownId } from "../generator/site/site.ts";

/**
 * The towns that have a page in the language of these routes: of the others only names, numbers and
 * places can be shown.
 */
export const townsWithPage = (routes: readonly Route[]): ReadonlySet<TownId> =>
	new Set(routes.flatMap((route) => (route.kind === "town" ? route.town.id : [])));
