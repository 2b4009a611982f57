import fastGlob from "fast-glob";
import { describe, expect, it } from "vitest";
import { readCompany, readSource } from "../../generator/load/dataFile.ts";
import { languageCode } from "../../generator/site/languages.ts";
import { dataFolder } from "../builtSite.ts";
import { business, routes, site, siteOf, sites } from "../data.ts";
import {
	all,
	attribute,
	flat,
	metaOf,
	one,
	pageAt,
	readBuilt,
	routeAt,
	textOf,
	texts,
} from "./pages.ts";

const main = languageCode(site.speech.language);
const languages = sites.map(({ speech }) => speech.language);
const translated = routes.filter(({ alternates }) => alternates.length > 0);
const elsewhere = routes.filter(({ language }) => language !== site.speech.language);
const toldOf = (path: string) =>
	all(pageAt(path).root, 'link[rel="alternate"][hreflang]').map((link) => [
		attribute(link, "hreflang"),
		attribute(link, "href"),
	]);

describe("each page's language", () => {
	it("stands on the page, and among what others are told of it", () => {
		for (const { path, language, indexed, alternates } of routes) {
			const page = pageAt(path);
			expect(attribute(one(page.root, "html"), "lang"), path).toBe(language);
			expect(metaOf(page, "og:locale"), path).toBe(language.replace("-", "_"));
			const [other] = indexed
				? alternates.filter((alternate) => alternate.language !== language)
				: [];
			expect(metaOf(page, "og:locale:alternate"), path).toBe(other?.language.replace("-", "_"));
		}
	});

	it("is told to search engines both ways, and only of pages that they are offered", () => {
		for (const route of routes) {
			const links = route.alternates.map(({ language, path }) => [
				languageCode(language),
				`${business.url}${path}`,
			]);
			const isOffered = route.indexed && links.length > 0;
			const wanted = isOffered ? [...links, ["x-default", links[0]?.[1]]] : [];
			expect(toldOf(route.path), route.path).toEqual(wanted);
			for (const { path } of route.alternates)
				expect(routes.find((other) => other.path === path)?.alternates).toEqual(route.alternates);
		}
	});

	it("has a way to each other language in the menu and at the foot: to the same page, or to one above it, which it names", () => {
		for (const route of routes) {
			const { root } = pageAt(route.path);
			for (const language of languages.filter((other) => other !== route.language)) {
				const code = languageCode(language);
				const menu = one(root, `.menu a[lang="${code}"]`);
				const foot = one(root, `.site-footer a[lang="${code}"]`);
				for (const link of [menu, foot]) expect(attribute(link, "hreflang"), route.path).toBe(code);
				expect(attribute(menu, "href")).toBe(attribute(foot, "href"));
				const to = routeAt(attribute(foot, "href"));
				expect(to?.language, route.path).toBe(language);
				const same = route.alternates.find((other) => other.language === language)?.path;
				const { name } = siteOf({ language }).words.language;
				if (route.indexed && same) expect([to?.path, textOf(foot)]).toEqual([same, flat(name)]);
				else {
					expect(textOf(foot), route.path).toContain(flat(to?.name ?? ""));
					expect(flat(attribute(menu, "aria-label"))).toBe(textOf(foot));
				}
			}
		}
	});

	it("is said of each link that leads to a page in another one", () => {
		const byPath = new Map<string, string>(
			routes.map(({ path, language }) => [path, languageCode(language)]),
		);
		for (const { path, language } of routes)
			for (const link of all(pageAt(path).root, "a[href]")) {
				const to = byPath.get(attribute(link, "href").replace(/[?#].*$/, ""));
				// Validators reject hreflang inside SVG. A list beside the map has the same links.
				const isSame = to === languageCode(language) || link.closest("svg");
				const other = isSame ? undefined : to;
				const place = `${path}: ${link.outerHTML.slice(0, 120)}`;
				expect(link.getAttribute("hreflang"), place).toBe(other);
				// A link text in the other language needs no note.
				if (other === undefined || link.closest(`[lang="${other}"]`)) continue;
				const speech = sites.find((site) => site.speech.language === language)?.speech;
				const name = new Intl.DisplayNames(language, { type: "language" }).of(other);
				const label = speech?.words.language.only.replace("{language}", String(name));
				expect(link.text.endsWith(` ${label}`), `${path}: ${link.text}`).toBe(true);
			}
	});

	it("is that of the names on its map", () => {
		for (const { landmarks, speech } of sites) {
			const areas = routes.find(
				({ kind, language }) => kind === "areas" && language === speech.language,
			);
			if (!areas) continue;
			const own = (landmarks?.waters ?? []).map(({ name }) => name);
			const drawing = one(pageAt(areas.path).root, ".service-map__drawing");
			// The map has no room for every name.
			for (const drawn of texts(drawing, ".service-map__name--water"))
				expect(own, areas.path).toContain(drawn);
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
	const said = (words: object): readonly string[] =>
		Object.values(words).flatMap((value) =>
			typeof value === "string"
				? value.includes("{") || value.length < 5
					? []
					: [value]
				: said(value),
		);

	it("says nothing of its own in the main language's words", () => {
		for (const translation of site.translations) {
			const own = new Set(said(translation.words));
			const foreign = new Set(said(site.words).filter((word) => !own.has(word)));
			for (const { path } of elsewhere.filter(
				({ language }) => language === translation.speech.language,
			)) {
				const { root } = pageAt(path);
				const shown = [
					...texts(root, "a, button, h1, h2, h3, summary, label, th, dt, legend, p"),
					...all(root, "[aria-label], [alt]").flatMap((element) => [
						attribute(element, "aria-label"),
						attribute(element, "alt"),
					]),
				];
				const here = all(root, `[lang="${main}"]`).flatMap((element) => [
					textOf(element),
					attribute(element, "aria-label"),
				]);
				const found = shown.filter((text) => foreign.has(text) && !here.includes(text));
				expect(found, path).toEqual([]);
			}
		}
	});

	it("draws with words of its own", () => {
		for (const { path, source } of elsewhere) {
			const drawn = (at: string) =>
				texts(pageAt(at).root, ".wind-label text, .line-drawing:not(.spring-anatomy) text").filter(
					(text) => /[a-z]{4}/.test(text),
				);
			const original = new Set(drawn(source));
			const kept = drawn(path).filter((text) => original.has(text));
			expect(kept, path).toEqual([]);
		}
	});

	it("says in which languages the phone is answered, where its own is not among them", () => {
		const { phoneLanguages } = business;
		for (const { path, language, kind } of routes) {
			const code = languageCode(language);
			const { root } = pageAt(path);
			const notes = texts(root, ".button__note");
			const names = new Intl.DisplayNames(language, { type: "language" });
			const others = phoneLanguages?.includes(code)
				? []
				: (phoneLanguages ?? []).map((spoken) => names.of(spoken) ?? spoken);
			for (const name of others) {
				for (const note of notes) expect(note, path).toContain(name);
				if (kind === "contact") expect(textOf(one(root, ".fact-list")), path).toContain(name);
			}
		}
	});

	it("marks what stays in the main language's words", () => {
		for (const { path } of elsewhere)
			for (const element of all(pageAt(path).root, ".testimonial__words, .letter"))
				expect(attribute(element, "lang"), path).toBe(main);
	});

	it("is offered where a path leads nowhere", () => {
		const lines = all(pageAt("/404").main, "p[lang]");
		const codes = site.translations.map(({ speech }) => languageCode(speech.language));
		expect(lines.map((line) => attribute(line, "lang"))).toEqual(codes);
		const homes = lines.map((line) => attribute(one(line, "a"), "href"));
		expect(homes).toEqual(codes.map((code) => `/${code}`));
	});
});

describe("the Spanish of data/es", () => {
	/** Search words are spelled as people type them. */
	const searched = /(^|\.)(keywords|words|common)(\.|$)/;
	const lines = (value: unknown, path: string): readonly string[] => {
		if (typeof value === "string") return searched.test(path) ? [] : [value];
		return typeof value === "object" && value !== null
			? Object.entries(value).flatMap(([key, item]) => lines(item, `${path}.${key}`))
			: [];
	};
	const files = fastGlob.sync("es/**/*.{yaml,md}", { cwd: dataFolder });

	it("opens what it closes", () => {
		const found = files.flatMap((file) => {
			const source = readSource(dataFolder, file, readCompany(dataFolder));
			const texts_ = "value" in source ? lines(source.value, "") : [];
			return texts_
				.filter(
					(text) => (text.match(/\?(?![\w=&])/g)?.length ?? 0) !== (text.match(/¿/g)?.length ?? 0),
				)
				.map((text) => `${file}: ${text.slice(0, 80)}`);
		});
		expect(found).toEqual([]);
	});
});
