import type { Site, Town, TownId } from "../generator/site/site.ts";

/**
 * The towns with these ids ("county/town"), in the order of the ids.
 * @throws Error naming an id without a town
 */
export const townsById = (site: Site, ids: readonly string[]): readonly Town[] =>
	ids.map((id) => {
		const town = site.towns.get(id as TownId);
		if (!town) throw new Error(`There is no town "${id}".`);
		return town;
	});
