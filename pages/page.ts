import type { Assets } from "../generator/assets.ts";
import type { Links } from "../generator/links.ts";
import type { Route, RouteKind, RouteOf } from "../generator/routes.ts";
import type { Site } from "../generator/site.ts";

/** What every page component gets: nothing else is in reach. */
export interface PageProps<K extends RouteKind = RouteKind> {
	readonly site: Site;
	readonly route: RouteOf<K>;
	readonly routes: readonly Route[];
	readonly to: Links;
	readonly assets: Assets;
}
