import { expect } from "vitest";
import { maxOpenTowns } from "../../components/townsByLetter.ts";
import type { KindName, PageRoute } from "../../pages/kinds.ts";
import type { Site, Town } from "../../site/site.ts";
import { business, routes, site, siteOf } from "../data.ts";
import { eachPage } from "./eachPage.ts";
import { all, attribute, basePath, hrefs, one, pageAt, routeAt } from "./pages.ts";

/** Returns selectors of blocks that a page has only if the data has their content. */
const where = (present: boolean, ...selectors: readonly string[]): readonly string[] =>
	present ? selectors : [];
const everywhere = [
	".skip-link",
	".site-header .menu",
	".site-header .brand",
	".print-header",
	"main h1",
	...where(Object.keys(business.social).length > 0, ".site-footer .social-links"),
	".call-bar",
];

/** Whether symptoms of other branches also list this branch. */
const isNamedElsewhere = (route: PageRoute, { folders }: Pick<Site, "folders">): boolean =>
	route.kind === "symptom" &&
	folders.symptoms
		.flatMap(({ rows }) => rows)
		.some(({ alsoIn }) => alsoIn?.includes(route.branch.slug));

/** Whether a map can show the town. */
const isPlaced = ({ coordinates }: Town): boolean => coordinates !== undefined;

const serviceBlocks = (route: PageRoute): readonly string[] => [
	".hero, .hero [href^='tel:'], .note, .plain-list",
	...where(route.kind === "service" && route.service.signs !== undefined, ".bullet-list"),
	...where(route.kind === "service" && route.service.steps !== undefined, ".steps"),
	".fold-list, .call-to-action",
];

/** Lists of selectors that each page of a kind matches, in this order. */
const blocksOf = (
	route: PageRoute,
	{ pages: { home, testimonials, ...pages }, ...site }: Site,
): Readonly<Record<KindName, readonly string[]>> => ({
	home: [
		".home-hero",
		...where(pages.symptoms !== undefined, ".home-hero .symptom-tiles"),
		".home-hero .zip-lookup",
		...where((home.image ?? home.poster) !== undefined, ".home-hero img"),
		".serving-strip, .why-list",
		...where(home.visit !== undefined, ".visit .poster + h3 + p"),
		...where(site.services.length > 0, ".service-door"),
		".response-sign, .check-list",
		...where(testimonials.items.length > 0, ".testimonials"),
		".call-to-action",
	],
	services: [".page-head, .zip-lookup, .service-list, .why-list, .town-list, .call-to-action"],
	service: [
		...(route.kind === "service" && pages.doors?.service === route.service.slug
			? [
					".hero",
					".door-strip",
					".steps",
					".plain-list",
					".bullet-list",
					".note",
					".call-to-action",
				]
			: serviceBlocks(route)),
	],
	areas: [
		".page-head, .zip-lookup",
		...where([...site.towns.values()].some(isPlaced), ".service-map"),
		...where(pages.areas.bands !== undefined, ".band-list"),
		".check-list",
		...(site.counties.length > 0 || site.towns.size > maxOpenTowns
			? [".town-list", ".zip-table"]
			: [".town-cards", ".zip-table__towns"]),
		".call-to-action",
	],
	county: [
		".hero, .response-sign, .map-frame, .service-map, .town-cards, .link-list, .call-to-action",
	],
	town: [
		".hero, .response-sign, .fact-list, .map-frame",
		...where(route.kind === "town" && isPlaced(route.town), ".service-map"),
		".plain-list, .fold-list",
		...where(route.kind === "town" && route.town.neighborhoods.length > 0, ".neighborhoods"),
		...where(route.kind === "town" && route.town.zips.length > 0, ".zip-codes"),
		".fold-list, .call-to-action",
	],
	about: [
		".hero, .prose, .why-list, .reason-grid",
		...where(site.team.length > 0, ".team-member"),
		...where(site.certifications.length > 0, ".badges"),
		".call-to-action",
	],
	contact: [
		".page-head, .contact-form, .fact-list, .save-contact, .hours",
		...where(business.address.street !== undefined, ".map-frame"),
		".fold-list, .call-to-action",
	],
	"contact/sent": [".page-head, .bullet-list, .row .button"],
	faq: [".page-head, .table-of-contents, .faq-section, .call-to-action"],
	testimonials: [
		".page-head",
		...where(
			testimonials.items.some(({ sample }) => sample),
			".note",
		),
		".testimonials, .call-to-action",
	],
	sitemap: [".page-head, h2, ul a[href]"],
	symptoms: [".page-head, .safety-gate, .symptom-finder, .urgency-scale, .call-to-action"],
	symptom: [
		".page-head, .safety-gate, .symptom-answer .urgency-mark",
		...where(isNamedElsewhere(route, site), ".symptom-links"),
		".call-to-action",
	],
	"how-to": [
		".page-head, .link-list",
		...where(pages["how-to"]?.parts !== undefined, ".door-anatomy"),
		".call-to-action",
	],
	guide: [".page-head, .safety-gate, .fold-list, .call-to-action"],
	commercial: [".page-head, .safety-gate, .why-list, .check-list, .call-to-action"],
	permits: [
		".page-head, .fact-list, .town-choice, .permit-towns",
		...where(pages.permits?.sections.some(({ steps }) => steps !== undefined) === true, ".steps"),
		".letter, .call-to-action",
	],
	doors: [
		".page-head, .door-chooser, .door-house__door, .door-form, .door-styles, .call-to-action",
	],
	hurricane: [".page-head, .safety-gate, .fold-list, .wind-label, .call-to-action"],
	prices: [
		".page-head, .price-list, .quote-check, .worksheet, .fold-list, .sum-table, .call-to-action",
	],
	"privacy-policy": [".page-head, .prose"],
	"terms-of-service": [".page-head, .prose"],
	accessibility: [".page-head, .prose"],
	"custom-page": [
		".page-head",
		...where(route.kind === "custom-page" && route.page.body !== "", ".prose"),
		...where(route.kind === "custom-page" && route.page.cta !== undefined, ".call-to-action"),
	],
	jobs: [".page-head, .job__pair img, .call-to-action"],
	news: [".page-head, .link-list time, .call-to-action"],
	"news-item": [".page-head time, .prose, .call-to-action"],
	"404": ["h1, .button, .poster"],
	"500": ["h1, .button"],
});

eachPage(routes, "%s has the blocks of its kind", {
	"has the frame of every page": ({ path }) => {
		const { root } = pageAt(path);
		expect(everywhere.filter((selector) => root.querySelector(selector) === null)).toEqual([]);
	},

	"has the blocks of its kind in their order": (route) => {
		const { main } = pageAt(route.path);
		let at = 0;
		const blocks = blocksOf(route, siteOf(route))[route.kind].join(", ").split(", ");
		for (const selector of blocks) {
			const next = all(main, selector).find(({ range }) => range[0] > at);
			expect(next, `${selector} behind what comes before it`).toBeDefined();
			at = next?.range[0] ?? at;
		}
	},

	"lets browsers prerender pages if search engines may index it": ({ path, indexed }) => {
		const { root } = pageAt(path);
		const scripts = all(root, "script[type=speculationrules]");
		const rules = scripts.map(({ rawText }) => JSON.parse(rawText) as object);
		// Prerendering a link to a file would download the file:
		// https://developer.chrome.com/docs/web-platform/prerender-pages.
		const links = hrefs(root, 'a[href^="/"]').map((href) => href.replace(/[?#].*/, ""));
		const files = links.filter((link) => routeAt(link) === undefined);
		const copied = site.publicFiles.map((file) => `/${file}`);
		expect(files.filter((file) => !file.endsWith(".vcf") && !copied.includes(file))).toEqual([]);
		const ours = { href_matches: `${basePath}/*` };
		const endings = [...new Set(files.map((file) => file.slice(file.lastIndexOf("."))))].sort();
		const others = endings.map((ending) => ({ not: { href_matches: `/*${ending}` } }));
		const where = files.length > 0 ? { and: [ours, ...others] } : ours;
		const action = site.business.outsideScripts ? "prefetch" : "prerender";
		const wanted = { [action]: [{ where, eagerness: "moderate" }] };
		expect(rules).toEqual(indexed ? [wanted] : []);
	},

	"links its map to the place that the map shows": ({ path }) => {
		for (const figure of all(pageAt(path).main, "figure:has(iframe)")) {
			const asked = (selector: string, name: string, from: string) =>
				new URL(attribute(one(figure, selector), from)).searchParams.get(name);
			expect(asked(".map-frame__link", "query", "href")).toBe(asked("iframe", "q", "src"));
		}
	},
});
