import { escapeRegExp } from "../escape.ts";
import type { Move } from "../hosts/hostPlan.ts";

/**
 * Finds the redirect that hosts send for old addresses, and for addresses that end with / or .html.
 * @param path the requested path, decoded, with the base path
 * @param query the request's text after "?". It is added to the target unless the old address has a
 * query of its own.
 * @param moves the old addresses. Those with a query come first.
 * @returns undefined if the request needs no redirect
 */
export function redirectTarget(
	path: string,
	query: string,
	basePath: string,
	moves: readonly Move[],
): string | undefined {
	const parameters = new URLSearchParams(query);
	const move = moves.find(({ decoded, asked }) => {
		if (decoded !== path) return false;
		const wanted = new URLSearchParams(asked.map((pair) => pair.join("=")).join("&"));
		return [...wanted].every(([name, value]) => parameters.getAll(name).includes(value));
	});
	if (move && move.asked.length > 0) return `${move.path}${move.query}${move.fragment}`;
	const clean = path.replace(
		new RegExp(`^(${escapeRegExp(basePath)}(?:/[a-z0-9-]+)+)(?:/+|\\.html)$`),
		"$1",
	);
	const home = clean === basePath || clean === `${basePath}/index` || path === "/";
	const to = move ?? { path: home ? `${basePath}/` : clean, query: "", fragment: "" };
	if (to.path === path && to.query === "") return undefined;
	const joined = [to.query.slice(1), query].filter((part) => part !== "").join("&");
	return `${to.path}${joined && `?${joined}`}${to.fragment}`;
}
