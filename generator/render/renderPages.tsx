import type { ComponentProps, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { HeadEnd } from "../../components/HeadEnd.tsx";
import { HeadStart } from "../../components/HeadStart.tsx";
import { PageBottom } from "../../components/PageBottom.tsx";
import { PageTop } from "../../components/PageTop.tsx";
import { SiteNotice } from "../../components/SiteNotice.tsx";
import { WordsProvider } from "../../components/useWords.ts";
import type { PageProps } from "../../pages/page.ts";
import { pageComponents } from "../../pages/pageComponents.ts";
import type { Assets } from "../assets/assets.ts";
import { contentSecurityPolicy, formatPolicy, hashSource } from "../hosts/securityPolicy.ts";
import type { Maps } from "../map/maps.ts";
import { memoize } from "../memoize.ts";
import type { Page } from "../output/output.ts";
import { languageCode, planLanguageLinks } from "../site/languages.ts";
import { createLinks, type Links } from "../site/links.ts";
import type { Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { planCriticalCss, type Vocabulary } from "./criticalCss.ts";
import { createMarkupReader, type Markup, namesOf } from "./readMarkup.ts";
import { structuredData } from "./structuredData.ts";

/** What rendering needs besides the route itself, and the memories of one build: what many pages share is made once. */
export interface RenderContext extends Omit<PageProps, "route"> {
	/** The same for pages in the site's other languages. */
	readonly translations: ReadonlyMap<string, RenderContext>;
	readonly read: (markup: string) => Markup;
	/** What stands before and after <main>: it depends on the navigation's page that the page is or is below, and on the ways to other languages. */
	readonly frame: (route: Route) => readonly [top: Part, bottom: Part];
	/** The drawings of icons, by their names with spaces between. */
	readonly sprite: (names: string) => Part;
	readonly stylesheet: (words: Vocabulary) => Stylesheet;
	readonly extraScripts: readonly InlineScript[];
}

interface InlineScript {
	readonly type: string;
	readonly text: string;
}

interface Part extends Markup {
	readonly bytes: Uint8Array;
}

interface Stylesheet {
	readonly bytes: Uint8Array;
	/** Its source in the policy. */
	readonly hash: string;
}

/**
 * Gathers what all pages of a build share.
 *
 * @param maps the drawn maps
 * @param extraScripts inline scripts for every page besides its own
 */
export function createRenderContext(
	site: Site,
	routes: readonly Route[],
	assets: Assets,
	maps: Maps,
	extraScripts: readonly InlineScript[] = [],
): RenderContext {
	const plan = planCriticalCss(assets.css);
	const toStylesheet = memoize((css: string): Stylesheet => ({ bytes: Buffer.from(css), hash: hashSource(css) }));
	return contextIn(site, site, routes, assets, maps, { extraScripts, stylesheet: (words) => toStylesheet(plan(words)) });
}

/**
 * @param main the site in its main language
 * @param common what all languages share
 */
function contextIn(
	site: Site,
	main: Site,
	allRoutes: readonly Route[],
	assets: Assets,
	maps: Maps,
	common: Pick<RenderContext, "extraScripts" | "stylesheet">,
): RenderContext {
	const { language } = site.speech;
	const to = createLinks(allRoutes, site.business.url, language);
	const routes = allRoutes.filter((route) => route.language === language);
	const navigation = routes.filter(({ inNavigation }) => inNavigation);
	const shared = { site, routes, to, navigation, assets, maps };
	const elsewhere = new Map(allRoutes.flatMap((route) => (route.language === language ? [] : [[to.exact(route.path), languageCode(route.language)] as const])));
	const say = (frame: ReactNode) => renderToString(<WordsProvider value={site.speech}>{frame}</WordsProvider>);
	const read = createMarkupReader((href) => elsewhere.get(href.replace(/[?#].*$/, "")));
	const part = (markup: string): Part => {
		const { html, tags } = read(markup);
		return { html, tags, bytes: Buffer.from(html) };
	};
	const ways = planLanguageLinks(allRoutes, main);
	const frame = memoize((key): readonly [Part, Part] => {
		const own: Pick<ComponentProps<typeof PageTop>, "current" | "languages"> = JSON.parse(key);
		return [part(say(<PageTop {...shared} {...own} />)), part(say(<PageBottom {...shared} languages={own.languages} />))];
	});
	return {
		...shared,
		translations: new Map(
			site.translations.map((translation) => {
				const tag = translation.speech.language;
				const ofLanguage = { ...assets, ...assets.translations.get(tag) };
				return [tag, contextIn(translation, main, allRoutes, ofLanguage, maps.translations.get(tag) ?? maps, common)];
			}),
		),
		...common,
		read,
		frame: (route) => {
			const trail = new Set(route.crumbs.map(({ path }) => path));
			const path = navigation.find((one) => (one.kind === "home" ? route.kind === "home" : trail.has(one.path)))?.path ?? "";
			return frame(JSON.stringify({ current: { path, is: path === route.path ? "page" : "true" }, languages: ways(route) }));
		},
		sprite: memoize((names) => part(renderSprite(names.match(/\S+/g) ?? [], assets))),
	};
}

/** What every document names, outside of what its components render. */
const documentWords = ["html", "[lang]", "head", "body"];

/**
 * Renders routes to the pages that visitors get; towns come last. A page that lists thousands of them takes a hundred times a town's memory, for a moment: of
 * 10,000 pages the peak is 973 to 1,131 MB in this order, and 1,225 to 1,347 in the order of the routes.
 *
 * @throws Error naming the route whose page could not be rendered, with the cause
 */
export const renderPages = (routes: readonly Route[], context: RenderContext): readonly Page[] =>
	[...routes.filter(({ kind }) => kind !== "town"), ...routes.filter(({ kind }) => kind === "town")].map((route) => {
		try {
			return renderPage(route, context.translations.get(route.language) ?? context);
		} catch (cause) {
			throw new Error(`The page ${route.path} could not be rendered: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
		}
	});

/** The last piece of every page. */
const end = Buffer.from("</body></html>");

function renderPage(route: Route, context: RenderContext): Page {
	const { site, to, assets } = context;
	const Main = pageComponents[route.kind];
	if (Main === undefined) throw new Error(`No component shows pages of the kind "${route.kind}": add it to pages/pageComponents.ts.`);
	const main = context.read(
		renderToString(
			<WordsProvider value={site.speech}>
				<main className="page-main" id="main" tabIndex={-1}>
					<SiteNotice notice={site.business.notice} buildDate={site.buildDate} to={to} />
					<Main {...context} route={route} />
				</main>
			</WordsProvider>,
		),
	);
	const [top, bottom] = context.frame(route);
	const { words, links, ids, islands, icons, frames } = namesOf(top, main, bottom);
	const sprite = context.sprite([...icons].sort().join(" "));
	const added = [...islands].flatMap((name) => assets.islandClasses[name].map((word) => `.${word}`));
	const css = context.stylesheet(new Set([...documentWords, ...words, ...namesOf(sprite).words, ...added]));
	const scripts = [...(route.indexed ? [speculationRules(to)] : []), ...(route.kind === "notFound" ? [logUnknownPath] : []), ...context.extraScripts];
	const policy = contentSecurityPolicy(site.business, {
		styles: [css.hash],
		scripts: scripts.map(({ text }) => hashSource(text)),
		islands,
		forms: words.has("form"),
		frames,
	});
	const before = context.read(renderToString(<HeadStart policy={formatPolicy(policy)} title={route.title} />));
	const after = context.read(
		renderToString(
			<HeadEnd
				site={site}
				route={route}
				to={to}
				assets={assets}
				structuredData={route.indexed ? structuredData(route, context) : undefined}
				scripts={scripts}
				hasIslands={islands.size > 0}
			/>,
		),
	);
	const start = Buffer.from(`<!doctype html><html lang=${site.speech.language}><head>${before.html}<style>`);
	return {
		route,
		html: [start, css.bytes, Buffer.from(`</style>${after.html}</head><body>`), top.bytes, Buffer.from(main.html), bottom.bytes, sprite.bytes, end],
		policy,
		links: new Set([...links, ...namesOf(after).links]),
		ids,
		islands,
	};
}

/** One hidden sprite with the icons of these names: every page has one at least. */
function renderSprite(names: readonly string[], assets: Assets): string {
	const symbols = names.map((name) => {
		const drawing = assets.icons.get(name);
		if (drawing === undefined) throw new Error(`No icon "${name}": there is no assets/icons/${name}.svg.`);
		return `<symbol id="icon-${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</symbol>`;
	});
	return `<svg class="icon-sprite" aria-hidden="true" width="0" height="0">${symbols.join("")}</svg>`;
}

/** Lets browsers fetch and render a page of ours ahead, once a visitor moves towards its link (https://developer.chrome.com/docs/web-platform/prerender-pages). */
const speculationRules = (to: Links) => ({
	type: "speculationrules",
	text: JSON.stringify({
		prerender: [{ where: { and: [{ href_matches: `${to.file("")}*` }, { not: { href_matches: "/*.vcf" } }] }, eagerness: "moderate" }],
	}),
});

/** The specification asks that the not-found page logs the path. */
const logUnknownPath = { type: "module", text: 'console.error("404: no page at",location.pathname)' };
