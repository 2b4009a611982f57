import { describe, expect, it } from "vitest";
import { formatAddress, formatMinutes, formatPhone } from "../../generator/site/formats.ts";
import { plainText } from "../../generator/site/plainText.ts";
import type { Route, RouteKind } from "../../generator/site/routes.ts";
import type { Site } from "../../generator/site/site.ts";
import { fill, formatDistance } from "../../generator/site/words.ts";
import { business, routes, site, siteOf } from "../data.ts";
import { all, attribute, basePath, flat, one, pageAt, pages, textOf, texts } from "./pages.ts";

/** A block that stands there if the data has what it shows. */
const where = (present: boolean, ...selectors: readonly string[]): readonly string[] =>
	present ? selectors : [];
/** What frames every page. */
const everywhere = [
	".skip-link",
	".site-header .menu",
	".site-header .brand",
	".print-header",
	"main h1",
	...where(Object.keys(business.social).length > 0, ".site-footer .social-links"),
	".call-bar",
];

/** Whether symptoms of other branches say that they belong to this one too. */
const isNamedElsewhere = (route: Route, { symptoms }: Pick<Site, "symptoms">): boolean =>
	route.kind === "symptom" &&
	(symptoms?.branches ?? []).some(({ rows }) =>
		rows.some(({ alsoIn }) => alsoIn?.includes(route.branch.slug)),
	);

/** What a page of each kind is made of, in its order. */
const blocksOf = (
	route: Route,
	{ pages: { home, testimonials }, ...site }: Site,
): Readonly<Record<RouteKind, readonly string[]>> => ({
	home: [
		".home-hero",
		...where((home.image ?? home.poster) !== undefined, ".home-hero img"),
		...where(site.symptoms !== undefined, ".home-hero .symptom-tiles"),
		".home-hero .zip-lookup",
		".serving-strip",
		".why-list",
		...where(site.services.length > 0, ".service-door"),
		".response-sign",
		".check-list",
		...where(
			testimonials.items.some(({ featured }) => featured),
			".testimonials",
		),
		".call-to-action",
	],
	services: [
		".page-head",
		".zip-lookup",
		".service-list",
		".why-list",
		".town-list",
		".call-to-action",
	],
	service: [
		".hero",
		".hero [href^='tel:']",
		".note",
		".plain-list",
		...where(route.kind === "service" && route.service.signs !== undefined, ".bullet-list"),
		...where(route.kind === "service" && route.service.steps !== undefined, ".steps"),
		".fold-list",
		".call-to-action",
	],
	areas: [
		".page-head",
		".zip-lookup",
		".service-map",
		".band-list",
		".check-list",
		...(site.counties.length > 0
			? [".town-list", ".zip-table"]
			: [".town-cards", ".zip-table__towns"]),
		".call-to-action",
	],
	county: [
		".hero",
		".response-sign",
		".map-frame",
		".service-map",
		".town-cards",
		".link-list",
		".call-to-action",
	],
	town: [
		".hero",
		".response-sign",
		".fact-list",
		".map-frame",
		".service-map",
		".plain-list",
		".fold-list",
		...where(route.kind === "town" && route.town.neighborhoods.length > 0, ".neighborhoods"),
		".zip-codes",
		".fold-list",
		".call-to-action",
	],
	about: [
		".hero",
		".prose",
		".why-list",
		".reason-grid",
		...where(site.team.length > 0, ".team-member"),
		...where(site.certifications.length > 0, ".badges"),
		".call-to-action",
	],
	contact: [
		".page-head",
		".contact-form",
		".fact-list",
		".save-contact",
		...where(business.address.street !== undefined, ".map-frame"),
		".hours",
		".fold-list",
		".call-to-action",
	],
	sent: [".page-head", ".next-list", ".row .button"],
	faq: [".page-head", ".table-of-contents", ".faq-section", ".call-to-action"],
	testimonials: [
		".page-head",
		...where(
			testimonials.items.some(({ sample }) => sample),
			".note",
		),
		".testimonials",
		".call-to-action",
	],
	sitemap: [".page-head", "h2", "ul a[href]"],
	symptoms: [
		".page-head",
		".safety-questions",
		".symptom-finder",
		".urgency-scale",
		".call-to-action",
	],
	symptom: [
		".page-head",
		".safety-gate",
		".symptom-answer .urgency-mark",
		...where(isNamedElsewhere(route, site), ".symptom-links"),
		".call-to-action",
	],
	howTos: [
		".page-head",
		".link-list",
		...where(site.howTos?.page.parts !== undefined, ".door-anatomy"),
		".call-to-action",
	],
	howTo: [".page-head", ".safety-gate", ".fold-list", ".call-to-action"],
	commercial: [".page-head", ".safety-gate", ".why-list", ".check-list", ".call-to-action"],
	permits: [
		".page-head",
		".fact-list",
		".office-table",
		...where(site.permits?.sections.some(({ steps }) => steps !== undefined) === true, ".steps"),
		".letter",
		".call-to-action",
	],
	hurricane: [".page-head", ".safety-gate", ".fold-list", ".wind-label", ".call-to-action"],
	prices: [
		".page-head",
		".price-list",
		".worksheet",
		".fold-list",
		".sum-table",
		".call-to-action",
	],
	legal: [".page-head", ".prose"],
	notFound: ["h1", ".button", ".poster"],
	error: ["h1", ".button"],
});

describe.each(routes.map((route) => [route.path, route] as const))("%s", (path, route) => {
	const page = pageAt(path);

	it("has the frame, and the blocks of its kind in their order", () => {
		expect(everywhere.filter((selector) => page.root.querySelector(selector) === null)).toEqual([]);
		let at = 0;
		for (const selector of blocksOf(route, siteOf(route))[route.kind]) {
			const next = all(page.main, selector).find(({ range }) => range[0] > at);
			expect(next, `${selector} behind what comes before it`).toBeDefined();
			at = next?.range[0] ?? at;
		}
	});

	it("lets browsers fetch pages ahead, where it is offered to search engines", () => {
		const rules = all(page.root, "script[type=speculationrules]").map(
			({ rawText }) => JSON.parse(rawText) as object,
		);
		expect(rules).toHaveLength(route.indexed ? 1 : 0);
		// What is no page would be downloaded by them:
		// https://developer.chrome.com/docs/web-platform/prerender-pages.
		const links = all(page.root, 'a[href^="/"]').map((element) =>
			attribute(element, "href").replace(/[?#].*/, ""),
		);
		const files = links.filter((link) => !routes.some((other) => other.path === link));
		expect(files.filter((file) => !file.endsWith(".vcf"))).toEqual([]);
		const ours = { href_matches: `${basePath}/*` };
		const where = files.length > 0 ? { and: [ours, { not: { href_matches: "/*.vcf" } }] } : ours;
		for (const rule of rules)
			expect(rule).toEqual({ prerender: [{ where, eagerness: "moderate" }] });
	});

	if (route.kind === "service") {
		it("warns of the one thing not to do, once and set apart", () => {
			const { strong, text } = route.service.warning;
			expect(textOf(one(page.main, ".note"))).toBe(`${strong} ${plainText(text)}`);
		});
	}

	if (route.kind === "service" || route.kind === "county" || route.kind === "town")
		it("leads to the prices from the top, to those of a service's own jobs where there are some", () => {
			const { prices, words } = siteOf(route);
			const slug = route.kind === "service" ? route.service.slug : undefined;
			const group = prices?.groups.find(({ rows }) =>
				rows.some((row) => "line" in row && row.line === slug),
			);
			const links = all(page.main, ".hero a").filter((link) => textOf(link) === words.pages.prices);
			expect(
				links.map((link) => new URL(attribute(link, "href") ?? "", business.url).hash),
			).toEqual(prices ? [group ? `#${group.id}` : ""] : []);
		});

	if (route.kind === "town")
		it("says how soon we come: on its sign, among its facts, to those who share it", () => {
			const minutes = formatMinutes(route.town.responseMinutes);
			expect(textOf(one(page.main, ".response-sign"))).toContain(minutes);
			expect(textOf(one(page.main, ".fact-list"))).toContain(
				fill(siteOf(route).words.minutes.long, { minutes }),
			);
			expect(route.sign.minutes).toBe(minutes);
			expect(texts(page.main, ".zip-codes li").join()).toBe(route.town.zips.join());
			expect(texts(page.main, ".neighborhoods li")).toEqual(route.town.neighborhoods);
			// The office is no distance from its own town.
			const distance = fill(siteOf(route).words.town.distance, {
				distance: formatDistance(route.town.miles, siteOf(route).speech),
			});
			expect(textOf(one(page.main, ".map-frame__caption")).includes(distance)).toBe(
				!route.town.isBase,
			);
		});

	it("leads from its map to the place that the map shows", () => {
		for (const figure of all(page.main, "figure").filter((found) =>
			found.querySelector("iframe"),
		)) {
			const asked = (selector: string, name: string, from: string) =>
				new URL(attribute(one(figure, selector), from)).searchParams.get(name);
			expect(asked(".map-frame__link", "query", "href")).toBe(asked("iframe", "q", "src"));
		}
	});

	if (route.kind === "town")
		it("names each office that gives a permit with its own number", () => {
			const { permits, speech } = siteOf(route);
			const offices = permits
				? (route.town.permit?.offices ?? []).map((id) =>
						permits.offices.find((office) => office.id === id),
					)
				: [];
			const shown = all(page.main, ".office-card__office");
			expect(shown).toHaveLength(offices.length);
			for (const [index, office] of offices.entries()) {
				const text = textOf(shown[index] ?? page.main);
				expect(text).toContain(flat(office?.short ?? ""));
				if (office?.phone) {
					expect(text).toContain(flat(formatPhone(office.phone, speech)));
					expect(
						all(shown[index] ?? page.main, "a").map((link) => attribute(link, "href")),
					).toEqual([`tel:${office.phone}`]);
				}
			}
		});

	if (route.kind === "prices")
		it("marks the repairs that are dear by its own rule, and no others", () => {
			const { rules, tables } = route.prices.worksheet;
			const cells = all(one(page.main, `table[aria-label="${tables.share.heading}"]`), "td").map(
				textOf,
			);
			const dear = tables.share.quotes.flatMap((quote) =>
				tables.share.doors.map((door) => quote / door > rules.share),
			);
			expect(cells.map((cell) => cell.endsWith("*"))).toEqual(dear);
		});

	if (route.kind === "prices")
		it("says that its figures are old from the day on which they are", () => {
			const { validUntil, stale } = route.prices;
			expect(texts(page.main, ".page-head .note")).toEqual(
				site.buildDate > validUntil ? [plainText(stale)] : [],
			);
		});

	if (route.kind === "about")
		it("marks the people and the badges that are samples, and no others", () => {
			const marked = [...siteOf(route).team, ...siteOf(route).certifications].map(({ sample }) =>
				sample ? siteOf(route).words.team.sample : "",
			);
			expect(
				all(page.main, ".team-member, .badges__item").map((element) =>
					texts(element, ".tag").join(),
				),
			).toEqual(marked);
		});

	if (route.kind === "county")
		it("names each of its towns, once, in its cards and its list, with the minutes that it takes us", () => {
			// The map names them too.
			const named = [
				...all(page.main, ".town-card"),
				...all(page.main, "#towns .town-list__item"),
			].map(textOf);
			expect(named).toHaveLength(route.county.towns.length);
			for (const { name, responseMinutes } of route.county.towns)
				expect(
					named.filter(
						(text) => text.startsWith(name) && text.includes(formatMinutes(responseMinutes)),
					),
				).toHaveLength(1);
			// A town's card says what its own page says, in the languages that have one.
			const carded = route.county.cards.filter((slug) =>
				routes.some(
					({ language, source }) =>
						language === route.language && source === `${route.source}/${slug}`,
				),
			);
			expect(all(page.main, ".town-card")).toHaveLength(carded.length);
			const base = route.county.towns
				.filter(({ isBase, slug }) => isBase && carded.includes(slug))
				.map(({ name }) => name);
			const tagged = all(page.main, ".town-card").filter((card) => card.querySelector(".tag"));
			expect(tagged.map((card) => textOf(one(card, "a")))).toEqual(base);
		});
});

describe("what the company may choose", () => {
	const contacts = routes.filter(({ kind }) => kind === "contact");

	it("the bar that calls, and the button that a page opens with, say that somebody answers at any hour where that is so", () => {
		for (const route of routes) {
			const { answering } = siteOf(route).speech;
			const { root } = pageAt(route.path);
			const buttons = all(
				root,
				".call-bar .button--call, .hero .button--call, .home-hero .row .button--call",
			);
			expect(
				buttons.flatMap((button) => texts(button, ".button__note")),
				route.path,
			).toEqual(business.answersAlways ? buttons.map(() => answering) : []);
		}
	});

	it("a phone's bar leads to what to do until we come, and the foot says the year and who we are on paper too", () => {
		const { email, name, phone } = business;
		for (const route of routes) {
			const { root } = pageAt(route.path);
			const { services, speech, words } = siteOf(route);
			const emergency = services.filter(({ doNow }) => doNow).slice(0, 1);
			const led = all(root, ".call-bar__link").map(
				(link) => routes.find(({ path }) => path === attribute(link, "href"))?.source,
			);
			expect(led, route.path).toEqual(emergency.map(({ slug }) => `/services/${slug}`));
			const copyright = fill(words.footer.copyright, {
				year: site.buildDate.slice(0, 4),
				company: name,
			});
			expect(textOf(one(root, ".site-footer__copyright")), route.path).toContain(flat(copyright));
			const onPaper = textOf(one(root, ".print-header"));
			for (const text of [
				formatPhone(phone, speech),
				name,
				email,
				...formatAddress(business.address, speech),
			])
				expect(onPaper, route.path).toContain(flat(text));
		}
	});

	it("text messages are offered in the menu and on the contact page where it has a number for them, and nowhere else", () => {
		const link = business.textPhone && `sms:${business.textPhone}`;
		for (const { root, path } of pages) {
			const found = all(root, "a[href^='sms:']").map((element) => attribute(element, "href"));
			expect(found, path).toEqual(
				link ? Array(contacts.some((route) => route.path === path) ? 2 : 1).fill(link) : [],
			);
		}
	});

	it.each(contacts.map((route) => [route.path, route] as const))(
		"%s says what photos are good for, and asks for the windows of the data",
		(path, route) => {
			const { main } = pageAt(path);
			const { pages, words } = siteOf(route);
			expect(textOf(main).includes(words.textMessage.photos)).toBe(
				business.textPhone !== undefined,
			);
			const { windows } = pages.contact.form;
			expect(all(main, "select[name=window]:not([required]) option").map(textOf)).toEqual(
				windows ? [windows.none, ...windows.options] : [],
			);
		},
	);
});
