import type { Assets } from "./assets.ts";
import type { Links } from "./links.ts";
import type { Maps } from "./maps.ts";
import type { Route } from "./routes.ts";
import type { Site } from "./site.ts";

export interface PageProps<R extends Route = Route> {
	readonly site: Site;
	readonly route: R;
	readonly routes: readonly Route[];
	readonly navigation: readonly Route[];
	/**
	 * The routes in the footer's last line. If a page has no translation, its route is the main
	 * language's.
	 */
	readonly footerPages: readonly Route[];
	readonly to: Links;
	readonly assets: Assets;
	readonly maps: Maps;
}
