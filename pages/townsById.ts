import type { Site, Town, TownId } from "../site/site.ts";

/**
 * Returns the towns in the order of `ids`. Skips the id of a removed town: data may name the town
 * if it has a redirect (`referTowns`).
 */
export const townsById = (site: Site, ids: readonly string[]): readonly Town[] =>
	ids.flatMap((id) => site.towns.get(id as TownId) ?? []);
