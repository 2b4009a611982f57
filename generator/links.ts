import type { Route, RouteKind, RoutePath } from "./routes.ts";
import type { Service, Town } from "./site.ts";

type SinglePage = Exclude<RouteKind, "service" | "county" | "town" | "legal" | "notFound" | "error">;

/** The one way to link to a page. What it returns is ready for `href`: base path included. */
export interface Links {
	/** A page that there is one of: `to.page("contact")`. */
	page(kind: SinglePage): string;
	service(service: Pick<Service, "slug"> | string): string;
	county(slug: string): string;
	/** A town, or its id "pasco/trinity". */
	town(town: Pick<Town, "id"> | string): string;
	legal(page: "privacy-policy" | "terms-of-service"): string;
	/** A path as data writes it, such as "/faq#springs". */
	path(path: string): string;
	/** The page's absolute URL. */
	absolute(path: string): string;
}

/**
 * @param routes the route table
 * @param url the site's address; its path, if any, is put before every link ("/repo" on GitHub Pages)
 * @throws Error from each link when the table has no such page: an unknown page does not build.
 */
export function createLinks(routes: readonly Route[], url: string): Links {
	const { origin, pathname } = new URL(url);
	const base = pathname.replace(/\/+$/, "");
	const known = new Set<string>(routes.map((route) => route.path));
	const single = new Map<string, RoutePath>(routes.map((route) => [route.kind, route.path]));

	const path = (target: string): string => {
		const page = target.replace(/[?#].*$/, "");
		if (!known.has(page)) throw new Error(`A link points to "${target}", and the route table has no such page.`);
		return target === "/" ? `${base}/` : `${base}${target}`;
	};
	return {
		page: (kind) => path(single.get(kind) ?? `(${kind})`),
		service: (service) => path(`/services/${typeof service === "string" ? service : service.slug}`),
		county: (slug) => path(`/areas/${slug}`),
		town: (town) => path(`/areas/${typeof town === "string" ? town : town.id}`),
		legal: (page) => path(`/${page}`),
		path,
		absolute: (target) => `${origin}${path(target)}`,
	};
}
