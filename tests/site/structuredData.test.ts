import type { HTMLElement } from "node-html-parser";
import { expect } from "vitest";
import { inState } from "../../site/words.ts";
import { business, routes, site, siteOf } from "../data.ts";
import { eachPage } from "./eachPage.ts";
import { dataOf, graphOf, idOf, mustHave, nodeOf, nodes } from "./graph.ts";
import {
	addedPaths,
	all,
	attribute,
	type BuiltPage,
	flat,
	hrefs,
	indexedPages,
	metaOf,
	one,
	pathOf,
	routeAt,
	textOf,
	texts,
	titleOf,
} from "./pages.ts";
import { unknownTerms } from "./vocabulary.ts";

const sourceOf = ({ path }: BuiltPage): string => routeAt(path)?.source ?? path;
const typesOf = (page: BuiltPage) => graphOf(page).map((node) => node["@type"]);

/** Returns an answer's text, without the language notes of links, which only the page shows. */
const answerOf = (answer: HTMLElement) =>
	all(answer, "a[hreflang]").reduce((text, link) => {
		const words = textOf(link);
		return text.replace(words, words.replace(/ \([^)]*\)$/, ""));
	}, textOf(answer));

eachPage(indexedPages, "the structured data of %s", {
	"is one graph in the words of schema.org": (page) => {
		const types = typesOf(page);
		expect(dataOf(page)["@context"]).toBe("https://schema.org");
		expect(graphOf(page).flatMap((node) => unknownTerms(node))).toEqual([]);
		expect(types).toEqual(
			expect.arrayContaining(["HomeAndConstructionBusiness", "WebSite", "WebPage"]),
		);
		expect(types).toEqual([...new Set(types)]);
	},

	"gives each thing one stable id, and refers to no other": (page) => {
		const graph = graphOf(page);
		const ids = graph.map((node) => node["@id"]);
		expect(ids).toEqual([...new Set(ids)]);
		for (const id of ids) expect(id).toMatch(new RegExp(`^${business.url}/[^#]*#[a-z]+$`));
		const references = JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g);
		for (const [, id] of references) expect(ids).toContain(id);
		expect(mustHave(page, "HomeAndConstructionBusiness")["@id"]).toBe(`${business.url}/#business`);
		const home = routes.find(
			({ kind, language }) => kind === "home" && language === routeAt(page.path)?.language,
		)?.path;
		expect(mustHave(page, "WebSite")["@id"]).toBe(`${business.url}${home}#website`);
	},

	"describes this page": (page) => {
		const webPage = mustHave(page, "WebPage");
		expect(webPage.url).toBe(attribute(one(page.root, 'link[rel="canonical"]'), "href"));
		expect(webPage.name).toBe(titleOf(page));
		expect(webPage.description).toBe(metaOf(page, "description"));
	},

	"shows an article by the page's own card": (page) => {
		for (const article of nodes(nodeOf(page, "Article")))
			expect(article.image).toBe(metaOf(page, "og:image"));
	},

	"has the breadcrumb that the page shows": (page) => {
		if (sourceOf(page) === "/") return expect(typesOf(page)).not.toContain("BreadcrumbList");
		const items = nodes(mustHave(page, "BreadcrumbList").itemListElement);
		expect(items.length).toBeGreaterThanOrEqual(2);
		expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
		expect(items.map(({ name }) => name)).toEqual(texts(page.main, ".breadcrumbs li"));
		expect(texts(page.main, ".breadcrumbs [aria-current=page]")).toEqual([items.at(-1)?.name]);
		const paths = items.slice(0, -1).map(({ item }) => pathOf(String(item)));
		expect(paths).toEqual(hrefs(page.main, ".breadcrumbs a"));
	},

	"asks only the page's questions, and gives the page's answers": (page) => {
		const source = sourceOf(page);
		const items = all(page.main, "details").filter((item) => item.querySelector(".fold__answer"));
		const shown = new Map(
			items.map((item) => [textOf(one(item, "summary")), answerOf(one(item, ".fold__answer"))]),
		);
		const questions = nodes(nodeOf(page, "FAQPage")?.mainEntity).map(({ name, acceptedAnswer }) =>
			[name, nodes(acceptedAnswer)[0]?.text].map((text) => flat(String(text))),
		);
		// Optional pages also fold texts that are no questions.
		if (addedPaths.includes(source)) expect([...shown]).toEqual(expect.arrayContaining(questions));
		// Counties and towns are short of bytes, and search engines no longer show questions.
		else if (source.startsWith("/areas/")) expect(questions).toEqual([]);
		else expect(questions).toEqual([...shown]);
	},

	"is about a service on service, county, town and commercial pages": (page) => {
		const service = nodeOf(page, "Service");
		const wants = /^\/services\/|^\/areas\/|^\/commercial$/.test(sourceOf(page));
		expect(service !== undefined).toBe(wants);
		if (service === undefined) return;
		expect(idOf(service.provider)).toBe(`${business.url}/#business`);
		const route = routeAt(page.path);
		const areas = nodes(service.areaServed);
		if (route?.kind === "town") {
			const type = route.town.unincorporated ? "Place" : "City";
			expect(areas).toEqual([{ "@type": type, name: inState(route.town.name, siteOf(route)) }]);
		} else {
			const kind = site.counties.length > 0 ? "AdministrativeArea" : "City";
			expect(new Set(areas.map((area) => area["@type"]))).toEqual(new Set([kind]));
		}
	},
});
