import type { Assets } from "../generator/assets/assets.ts";
import type { Maps } from "../generator/map/maps.ts";
import type { Links } from "../generator/site/links.ts";
import type { Route, RouteKind, RouteOf } from "../generator/site/routes.ts";
import type { SharedSite, Site } from "../generator/site/site.ts";

/** What a page component gets: nothing else is in reach. */
export type PageProps<K extends RouteKind = RouteKind> = [K] extends ["town"]
	? TownProps
	: AnyProps<K>;

/**
 * Of other towns a town's page knows what its route and its map say: so it is the same as long as
 * they are (docs/decisions/0011-kept-pages.md).
 */
interface TownProps {
	readonly site: SharedSite;
	readonly route: RouteOf<"town">;
	readonly to: Links;
	readonly assets: Pick<Assets, "posters">;
	readonly maps: Maps;
}

interface AnyProps<K extends RouteKind> {
	readonly site: Site;
	readonly route: RouteOf<K>;
	readonly routes: readonly Route[];
	/** The pages of the header's navigation, in its order. */
	readonly navigation: readonly Route[];
	readonly to: Links;
	readonly assets: Assets;
	readonly maps: Maps;
}
