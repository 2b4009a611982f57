import type { Site, Town, TownId } from "../generator/site/site.ts";

/**
 * Returns the towns in the order of `ids`. Removed towns, whose ids only redirects still know, are
 * left out.
 */
export const townsById = (site: Site, ids: readonly string[]): readonly Town[] =>
	ids.flatMap((id) => site.towns.get(id as TownId) ?? []);
