import type { Route } from "../generator/site/routes.ts";
import type { TownId } from "../generator/site/site.ts";
import { isTownRoute } from "./town/kind.ts";

/**
 * Returns the ids of the towns with a page in the routes' language. Other towns have texts in the
 * main language only, so pages show just the towns' names and numbers.
 */
export const townsWithPage = (routes: readonly Route[]): ReadonlySet<TownId> =>
	new Set(routes.flatMap((route) => (isTownRoute(route) ? route.town.id : [])));
