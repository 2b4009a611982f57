import type { Site, TownId } from "../../site/site.ts";

/** Suggests a redirect from the path of a missing page, by default to the page above it. */
export const redirectHint = (
	folder: string,
	from: string,
	to = from.slice(0, from.lastIndexOf("/")),
): string =>
	`If the page was renamed or removed, add its old address to ${folder}/redirects.yaml: - { from: ${from}, to: ${to} }`;

/**
 * Finds a town by its name or by an outdated path, such as "/areas/old-county/town". The path's
 * last part suffices, because no two towns share a file name.
 */
export function townAt({ towns }: Site, path: string): TownId | undefined {
	const last = path.slice(path.lastIndexOf("/") + 1);
	return [...towns.values()].find(({ slug, name }) => slug === last || name === path)?.id;
}
