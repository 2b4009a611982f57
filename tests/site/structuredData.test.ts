import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import { expect, it } from "vitest";
import { formatHourLines } from "../../site/formats.ts";
import { inState, plural } from "../../site/words.ts";
import { business, site, siteOf } from "../data.ts";
import { eachPage } from "./eachPage.ts";
import { graphOf, mustHave, nodeOf, nodes } from "./graph.ts";
import {
	addedPaths,
	all,
	attribute,
	type BuiltPage,
	fileOf,
	flat,
	hiddenPaths,
	hrefs,
	indexedPages,
	metaOf,
	one,
	pageAt,
	pathOf,
	readBuilt,
	routeAt,
	shownPhone,
	textOf,
	texts,
	titleOf,
} from "./pages.ts";

// Golden files hold what a graph says (tests/unit/structuredData), types hold the words of
// schema.org. Here, each page must show what its graph says.

const company = "HomeAndConstructionBusiness";
const sourceOf = ({ path }: BuiltPage): string => routeAt(path)?.source ?? path;

/** Returns an answer's text, without the language notes of links, which only the page shows. */
const answerOf = (answer: HTMLElement) =>
	all(answer, "a[hreflang]").reduce((text, link) => {
		const words = textOf(link);
		return text.replace(words, words.replace(/ \([^)]*\)$/, ""));
	}, textOf(answer));

eachPage(indexedPages, "the structured data of %s", {
	"gives each thing one stable id, and refers to no other": (page) => {
		const graph = graphOf(page);
		const ids = graph.map((node) => node["@id"]);
		expect(ids).toEqual([...new Set(ids)]);
		for (const id of ids) expect(id).toMatch(new RegExp(`^${business.url}/[^#]*#[a-z]+$`));
		const references = JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g);
		for (const [, id] of references) expect(ids).toContain(id);
	},

	"describes the company as its foot does, with the same pictures everywhere": (page) => {
		const { image, logo } = mustHave(pageAt("/"), company);
		const { name, telephone, email, foundingDate, ...node } = mustHave(page, company);
		expect(node).toMatchObject({ "@id": `${business.url}/#business`, image, logo });
		const footer = textOf(one(page.root, "footer"));
		const { speech } = siteOf(routeAt(page.path) ?? site.speech);
		const hours = flat(formatHourLines(business.hours, speech).join(" "));
		for (const text of [name, email, foundingDate, shownPhone, hours])
			expect(footer).toContain(text);
		expect(telephone).toBe(business.phone);
		const anyHour = flat(speech.words.promises.anyHourHours);
		expect(footer.includes(anyHour)).toBe(business.answersAlways);
	},

	"has a rating and reviews only where the page shows them": (page) => {
		const { aggregateRating, review } = mustHave(page, company);
		const kind = routeAt(page.path)?.kind ?? "";
		const isPrinted = business.rating !== undefined && business.reviewsInStructuredData;
		const isShown = isPrinted && ["home", "testimonials"].includes(kind);
		expect([aggregateRating !== undefined, review !== undefined]).toEqual([isShown, isShown]);
		if (!isShown || !business.rating) return;
		// https://developers.google.com/search/docs/appearance/structured-data/review-snippet
		const { value, count, scale } = business.rating;
		const { speech } = siteOf(routeAt(page.path) ?? site.speech);
		const values = { rating: speech.numbers.format(value), scale };
		const sentence = plural(speech.words.rating.sentence, count, speech, values);
		expect(textOf(page.main)).toContain(sentence);
		for (const { author, datePublished, reviewBody, reviewRating } of nodes(review)) {
			const card = all(page.main, ".testimonial").find((testimonial) =>
				textOf(testimonial).includes(String(reviewBody)),
			);
			if (card === undefined) throw new Error(`The page does not show: ${reviewBody}`);
			expect(textOf(card)).toContain(String(nodes(author)[0]?.name));
			expect(attribute(one(card, "time"), "datetime")).toBe(datePublished);
			const stars = attribute(one(card, ".stars"), "aria-label");
			expect(stars).toContain(String(nodes(reviewRating)[0]?.ratingValue));
		}
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
		if (sourceOf(page) === "/") return expect(nodeOf(page, "BreadcrumbList")).toBeUndefined();
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

it("the company's pictures are no page's card, and large enough for Google", async () => {
	const { image, logo } = mustHave(pageAt("/"), company);
	if (site.pages.home.image) expect(image).not.toBe(metaOf(pageAt("/"), "og:image"));
	for (const picture of [image, logo]) {
		const { width } = await sharp(readBuilt(fileOf(String(picture)))).metadata();
		expect(width).toBeGreaterThanOrEqual(112);
	}
});

it.each(hiddenPaths)("%s, which search engines are not offered, tells them nothing", (path) => {
	expect(all(pageAt(path).root, 'script[type="application/ld+json"]')).toEqual([]);
});
