import { escapeRegExp } from "../escape.ts";

/**
 * Finds the redirect that hosts send for old addresses, and for addresses that end with / or .html.
 * @param path the requested path, decoded, with the base path
 * @param query the request's text after "?". It is added to the target unless the old address has a
 * query of its own.
 * @param moved targets by old address, both with the base path. An old address is decoded. If it
 * has a query, the request must contain the same parameters and may have more.
 * @returns undefined if the request needs no redirect
 */
export function redirectTarget(
	path: string,
	query: string,
	basePath: string,
	moved: ReadonlyMap<string, string>,
): string | undefined {
	const asked = new URLSearchParams(query);
	for (const [from, to] of moved) {
		const [old, wanted] = from.split("?");
		if (wanted === undefined || old !== path) continue;
		const isAsked = [...new URLSearchParams(wanted)].every(([name, value]) =>
			asked.getAll(name).includes(value),
		);
		if (isAsked) return to;
	}
	const clean = path.replace(
		new RegExp(`^(${escapeRegExp(basePath)}(?:/[a-z0-9-]+)+)(?:/+|\\.html)$`),
		"$1",
	);
	const home = clean === basePath || clean === `${basePath}/index` || path === "/";
	const to = moved.get(path) ?? (home ? `${basePath}/` : clean);
	if (to === path) return undefined;
	return query === "" ? to : to.replace(/(?=#|$)/, () => (to.includes("?") ? "&" : "?") + query);
}
