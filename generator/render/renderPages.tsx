import type { ComponentProps, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { HeadEnd } from "../../components/HeadEnd.tsx";
import { HeadStart } from "../../components/HeadStart.tsx";
import { PageBottom } from "../../components/PageBottom.tsx";
import { PageTop } from "../../components/PageTop.tsx";
import { SiteNotice } from "../../components/SiteNotice.tsx";
import { SpeechProvider } from "../../components/useSpeech.ts";
import { type InlineScript, inlineScripts } from "../../pages/inlineScripts.ts";
import { kindOf } from "../../pages/kindOf.ts";
import { planGraph } from "../../pages/planGraph.ts";
import type { Assets } from "../../site/assets.ts";
import { planHolidays } from "../../site/hours.ts";
import { type LanguageLink, planLanguageLinks, planOtherLanguages } from "../../site/languages.ts";
import { createLinks } from "../../site/links.ts";
import type { SiteMaps } from "../../site/maps.ts";
import { memoize } from "../../site/memoize.ts";
import type { Route } from "../../site/routes.ts";
import { servedAreas } from "../../site/servedAreas.ts";
import type { Site } from "../../site/site.ts";
import { findInCode } from "../findInCode.ts";
import { contentSecurityPolicy, formatPolicy, hashSource } from "../hosts/securityPolicy.ts";
import type { Page } from "../outputFiles.ts";
import { formatPlace, listStart } from "../problems.ts";
import { planCriticalCss, type Vocabulary } from "./criticalCss.ts";
import { insertLateStyles } from "./insertLateStyles.ts";
import { createMarkupReader, namesOf } from "./readMarkup.ts";

type RenderContext = ReturnType<typeof createRenderContext>;
type LanguageContext = ReturnType<RenderContext["get"]> & object;

/**
 * Prepares what all pages of a language share.
 * @returns a map from each language's tag to its context, for `renderPages`
 */
export function createRenderContext(
	main: Site,
	allRoutes: readonly Route[],
	mainAssets: Assets,
	maps: SiteMaps,
	extraScripts: readonly InlineScript[] = [],
) {
	const criticalCss = planCriticalCss(mainAssets.css);
	const lateStyles = renderToString(
		<>
			<link rel="stylesheet" href={mainAssets.lateStyles.href} />
			<link rel="stylesheet" href={mainAssets.printStyles} media="print" />
		</>,
	);
	const toStylesheet = memoize((css) => ({ css, source: hashSource(css) }));
	const languageLinks = planLanguageLinks(allRoutes, main);
	const contextIn = (site: Site) => {
		const { language } = site.speech;
		const assets = { ...mainAssets, ...mainAssets.translations.get(language) };
		const to = createLinks(allRoutes, site.business.url, language, site.redirects);
		const routes = allRoutes.filter((route) => route.language === language);
		const navigation = routes.filter(({ inNavigation }) => inNavigation);
		const footerPages = allRoutes
			.filter(({ inFooter, language: own }) => inFooter && own === main.speech.language)
			.map((page) => routes.find(({ source }) => source === page.source) ?? page);
		const shared = {
			site,
			served: servedAreas(site),
			holidays: planHolidays(site.business.holidays, site.buildDate, 1),
			routes,
			to,
			navigation,
			footerPages,
			assets,
			maps: maps.translations.get(language) ?? maps,
		};
		const read = createMarkupReader(
			planOtherLanguages(allRoutes, to, site.speech),
			assets.lateStyles.classes,
		);
		return {
			...shared,
			extraScripts,
			lateStyles,
			stylesheet: (words: Vocabulary) => toStylesheet(criticalCss(words)),
			read,
			frame: createFrame(shared, languageLinks, read),
			sprite: memoize((names) => read(renderSprite(names.match(/\S+/g) ?? [], assets))),
		};
	};
	return new Map(
		[main, ...main.translations].map((site) => [site.speech.language, contextIn(site)]),
	);
}

type FrameProps = ComponentProps<typeof PageTop>;

/**
 * Renders header and footer once for all pages with the same `current` and the same names of
 * languages. The paths of the languages' links differ on each page and are filled in later.
 */
function createFrame(
	shared: Omit<FrameProps & ComponentProps<typeof PageBottom>, "current" | "languages">,
	languageLinks: ReturnType<typeof planLanguageLinks>,
	read: ReturnType<typeof createMarkupReader>,
) {
	const render = (frame: ReactNode) =>
		renderToString(<SpeechProvider value={shared.site.speech}>{frame}</SpeechProvider>);
	const rendered = memoize((key) => {
		const props: Pick<FrameProps, "current" | "languages"> = JSON.parse(key);
		return [
			render(<PageTop {...shared} {...props} />),
			render(<PageBottom {...shared} languages={props.languages} />),
		] as const;
	});
	const standIn = ({ code }: LanguageLink) => `/{${code}}`;
	const frame = memoize((key) => {
		const { current, links }: { current: FrameProps["current"]; links: readonly LanguageLink[] } =
			JSON.parse(key);
		const languages = links.map((link) => ({ ...link, path: standIn(link) }));
		const [top, bottom] = rendered(JSON.stringify({ current, languages }));
		const fillIn = (markup: string) =>
			links.reduce((text, link) => text.replaceAll(standIn(link), link.path), markup);
		return [read(fillIn(top)), read(fillIn(bottom))] as const;
	});
	return (route: Route) => {
		const trail = new Set(route.crumbs.map(({ path }) => path));
		const isCurrent = ({ source, path }: Route) =>
			source === "/" ? route.source === "/" : trail.has(path);
		const path = shared.navigation.find(isCurrent)?.path ?? "";
		const current = { path, is: path === route.path ? "page" : "true" };
		return frame(JSON.stringify({ current, links: languageLinks(route) }));
	};
}

/** Tags and attributes that `renderPage` writes itself, so React's markup lacks them. */
const documentWords = ["html", "[lang]", "head", "body"];

/**
 * Renders each page when the next step asks for it, because all pages at once could fill the
 * memory.
 * @throws Error naming the page that failed
 */
export function* renderPages(
	routes: readonly Route[],
	context: RenderContext,
): Generator<Page, void> {
	for (const route of routes)
		try {
			yield renderPage(route, context.get(route.language) as LanguageContext);
		} catch (cause) {
			const reason = cause instanceof Error ? cause.message : String(cause);
			throw new Error(`The page ${route.path} could not be rendered: ${reason}`, { cause });
		}
}

/**
 * Turns off Cloudflare's e-mail obfuscation, which is on by default. The page's policy blocks the
 * script that decodes addresses, so visitors would see "[email protected]"
 * (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
 */
const emailOff = { start: "<!--email_off-->", end: "<!--/email_off-->" };

function renderPage(route: Route, context: LanguageContext): Page {
	const { site } = context;
	const main = renderMain(route, context);
	const [top, bottom] = context.frame(route);
	const { words, links, ids, islands, icons, frames } = namesOf(top, main, bottom);
	const sprite = context.sprite([...icons].sort().join(" "));
	// React writes preloads of pictures before <main>. Move the preloads above the CSS, where
	// browsers find them sooner.
	const placed = insertLateStyles(main, context.lateStyles);
	const first = namesOf(top, sprite, placed.firstScreen);
	// Don't inline CSS for classes that only islands add. The late styles contain this CSS, and
	// browsers run the islands' scripts after the late styles have loaded.
	const css = context.stylesheet(new Set([...documentWords, ...first.words]));
	const scripts = [
		...inlineScripts(route, links, words.has(".needs-script"), context),
		...context.extraScripts,
	];
	const policy = contentSecurityPolicy(site.business, {
		styles: [css.source],
		scripts: scripts.map(({ text }) => hashSource(text)),
		islands,
		forms: words.has("form"),
		frames,
	});
	const headStart = context.read(
		renderToString(<HeadStart policy={formatPolicy(policy)} title={route.title} />),
	);
	const headEnd = context.read(renderHeadEnd(route, context, scripts, islands.size > 0));
	const html = [
		`<!doctype html><html lang="${site.speech.language}"><head>${headStart.html}`,
		`${placed.preloads}<style>${css.css}</style>${headEnd.html}</head>`,
		// The icons' sprite comes before the late styles, because the first screen has icons.
		`<body>${emailOff.start}${top.html}${sprite.html}${placed.main}${bottom.html}${emailOff.end}`,
		"</body></html>",
	].join("");
	return {
		route,
		html,
		shared: [top.html, sprite.html, bottom.html],
		policy,
		links: new Set([...links, ...namesOf(headEnd).links]),
		ids,
		islands,
	};
}

function renderHeadEnd(
	route: Route,
	context: LanguageContext,
	scripts: readonly InlineScript[],
	hasIslands: boolean,
): string {
	const { site, to, assets } = context;
	return renderToString(
		<HeadEnd
			site={site}
			route={route}
			to={to}
			assets={assets}
			sharingImage={assets.sharingImages.get(route.path) ?? ""}
			structuredData={route.indexed ? planGraph(route, context) : undefined}
			scripts={scripts}
			hasIslands={hasIslands}
		/>,
	);
}

function renderMain(route: Route, context: LanguageContext) {
	const { site, to } = context;
	const { Page } = kindOf(route);
	const language = site.translation?.hasNotice ? undefined : site.speech.original;
	return context.read(
		renderToString(
			<SpeechProvider value={site.speech}>
				<main className="page-main" id="main" tabIndex={-1}>
					<SiteNotice
						notice={site.business.notice}
						buildDate={site.buildDate}
						language={language}
						to={to}
					/>
					<Page {...context} route={route} />
				</main>
			</SpeechProvider>,
		),
	);
}

function renderSprite(names: readonly string[], assets: Assets): string {
	const symbols = names.map((name) => {
		const drawing = assets.icons.get(name);
		if (drawing === undefined) {
			const places = findInCode(new RegExp(`["']${name}["']`)).map(formatPlace);
			throw new Error(
				`No icon "${name}": there is no components/icons/${name}.svg. It is named in ${listStart(places, 5) || "data"}.`,
			);
		}
		return `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawing}</symbol>`;
	});
	return `<svg aria-hidden="true" width="0" height="0">${symbols.join("")}</svg>`;
}
