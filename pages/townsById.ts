import type { Site, Town, TownId } from "../generator/site/site.ts";

/**
 * The towns with these ids ("county/town"), in the order of the ids. A town that was taken away, and
 * that a redirect leads on from, is left out.
 */
export const townsById = (site: Site, ids: readonly string[]): readonly Town[] =>
	ids.flatMap((id) => site.towns.get(id as TownId) ?? []);
