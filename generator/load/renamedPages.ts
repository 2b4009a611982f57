import type { Site, TownId } from "../site/site.ts";

/** Suggests a redirect from a missing page's path, by default to the page above. */
export const redirectHint = (
	folder: string,
	from: string,
	to = from.slice(0, from.lastIndexOf("/")),
): string =>
	`If the page was renamed or removed, add its old address to ${folder}/redirects.yaml: - { from: ${from}, to: ${to} }`;

/**
 * Finds the town that an outdated path or a town's name means. The path's last part suffices,
 * because no two towns share a file name.
 */
export function townAt({ towns }: Site, path: string): TownId | undefined {
	const last = path.slice(path.lastIndexOf("/") + 1);
	return [...towns.values()].find(({ slug, name }) => slug === last || name === path)?.id;
}
