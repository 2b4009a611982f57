import type { Route } from "../generator/site/routes.ts";
import { routes } from "./data.ts";

/** What a page has that not every page of its kind has: its kind, and the optional fields of its data. */
function partsOf(route: Route): readonly string[] {
	const data = route.kind === "service" ? route.service : route.kind === "county" ? route.county : route.kind === "howTo" ? route.howTo : {};
	return [route.kind, ...Object.keys(data).map((field) => `${route.kind} ${field}`)];
}

/** One page of each kind that there is, and those with parts that the others have not: for tests that can't look at every page. */
export const kinds: readonly string[] = choose().map(({ path }) => path);

function choose(): readonly Route[] {
	const seen = new Set<string>();
	// Of a kind those with most parts come first: fewer are enough then.
	const fullest = [...routes].sort((one, other) => partsOf(other).length - partsOf(one).length);
	const chosen = new Set(
		fullest.filter((route) => {
			const parts = partsOf(route);
			const brings = parts.some((part) => !seen.has(part));
			for (const part of parts) seen.add(part);
			return brings;
		}),
	);
	return routes.filter((route) => chosen.has(route));
}
