import { renderToString } from "react-dom/server";
import { Head } from "../components/Head.tsx";
import { mainPages } from "../components/mainPages.ts";
import { PageBottom } from "../components/PageBottom.tsx";
import { PageMain } from "../components/PageMain.tsx";
import { PageTop } from "../components/PageTop.tsx";
import { pageComponents } from "../pages/registry.ts";
import { type AssetIndex, type Assets, createAssets } from "./assets.ts";
import { planCriticalCss, type Vocabulary } from "./criticalCss.ts";
import { formOrigin } from "./formOrigin.ts";
import { createLinks, type Links } from "./links.ts";
import { memoize } from "./memoize.ts";
import { createMinifier, type Minified } from "./minifyHtml.ts";
import { encode, joinParts, type Part, readPart } from "./pageParts.ts";
import type { Route, RouteKind } from "./routes.ts";
import { contentSecurityPolicy } from "./securityPolicy.ts";
import type { Site } from "./site.ts";
import { structuredData } from "./structuredData.ts";

/** What rendering needs besides the route itself; the same for every page of a build. What many pages share is made once and remembered. */
export interface RenderContext {
	readonly site: Site;
	readonly routes: readonly Route[];
	readonly to: Links;
	readonly assets: Assets;
	readonly minify: (html: string) => Promise<Minified>;
	/** What stands before and after <main>, by the path of the main page that the page is or is below ("" for none). */
	readonly frame: (current: string) => Promise<readonly [top: Part, bottom: Part]>;
	/** The drawings of icons, by their names with spaces between. */
	readonly sprite: (names: string) => Promise<Part>;
	/** The CSS of a page, by its vocabulary; pages with the same key have the same. */
	readonly criticalCss: (key: string, vocabulary: () => Vocabulary) => Stylesheet;
}

/** A page's CSS, and the same as bytes. */
interface Stylesheet {
	readonly text: string;
	readonly bytes: Uint8Array;
}

/**
 * Gathers a render context. The link helper takes its base path from the site's address.
 *
 * @param minify for tests; otherwise the minifier that does no work twice
 */
export function createRenderContext(
	site: Site,
	routes: readonly Route[],
	index: AssetIndex,
	minify: (html: string) => Promise<Minified> = createMinifier(),
): RenderContext {
	const assets = createAssets(index);
	const to = createLinks(routes, site.business.url);
	const shared = { site, routes, to };
	const frame = (current: string) =>
		Promise.all([readPart(renderToString(<PageTop {...shared} current={current} />), minify), readPart(renderToString(<PageBottom {...shared} />), minify)]);
	const sprite = (names: string) => readPart(renderSprite(names.match(/\S+/g) ?? [], assets), minify);
	const plan = planCriticalCss(index.css);
	return {
		...shared,
		assets,
		minify,
		frame: memoize(frame, mostShared),
		sprite: memoize(sprite, mostShared),
		criticalCss: memoize((_key, vocabulary: () => Vocabulary) => {
			const text = plan(vocabulary());
			return { text, bytes: encode(text) };
		}, mostShared),
	};
}

/** Far more than any site has of kinds of frames, sets of icons and stylesheets. */
const mostShared = 1000;

/** The last piece of every page. */
const end = encode("</body></html>");

/**
 * Renders one route to the HTML that visitors get: the page's component, the icons and the CSS that it uses, its head.
 *
 * @returns the page in pieces; what pages share is the same piece in each
 * @throws whatever the page's component throws; the caller names the route
 */
export async function renderPage(route: Route, context: RenderContext): Promise<readonly Uint8Array[]> {
	const { site, routes, to, assets, minify } = context;
	const Page = pageComponents[route.kind];
	const markup = renderToString(
		<PageMain>
			<Page site={site} route={route} routes={routes} to={to} assets={assets} />
		</PageMain>,
	);
	const [top, bottom] = await context.frame(mainPageOf(route, routes));
	const page = joinParts([top, await readPart(markup, minify), bottom]);
	const { pieces, islands, frames, hasForm, vocabularyKey, vocabulary } = joinParts([page, await context.sprite([...page.icons].sort().join(" "))]);

	const css = context.criticalCss(
		`${route.kind} ${vocabularyKey} ${islands.join(" ")}`,
		() => new Set([...vocabulary(), ...(commonWords[route.kind] ?? []), ...islands.flatMap((name) => assets.islandClasses(name).map((word) => `.${word}`))]),
	);
	const scripts = [...(route.indexed ? [speculationRules(to)] : []), ...(route.kind === "notFound" ? [logUnknownPath] : [])];
	const head = renderToString(
		<Head
			site={site}
			route={route}
			to={to}
			assets={assets}
			policy={contentSecurityPolicy({
				styles: [css.text],
				scripts: scripts.map(({ text }) => text),
				islands: islands.length > 0,
				forms: hasForm,
				frames,
				formTargets: islands.includes("ContactForm") ? formOrigin(site.business.form) : [],
				images: site.business.imageHost === "" ? [] : [new URL(site.business.imageHost).origin],
			})}
			structuredData={route.indexed ? structuredData(route, context) : undefined}
			scripts={scripts}
			hasIslands={islands.length > 0}
		/>,
	);
	// Half of a page is its CSS, which is minified already.
	const { html } = await minify(head);
	const place = html.indexOf("</style>");
	const start = `<!doctype html><html lang=en-US><head>${html.slice(0, place)}`;
	return [encode(start), css.bytes, encode(`${html.slice(place)}</head><body>`), ...pieces, end];
}

/**
 * Words that some pages of a kind have and others lack. With all of them in each, these pages share one stylesheet: its hash stands in
 * the policy that the host sends with every page of the folder, and each further one would make all their headers 50 bytes longer.
 */
const commonWords: { readonly [K in RouteKind]?: readonly string[] } = {
	town: ["strong", ".muted", ".tag", ".service-map__dot--near", ".service-map__dot--middle", ".service-map__land", ".service-map__route"],
};

/** Which of the navigation's pages a page is, or is below. */
function mainPageOf({ kind, crumbs }: Route, routes: readonly Route[]): string {
	const trail = new Set(crumbs.map(({ path }) => path));
	return mainPages(routes).find((page) => (page.kind === "home" ? kind === "home" : trail.has(page.path)))?.path ?? "";
}

/** One hidden sprite with the icons of these names. */
function renderSprite(names: readonly string[], assets: Assets): string {
	const symbols = names.map((name) => {
		const drawing = assets.icons.get(name);
		if (drawing === undefined) throw new Error(`No icon "${name}": there is no assets/icons/${name}.svg.`);
		return `<symbol id="icon-${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</symbol>`;
	});
	return symbols.length > 0 ? `<svg class="icon-sprite" aria-hidden="true" width="0" height="0">${symbols.join("")}</svg>` : "";
}

/** Lets browsers fetch and render a page of ours ahead, once a visitor moves towards its link (https://developer.chrome.com/docs/web-platform/prerender-pages). */
const speculationRules = (to: Links) => ({
	type: "speculationrules",
	text: JSON.stringify({
		prerender: [{ where: { and: [{ href_matches: `${to.page("home")}*` }, { not: { href_matches: "/*.vcf" } }] }, eagerness: "moderate" }],
	}),
});

/** The specification asks that the not-found page logs the path. */
const logUnknownPath = { type: "module", text: 'console.error("404: no page at",location.pathname)' };
