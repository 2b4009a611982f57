import type { Route, RouteKind } from "../generator/routes.ts";

/** The six items of the navigation, in the order of the specification. */
const kinds: readonly RouteKind[] = ["home", "services", "areas", "faq", "about", "contact"];

/** The main pages' routes, for the navigation and, with those of more kinds, for lists of links. */
export const mainPages = (routes: readonly Route[], more: readonly RouteKind[] = []): readonly Route[] =>
	[...kinds, ...more].flatMap((kind) => routesByKind(routes).get(kind) ?? []);

// Every page asks, and thousands of routes are too many to go through each time.
const grouped = new WeakMap<readonly Route[], ReadonlyMap<RouteKind, readonly Route[]>>();

function routesByKind(routes: readonly Route[]): ReadonlyMap<RouteKind, readonly Route[]> {
	let groups = grouped.get(routes);
	if (groups === undefined) {
		const byKind = new Map<RouteKind, Route[]>();
		for (const route of routes) {
			const group = byKind.get(route.kind);
			if (group) group.push(route);
			else byKind.set(route.kind, [route]);
		}
		groups = byKind;
		grouped.set(routes, groups);
	}
	return groups;
}
