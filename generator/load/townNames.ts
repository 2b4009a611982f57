import type { Site, TownId } from "../site/site.ts";

/** Writes the `fix` for an unknown town: how to name a town in a list. */
export const townList = ({ folder, towns }: Site): string =>
	`Use the town's path in ${folder}/areas without its ending, e.g. "${towns.keys().next().value ?? "county/town"}".`;

/**
 * Finds the town that an outdated path or a town's name means. The path's last part suffices,
 * because no two towns share a file name.
 */
export function townAt({ towns }: Site, path: string): TownId | undefined {
	const last = path.slice(path.lastIndexOf("/") + 1);
	return [...towns.values()].find(({ slug, name }) => slug === last || name === path)?.id;
}
