import { parse } from "node-html-parser";
import type { Assets, PictureAsset } from "../../generator/assets/assets.ts";
import { loadIconDrawings } from "../../generator/assets/loadIconDrawings.ts";
import { createRenderContext, renderPage } from "../../generator/render/renderPage.tsx";
import { planRoutes, type Route } from "../../generator/site/routes.ts";
import type { Site } from "../../generator/site/site.ts";
import { type IslandName, registry } from "../../islands/registry.ts";

const picture: PictureAsset = {
	position: [50, 50],
	sources: [{ type: "image/avif", srcSet: "/assets/door-640.avif 640w", width: 640, height: 480 }],
	fallback: { src: "/assets/door-640.jpg", srcSet: "/assets/door-640.jpg 640w", width: 640, height: 480 },
};

const named = <N extends string, T>(names: readonly N[], make: (name: N) => T) => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, T>;

/** Addresses like those of a build, without the work behind them: these tests look at what text does to a page. */
const index: Assets = {
	pictures: new Map(),
	hero: picture,
	posters: new Map(),
	font: "/assets/a.woff2",
	zipTable: "/assets/zips.json",
	loader: { src: "/assets/loader.js", integrity: "sha384-abc" },
	sharingImages: new Map([["*", "/assets/share.png"]]),
	favicons: { svg: "/favicon.svg", png48: "/favicon.png", apple: "/apple.png", manifest: "/site.webmanifest" },
	icons: loadIconDrawings("assets/icons"),
	islandClasses: named(Object.keys(registry) as IslandName[], () => []),
	css: "@layer base{a{color:red}}",
};

/** A page as visitors would get it, but for its style. */
export async function renderForTest(
	site: Site,
	choose: (routes: readonly Route[]) => readonly Route[],
): Promise<readonly { readonly route: Route; readonly html: string }[]> {
	const routes = planRoutes(site);
	const context = createRenderContext(site, routes, index);
	return Promise.all(choose(routes).map(async (route) => ({ route, html: Buffer.concat(await renderPage(route, context)).toString() })));
}

/** Elements that Markdown in a text may add; of all others a page has as many whatever its texts say. */
const fromMarkdown = new Set(["a", "strong", "em", "del", "code", "pre", "p", "ul", "ol", "li", "br", "hr", "h2", "h3", "h4", "h5", "h6", "blockquote"]);

/** How many elements of each kind a page has, those left out that Markdown may add. */
export function countElements(html: string): Readonly<Record<string, number>> {
	const counts: Record<string, number> = {};
	for (const { rawTagName } of parse(html).querySelectorAll("*")) {
		const name = rawTagName.toLowerCase();
		if (!fromMarkdown.has(name)) counts[name] = (counts[name] ?? 0) + 1;
	}
	return counts;
}

/** What a text must never bring into a page: handlers, styles, addresses that run. */
export function liveParts(html: string): readonly string[] {
	return parse(html)
		.querySelectorAll("*")
		.flatMap((element) =>
			Object.entries(element.attributes).flatMap(([name, value]) => {
				const runs =
					["href", "src", "action", "formaction", "xlink:href"].includes(name.toLowerCase()) &&
					/^[\s\p{Cc}]*(?:javascript|vbscript|data|file|blob):/iu.test(value);
				return /^on/i.test(name) || name === "style" || name === "srcdoc" || runs ? [`<${element.rawTagName} ${name}="${value}">`] : [];
			}),
		);
}
