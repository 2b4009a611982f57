import { renderToString } from "react-dom/server";
import { Head } from "../components/Head.tsx";
import type { IslandName } from "../islands/registry.ts";
import { pageComponents } from "../pages/registry.ts";
import { type AssetIndex, type Assets, createAssets } from "./assets.ts";
import { planCriticalCss, type Vocabulary } from "./criticalCss.ts";
import { formOrigin } from "./formOrigin.ts";
import { createLinks, type Links } from "./links.ts";
import { createMinifier, type Minified } from "./minifyHtml.ts";
import type { Route } from "./routes.ts";
import { contentSecurityPolicy } from "./securityPolicy.ts";
import type { Site } from "./site.ts";
import { structuredData } from "./structuredData.ts";

/** What rendering needs besides the route itself; the same for every page of a build. */
export interface RenderContext {
	readonly site: Site;
	readonly routes: readonly Route[];
	readonly to: Links;
	readonly assets: Assets;
	/** The CSS of a page, by its vocabulary; pages with the same key have the same. */
	readonly criticalCss: (key: string, vocabulary: () => Vocabulary) => string;
	readonly minify: (html: string) => Promise<Minified>;
}

/** Gathers a render context. The link helper takes its base path from the site's address. */
export function createRenderContext(site: Site, routes: readonly Route[], index: AssetIndex): RenderContext {
	const plan = planCriticalCss(index.css);
	const known = new Map<string, string>();
	const criticalCss = (key: string, vocabulary: () => Vocabulary) => {
		const css = known.get(key) ?? plan(vocabulary());
		known.set(key, css);
		return css;
	};
	return { site, routes, assets: createAssets(index), to: createLinks(routes, site.business.url), criticalCss, minify: createMinifier() };
}

/**
 * Renders one route to the HTML that visitors get: the page's component, the icons and the CSS that it uses, its head.
 *
 * @throws whatever the page's component throws; the caller names the route
 */
export async function renderPage(route: Route, context: RenderContext): Promise<string> {
	const { site, routes, to, assets } = context;
	const Page = pageComponents[route.kind];
	const markup = renderToString(<Page site={site} route={route} routes={routes} to={to} assets={assets} />);
	const { html: body, vocabularyKey, vocabulary } = await context.minify(markup + renderIcons(markup, assets));

	// Read from React's own markup, where a text can hold neither a bare quote nor a bracket: no text can pass for an element.
	const islands = [...new Set([...markup.matchAll(/ data-island="([A-Za-z]+)"/g)].flatMap(([, name]) => (name as IslandName) ?? []))];
	const css = context.criticalCss(
		`${vocabularyKey} ${islands.join(" ")}`,
		() => new Set([...vocabulary(), ...islands.flatMap((name) => assets.islandClasses(name).map((word) => `.${word}`))]),
	);
	const scripts = [...(route.indexed ? [speculationRules(to)] : []), ...(route.kind === "notFound" ? [logUnknownPath] : [])];
	const head = renderToString(
		<Head
			site={site}
			route={route}
			to={to}
			assets={assets}
			css={css}
			policy={contentSecurityPolicy({
				styles: [css],
				scripts: scripts.map(({ text }) => text),
				islands: islands.length > 0,
				forms: markup.includes("<form"),
				frames: originsOf(markup, /<iframe[^>]*? src="(https:\/\/[^/"\s]+)/g),
				formTargets: islands.includes("ContactForm") ? formOrigin(site.business.form) : [],
				images: site.business.imageHost === "" ? [] : [new URL(site.business.imageHost).origin],
			})}
			structuredData={route.indexed ? structuredData(route, context) : undefined}
			scripts={scripts}
			hasIslands={islands.length > 0}
		/>,
	);
	return `<!doctype html><html lang="en-US"><head>${(await context.minify(head)).html}</head><body>${body}</body></html>`;
}

const originsOf = (html: string, pattern: RegExp): readonly string[] => [...new Set([...html.matchAll(pattern)].flatMap(([, origin]) => origin ?? []))].sort();

/** One hidden sprite with the icons that the markup refers to. */
function renderIcons(markup: string, assets: Assets): string {
	const names = [...new Set([...markup.matchAll(/href="#icon-([a-z0-9-]+)"/g)].flatMap(([, name]) => name ?? []))].sort();
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
