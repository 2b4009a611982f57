import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { languageCode } from "../../site/languages.ts";
import { dataFolder } from "../builtSite.ts";
import { business, routes, site, siteOf, sites } from "../data.ts";
import { eachPage } from "./eachPage.ts";
import {
	all,
	attribute,
	attributes,
	flat,
	hrefs,
	metaOf,
	one,
	pageAt,
	readBuilt,
	routeAt,
	textOf,
	texts,
} from "./pages.ts";
import { stringsIn } from "./stringsIn.ts";

const main = languageCode(site.speech.language);
const languages = sites.map(({ speech }) => speech.language);
const translated = routes.filter(({ alternates }) => alternates.length > 0);
const elsewhere = routes.filter(({ language }) => language !== site.speech.language);
const toldOf = (path: string) =>
	all(pageAt(path).root, 'link[rel="alternate"][hreflang]').map((link) => [
		attribute(link, "hreflang"),
		attribute(link, "href"),
	]);

eachPage(routes, "%s is in a language", {
	"which stands on the page, and among what others are told of it": (route) => {
		const { language, indexed, alternates } = route;
		const page = pageAt(route.path);
		expect(attribute(one(page.root, "html"), "lang")).toBe(language);
		expect(metaOf(page, "og:locale")).toBe(language.replace("-", "_"));
		const other = indexed && alternates.find((alternate) => alternate.language !== language);
		const locale = other ? other.language.replace("-", "_") : undefined;
		expect(metaOf(page, "og:locale:alternate")).toBe(locale);
	},

	"which search engines are told both ways, if they are offered the page": (route) => {
		const links = route.alternates.map(({ language, path }) => [
			languageCode(language),
			`${business.url}${path}`,
		]);
		const isOffered = route.indexed && links.length > 0;
		const wanted = isOffered ? [...links, ["x-default", links[0]?.[1]]] : [];
		expect(toldOf(route.path)).toEqual(wanted);
		for (const { path } of route.alternates)
			expect(routes.find((other) => other.path === path)?.alternates).toEqual(route.alternates);
	},

	"and leads to each other one in the menu and at the foot: to the same page, or to one above it, which it names":
		(route) => {
			const { root } = pageAt(route.path);
			for (const language of languages.filter((other) => other !== route.language)) {
				const code = languageCode(language);
				const menu = one(root, `.menu a[lang="${code}"]`);
				const foot = one(root, `.site-footer a[lang="${code}"]`);
				for (const link of [menu, foot]) expect(attribute(link, "hreflang")).toBe(code);
				expect(attribute(menu, "href")).toBe(attribute(foot, "href"));
				const to = routeAt(attribute(foot, "href"));
				expect(to?.language).toBe(language);
				const same = route.alternates.find((other) => other.language === language)?.path;
				const { name } = siteOf({ language }).words.language;
				if (route.indexed && same) expect([to?.path, textOf(foot)]).toEqual([same, flat(name)]);
				else {
					expect(textOf(foot)).toContain(flat(to?.name ?? ""));
					expect(flat(attribute(menu, "aria-label"))).toBe(textOf(foot));
				}
			}
		},

	"and says so of each link that leads to a page in another one": ({ path, language }) => {
		for (const link of all(pageAt(path).root, "a[href]")) {
			const route = routeAt(attribute(link, "href").replace(/[?#].*$/, ""));
			const to = route && languageCode(route.language);
			// Validators reject hreflang inside SVG. A list beside the map has the same links.
			const isSame = to === languageCode(language) || link.closest("svg");
			const other = isSame ? undefined : to;
			expect(link.getAttribute("hreflang"), link.outerHTML.slice(0, 120)).toBe(other);
			// A link text in the other language needs no note.
			if (other === undefined || link.closest(`[lang="${other}"]`)) continue;
			const name = new Intl.DisplayNames(language, { type: "language" }).of(other);
			const { only } = siteOf({ language }).words.language;
			const label = only.replace("{language}", String(name));
			expect(link.text.endsWith(` ${label}`), link.text).toBe(true);
		}
	},

	"and says in which languages the phone is answered, where its own is not among them": (route) => {
		const { path, language, kind } = route;
		const { phoneLanguages = [] } = business;
		if (phoneLanguages.includes(languageCode(language))) return;
		const { root } = pageAt(path);
		const names = new Intl.DisplayNames(language, { type: "language" });
		for (const name of phoneLanguages.map((spoken) => names.of(spoken) ?? spoken)) {
			for (const note of texts(root, ".button__note")) expect(note).toContain(name);
			if (kind === "contact") expect(textOf(one(root, ".fact-list"))).toContain(name);
		}
	},
});

describe("a page's language", () => {
	it("is that of the names on its map", () => {
		for (const route of routes.filter(({ kind }) => kind === "areas")) {
			const names = (siteOf(route).landmarks?.waters ?? []).map(({ name }) => name);
			// The map has no room for every name.
			for (const drawn of texts(pageAt(route.path).root, ".service-map .service-map__name--water"))
				expect(names, route.path).toContain(drawn);
		}
	});

	it("stands with its others in sitemap.xml", () => {
		const alternate = /<xhtml:link rel="alternate" hreflang="(.+?)" href="(.+?)"\/>/g;
		const entries = readBuilt("sitemap.xml").toString().split("<url>");
		const listed = entries.map((entry) =>
			[...entry.matchAll(alternate)].map(([, ...link]) => link),
		);
		const onPages = translated.filter(({ indexed }) => indexed).map(({ path }) => toldOf(path));
		expect(listed.filter((links) => links.length > 0)).toEqual(onPages);
	});
});

describe("a page in another language", () => {
	const said = (words: unknown): readonly string[] =>
		stringsIn(words).flatMap(([, text]) => (text.includes("{") || text.length < 5 ? [] : [text]));

	it("says nothing of its own in the main language's words", () => {
		for (const translation of site.translations) {
			const own = new Set(said(translation.words));
			const foreign = new Set(said(site.words).filter((word) => !own.has(word)));
			const { language } = translation.speech;
			for (const { path } of elsewhere.filter((route) => route.language === language)) {
				const { root } = pageAt(path);
				const shown = [
					...texts(root, "a, button, h1, h2, h3, summary, label, th, dt, legend, p"),
					...["aria-label", "alt"].flatMap((name) => attributes(root, `[${name}]`, name)),
				];
				const marked = `[lang="${main}"]`;
				const here = [...texts(root, marked), ...attributes(root, marked, "aria-label")];
				const found = shown.filter((text) => foreign.has(text) && !here.includes(text));
				expect(found, path).toEqual([]);
			}
		}
	});

	it("draws with words of its own", () => {
		for (const { path, source } of elsewhere) {
			const drawn = (at: string) =>
				texts(pageAt(at).root, ":is(.wind-label, .drawing:not([data-drawing=spring])) text");
			const original = new Set(drawn(source));
			const kept = drawn(path).filter((text) => /[a-z]{4}/.test(text) && original.has(text));
			expect(kept, path).toEqual([]);
		}
	});

	it("marks what stays in the main language's words", () => {
		for (const { path } of elsewhere)
			for (const language of attributes(pageAt(path).root, ".testimonial__words, .letter", "lang"))
				expect(language, path).toBe(main);
	});

	it("is offered where a path leads nowhere", () => {
		const page = pageAt("/404");
		const codes = site.translations.map(({ speech }) => languageCode(speech.language));
		expect(attributes(page.main, "p[lang]", "lang")).toEqual(codes);
		expect(hrefs(page.main, "p[lang] a")).toEqual(codes.map((code) => `/${code}`));
	});
});

/** Search words are spelled as people type them. */
const searched = /(^|\.)(keywords|words|common)(\.|$)/;
/** Question marks that end a question, and do not begin an address's query. */
const ends = /\?(?![\w=&])/g;
const files = fastGlob.sync("es/**/*.{yaml,md}", { cwd: dataFolder });

it("the Spanish of data/es opens what it closes", () => {
	const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;
	const found = files.flatMap((file) => {
		const text = readFileSync(join(dataFolder, file), "utf8");
		const [, fields = text, body = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
		return stringsIn({ fields: parse(fields), body })
			.filter(([path, text]) => !searched.test(path) && count(text, ends) !== count(text, /¿/g))
			.map(([path, text]) => `${file} ${path}: ${text.slice(0, 80)}`);
	});
	expect(found).toEqual([]);
});
