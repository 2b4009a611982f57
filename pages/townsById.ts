import type { Site, Town, TownId } from "../generator/site/site.ts";

/**
 * The towns with these ids (county/town), in their order.
 * @throws Error naming an id that no town has
 */
export const townsById = (site: Site, ids: readonly string[]): readonly Town[] =>
	ids.map((id) => {
		const town = site.towns.get(id as TownId);
		if (!town) throw new Error(`There is no town "${id}".`);
		return town;
	});
