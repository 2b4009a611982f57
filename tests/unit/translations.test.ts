import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { noteTranslated } from "../../generator/tools/translated.ts";
import { createLinks } from "../../site/links.ts";
import type { Route } from "../../site/routes.ts";
import type { TownId } from "../../site/site.ts";
import { renderForTest } from "../faults/renderForTest.ts";
import { slow } from "../full.ts";
import { planRoutes } from "../planRoutes.ts";
import { routeAt } from "./sampleContext.ts";
import {
	type Changes,
	loadSample,
	problemsAfter,
	replaced,
	reportsAfter,
	sampleSite,
	sampleText,
	writeData,
} from "./sampleData.ts";

const es = {
	"es/home.yaml": "title: Puertas\nlede: Más de {years} años.\n",
	"es/services.yaml": "slug: servicios\ntitle: Los servicios\n",
	"es/services/repair.yaml":
		'slug: reparacion\nname: Reparación\nlede: "Vea [las zonas](/areas) y [todo](/services)."\n',
};

const pathsIn = (language: string, routes: readonly Route[]) =>
	routes.flatMap((route) => (route.language === language ? route.path : []));
const alternatesOf = (path: string, routes: readonly Route[]) =>
	routeAt(routes, path).alternates.map((route) => route.path);

it("reports a broken translation, and not a redirect to its page", () => {
	const broken = problemsAfter({
		...es,
		"es/services.yaml": 'slug: servicios\ntitle: "Los servicios\n',
		"redirects.yaml": "- { from: /old, to: /es/servicios }\n",
	});
	expect(broken).toHaveLength(1);
	expect(broken[0]).toContain("yaml-quote-open");
});

describe("a language's folder", () => {
	const { site, routes, warnings } = loadSample(es);

	it("has a page for each of its files, with its own slug, and the main language's page as alternate", () => {
		expect(pathsIn("es-US", routes)).toEqual(["/es", "/es/servicios", "/es/servicios/reparacion"]);
		const repair = alternatesOf("/services/repair", routes);
		expect(repair).toEqual(["/services/repair", "/es/servicios/reparacion"]);
		expect(alternatesOf("/faq", routes)).toEqual([]);
	});

	it("translates links to pages that it has", () => {
		const to = createLinks(routes, site.business.url, "es-US");
		expect(to.path("/services#repair")).toBe("/es/servicios#repair");
		expect(to.page("home")).toBe("/es");
		expect(to.path("/faq")).toBe("/faq");
		expect(to.path("/areas/pasco/gone")).toBe("/areas/pasco");
		expect(createLinks(routes, site.business.url).path("/services")).toBe("/services");
	});

	it.each([[["words", "facts"]], [["faq"]], [[]]])(
		"links to existing pages only and has no empty list, even with no more files than %j",
		slow,
		async (names) => {
			const own = names.map((name) => [`es/${name}.yaml`, sampleText(`${name}.yaml`)]);
			const started = sampleSite({ "es/sources.json": "{}", ...Object.fromEntries(own) });
			expect(started.translations).toHaveLength(1);
			const paths = new Set<string>(planRoutes(started).map(({ path }) => path));
			for (const { route, html } of await renderForTest(started, (all) => all)) {
				expect(html, route.path).not.toMatch(/<ul[^>]*><\/ul>/);
				for (const [, path = ""] of html.matchAll(/<a [^>]*href="?(\/es[^"#?> ]*)/g))
					expect([...paths], route.path).toContain(path);
			}
		},
	);

	it("has the main language's facts, and a warning for each file without a source", () => {
		const [translation] = site.translations;
		expect(translation?.services).toMatchObject([{ name: "Reparación", poster: "repair" }]);
		expect(translation?.towns.size).toBe(site.towns.size);
		const files = warnings.map(({ file }) => file);
		expect(files).toContainEqual(expect.stringMatching(/\/es\/services\.yaml$/));
		const fixes = warnings.map(({ fix }) => fix).join("\n");
		for (const name of ["words", "facts"])
			expect(fixes).toMatch(new RegExp(`Translate \\S+/${name}\\.yaml`));
	});

	it("has the main language's texts of a town where it has none", () => {
		const summary = "Un pueblo.";
		const changes = { ...es, "es/areas/pasco/alpha.yaml": `summary: ${summary}\n` };
		const { towns, translations } = sampleSite(changes);
		const [translation] = translations;
		const alpha = translation?.towns.get("pasco/alpha" as TownId);
		expect(alpha).toMatchObject({ name: "Alpha", summary });
		const changed = [...(translation?.towns ?? [])].filter(([id, town]) => town !== towns.get(id));
		expect(changed.map(([id]) => id)).toEqual(["pasco/alpha"]);
		const county = translation?.counties.find(({ slug }) => slug === "pasco");
		expect(county?.towns.map((town) => town.summary)).toContain(summary);
	});

	it("writes days in lower case after a colon", async () => {
		const [page] = await renderForTest(site, (all) => all.filter(({ path }) => path === "/es"));
		expect(page?.html).toMatch(/<span class="?open-now__text"?>Office: lun/);
		expect(page?.html).toMatch(/<span class="?site-footer__line"?>Lun/);
	});

	it("may not have other numbers than its source", () => {
		const facts = "cycles: 10,000 cycles\nlife: 7 to 10 years\nwork: one to two hours\n";
		const translated = (text: string) =>
			reportsAfter({
				...es,
				"facts.yaml": `${sampleText("facts.yaml")}${facts}since: since {founded}\n`,
				"es/facts.yaml": text,
			});
		expect(translated("cycles: 30,000 ciclos\n").problems).toEqual([
			expect.stringMatching(
				/es\/facts\.yaml:1:9 › cycles {2}got "30,000 ciclos" {2}expected .*facts\.yaml: 10,000 cycles/,
			),
		]);
		const others = "life: 7 años\nwork: 1 a 2 horas\nsince: desde {founded}\n";
		for (const sign of [".", " ", "\u00a0", "\u202f"]) {
			const { problems, warnings } = translated(`cycles: 10${sign}000 ciclos\n${others}`);
			expect(problems).toEqual([]);
			expect(warnings.filter((one) => /numbers-differ.*cycles/.test(one))).toEqual([]);
		}
	});

	it("may not have other numbers than its source in a page's texts, lists and fields", () => {
		const town = (text: string) => problemsAfter({ ...es, "es/areas/pasco/alpha.yaml": text });
		expect(town('zips: ["34601"]\nresponseMinutes: [5, 9]\n')).toEqual([
			"numbers-differ data/es/areas/pasco/alpha.yaml:2:18 › responseMinutes",
			"numbers-differ data/es/areas/pasco/alpha.yaml:1:7 › zips",
		]);
		const lists = (source: string, translation: string) =>
			problemsAfter({
				...es,
				...replaced("services/repair.yaml", /^summary:/m, `keywords: ${source}\nsummary:`),
				"es/services/repair.yaml": `name: Reparación\nkeywords: ${translation}\n`,
			});
		expect(lists("[a 5 year warranty, b]", "[7 años de garantía, b]")).toEqual([
			expect.stringContaining("numbers-differ"),
		]);
		expect(lists("[a 5 year warranty, b]", "[5 años de garantía]")).toEqual([]);
	});

	it("may have a number of its own to call, and more numbers only with a warning", () => {
		const called = { ...es, "es/business.yaml": 'phone: "+18135550177"\n' };
		expect(sampleSite(called).translations[0]?.business.phone).toBe("+18135550177");
		const hours = (text: string) => ({
			...es,
			"facts.yaml": `${sampleText("facts.yaml")}late: until 9 p.m.\n`,
			"es/facts.yaml": `late: ${text}\n`,
		});
		const codes = loadSample(hours("hasta las 21:00")).warnings.map(({ code }) => code);
		expect(codes).toContain("numbers-differ");
	});

	it("has a warning for holidays that it names in the main language", () => {
		const warningsWith = (changes: Changes) => reportsAfter({ ...es, ...changes }).warnings;
		const christmas = "holidays: [{ name: Christmas Day, day: December 25 }]";
		const closed = replaced("business.yaml", "holidays: []", christmas);
		const named = { ...closed, "es/business.yaml": "holidays: [{ name: Navidad }]\n" };
		const untranslated = expect.stringMatching(/^holidays-untranslated data\/es\/business.yaml /);
		expect(warningsWith(closed)).toContainEqual(untranslated);
		expect(warningsWith(named)).not.toContainEqual(untranslated);
		expect(warningsWith({})).not.toContainEqual(untranslated);
	});

	it.each([
		[
			"an address that another page has",
			{ "es/faq.yaml": "slug: servicios\n" },
			'/es/services.yaml:1:7 › slug  got "/es/servicios"  expected another address than that of /faq',
		],
		[
			"two files for a page",
			{ "es/about.yaml": "title: A\n", "es/about.md": "---\ntitle: A\n---\nB.\n" },
			"expected one file",
		],
	])("is refused: %s", (_slip, changes, message) => {
		expect(() => sampleSite({ ...es, ...changes })).toThrow(message);
	});

	it("may be the target of redirects, but not the start if it has the page", () => {
		const siteWithRedirect = (from: string, to: string) => () =>
			sampleSite({ ...es, "redirects.yaml": `- { from: ${from}, to: ${to} }\n` });
		const redirect = { from: "/es/viejo", to: "/es/servicios#repair" };
		expect(siteWithRedirect(redirect.from, redirect.to)().redirects).toEqual([redirect]);
		expect(siteWithRedirect("/es/viejo", "/es/puertas")).toThrow(
			'redirects.yaml:1:26 › [0].to  got "/es/puertas"  expected a page that exists',
		);
		for (const from of ["/es", "/es/servicios", "/ES/Servicios.html"])
			expect(siteWithRedirect(from, "/faq"), from).toThrow(
				`redirects.yaml:1:11 › [0].from  got "${from}"  expected a path that no page has`,
			);
	});

	it("keeps a broken sources.json, and reports it", () => {
		const folder = writeData({ ...es, "es/sources.json": "<<<<<<< HEAD\n{}" });
		expect(() => noteTranslated(folder, "es", ["home"])).toThrow(
			/es\/sources\.json {2}got "?no JSON/,
		);
		expect(() => noteTranslated(folder, "fr", [])).toThrow('has no folder "fr"');
		expect(readFileSync(join(folder, "es/sources.json"), "utf8")).toContain("HEAD");
	});

	it("has no page of reviews if there are none", () => {
		const none = replaced("testimonials.yaml", /items:\n( {2}- .*\n)+/, "items: []\n");
		const slug = { ...es, "es/testimonials.yaml": "slug: resenas\ntitle: Reseñas\n" };
		const reviews = (changes: Changes) =>
			loadSample(changes).routes.flatMap(({ kind, path }) => (kind === "testimonials" ? path : []));
		expect(reviews(slug)).toEqual(["/testimonials", "/es/resenas"]);
		expect(reviews({ ...slug, ...none })).toEqual([]);
	});
});

it("a third language is one more folder with any number of files", () => {
	const site = sampleSite({ ...es, "pt/services/repair.yaml": "slug: conserto\nname: Conserto\n" });
	const routes = planRoutes(site);
	expect(site.translations.map(({ speech }) => speech.language)).toEqual(["es-US", "pt-US"]);
	expect(pathsIn("pt-US", routes)).toEqual(["/pt/services/conserto"]);
	expect(alternatesOf("/es/servicios/reparacion", routes).join(" ")).toBe(
		"/services/repair /es/servicios/reparacion /pt/services/conserto",
	);
	expect(alternatesOf("/services", routes)).toEqual(["/services", "/es/servicios"]);
});
