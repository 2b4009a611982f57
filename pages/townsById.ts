import type { Site, Town, TownId } from "../generator/site/site.ts";

/**
 * Returns the towns in the order of `ids`. Skips ids of removed towns, which data may still name if
 * a redirect exists (`referTowns`).
 */
export const townsById = (site: Site, ids: readonly string[]): readonly Town[] =>
	ids.flatMap((id) => site.towns.get(id as TownId) ?? []);
