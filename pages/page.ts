import type { Assets } from "../generator/assets/assets.ts";
import type { Maps } from "../generator/map/maps.ts";
import type { Links } from "../generator/site/links.ts";
import type { Route, RouteKind, RouteOf } from "../generator/site/routes.ts";
import type { Site } from "../generator/site/site.ts";

export interface PageProps<K extends RouteKind = RouteKind> {
	readonly site: Site;
	readonly route: RouteOf<K>;
	readonly routes: readonly Route[];
	readonly navigation: readonly Route[];
	readonly to: Links;
	readonly assets: Assets;
	readonly maps: Maps;
}
