import type { Site, Town, TownId } from "../generator/site/site.ts";

/** Towns in the order of the ids. A removed town, whose id only a redirect knows, is left out. */
export const townsById = (site: Site, ids: readonly string[]): readonly Town[] =>
	ids.flatMap((id) => site.towns.get(id as TownId) ?? []);
