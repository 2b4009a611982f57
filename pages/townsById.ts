import type { Site, Town, TownId } from "../generator/site/site.ts";

/** @throws Error naming an id without a town */
export const townsById = (site: Site, ids: readonly string[]): readonly Town[] =>
	ids.map((id) => {
		const town = site.towns.get(id as TownId);
		if (!town) throw new Error(`There is no town "${id}".`);
		return town;
	});
