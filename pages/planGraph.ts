import type { Graph, Thing } from "schema-dts";
import type { Assets } from "../site/assets.ts";
import type { Links } from "../site/links.ts";
import type { Route } from "../site/routes.ts";
import { type BusinessContext, businessNode } from "./businessNode.ts";
import { kindOf } from "./kindOf.ts";

export interface GraphContext extends BusinessContext {
	readonly assets: Pick<Assets, "hero" | "favicons" | "logo" | "sharingImages">;
}

/**
 * Plans a page's schema.org graph. An `@id` means the same thing on every page. The graph contains
 * only data that the page shows
 * (https://developers.google.com/search/docs/appearance/structured-data/sd-policies).
 */
export function planGraph(route: Route, context: GraphContext): Graph {
	const kind = kindOf(route);
	const { site, to, assets } = context;
	const url = to.absolute(route.path);
	// The company's `@id` starts with this URL in every language, because it is the same company.
	const root = new URL(to.file(""), site.business.url).href;
	const ids = {
		business: `${root}#business`,
		website: `${to.absolute("/")}#website`,
		page: `${url}#webpage`,
		crumbs: `${url}#breadcrumb`,
		service: `${url}#service`,
	};
	const address = (file: string) => new URL(file, site.business.url).href;
	const sharingImage = (path: string) => assets.sharingImages.get(path) ?? "";
	const image = address(sharingImage(route.path));
	const pictures = {
		image: address(assets.hero?.fallback.src ?? sharingImage("/")),
		logo: address(assets.logo?.main.src ?? assets.favicons.apple),
	};
	const own = kind.structuredData?.(route, { site, url, image, ids }) ?? [];
	const types = new Set(own.map(typeOf));

	const graph: Thing[] = [
		businessNode(kind, context, { root, id: ids.business, ...pictures }),
		{
			"@type": "WebSite",
			"@id": ids.website,
			url: to.absolute("/"),
			name: site.business.name,
			inLanguage: site.speech.language,
			publisher: { "@id": ids.business },
		},
		{
			"@type": "WebPage",
			"@id": ids.page,
			url,
			name: route.title,
			description: route.description,
			inLanguage: site.speech.language,
			isPartOf: { "@id": ids.website },
			...(!types.has("Article") && {
				about: { "@id": types.has("Service") ? ids.service : ids.business },
			}),
			...(route.crumbs.length > 1 && { breadcrumb: { "@id": ids.crumbs } }),
			...(route.updated && { dateModified: route.updated }),
		},
	];
	if (route.crumbs.length > 1) graph.push(crumbsNode(route, ids.crumbs, to));
	graph.push(...own);
	return { "@context": "https://schema.org", "@graph": graph };
}

const crumbsNode = ({ crumbs }: Route, id: string, to: Links): Thing => ({
	"@type": "BreadcrumbList",
	"@id": id,
	itemListElement: crumbs.map(({ name, path }, index) => ({
		"@type": "ListItem",
		position: index + 1,
		name,
		item: to.absolute(path),
	})),
});

const typeOf = (node: Thing): unknown => (typeof node === "object" ? node["@type"] : undefined);
