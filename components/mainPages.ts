import type { Route, RouteKind } from "../generator/routes.ts";

/** The six items of the navigation, in the order of the specification. */
const kinds: readonly RouteKind[] = ["home", "services", "areas", "faq", "about", "contact"];

/** The main pages' routes, for the navigation and, with those of more kinds, for lists of links. */
export const mainPages = (routes: readonly Route[], more: readonly RouteKind[] = []): readonly Route[] =>
	[...kinds, ...more].flatMap((kind) => routes.filter((route) => route.kind === kind));
