import { escapeRegExp } from "../escape.ts";

/**
 * Where hosts lead a visitor on: old addresses to new ones, and a page's address with a slash or
 * .html at its end to the page.
 * @param path as it was asked for, with the base path, decoded
 * @param query what followed the "?"; it stays
 * @param basePath "" or "/repo"
 * @param moved the redirects, with the base path
 * @returns where to; undefined for what stands where it was asked for
 */
export function leadOn(
	path: string,
	query: string,
	basePath: string,
	moved: ReadonlyMap<string, string>,
): string | undefined {
	const clean = path.replace(
		new RegExp(`^(${escapeRegExp(basePath)}(?:/[a-z0-9-]+)+)(?:/+|\\.html)$`),
		"$1",
	);
	const home = clean === basePath || clean === `${basePath}/index` || path === "/";
	const to = moved.get(path) ?? (home ? `${basePath}/` : clean);
	if (to === path) return undefined;
	return query === "" ? to : to.replace(/(?=#|$)/, () => (to.includes("?") ? "&" : "?") + query);
}
