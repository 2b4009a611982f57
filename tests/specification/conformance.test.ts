// The specification of this one company. An owner who changes on purpose what it fixes deletes this
// folder (tests/specification).
import type { HTMLElement } from "node-html-parser";
import { describe, expect, it, test } from "vitest";
import { business, site } from "../data.ts";
import {
	addedPaths,
	all,
	attribute,
	type BuiltPage,
	builtFiles,
	cssOf,
	linesOf,
	metaOf,
	one,
	pageAt,
	readBuilt,
	shownPhone,
	textOf,
	texts,
	titleOf,
} from "../site/pages.ts";
import { pages } from "./pages.ts";
import {
	commercial,
	constants,
	countyCards,
	indexedPaths,
	navigation,
	neighborhoods,
	officePhones,
	residential,
	services,
	towns,
	unindexedPaths,
} from "./specification.ts";

// The specification, section by section, over the built pages. Strings stand here as the
// specification has them.

const phoneLink = `tel:${business.phone}`;
const officeLinks = new Set([...officePhones].map((phone) => `tel:+1${phone.replace(/\D/g, "")}`));
const hrefs = (root: HTMLElement, selector = "a"): readonly string[] =>
	all(root, selector).map((link) => attribute(link, "href"));
const links = (root: HTMLElement, selector = "a"): readonly (readonly string[])[] =>
	all(root, selector).map((link) => [textOf(link), attribute(link, "href")]);

/** What visitors see without a tap: nothing of it stands in a fold. */
const openItems = (root: HTMLElement, selector: string): readonly HTMLElement[] =>
	all(root, selector).filter((element) => element.closest("details") === null);

/** The page's sections under the heading (h2) of this text. */
function sectionUnder(page: BuiltPage, heading: string): HTMLElement {
	const title = all(page.main, "h2").find((element) => textOf(element) === heading);
	if (title === undefined)
		throw new Error(
			`${page.path} has no h2 "${heading}", only: ${texts(page.main, "h2").join(" | ")}`,
		);
	return title.closest("section") ?? page.main;
}

describe("page titles", () => {
	it.each(pages.map((page) => [page.path, titleOf(page)] as const))(
		"%s ends in the brand where 65 characters allow",
		(_path, title) => {
			const [own = "", brand] = title.split(" | ");
			const room = (name: string) => `${own} | ${name}`.length <= 65;
			if (room(business.name)) expect(brand).toBe(business.name);
			else if (room(business.shortName)) expect(brand).toBeDefined();
		},
	);
});

describe("routes (section 2)", () => {
	it("are the specification's, by name", () => {
		expect(indexedPaths).toHaveLength(54);
		expect(pages.map(({ path }) => path).sort()).toEqual(
			[...indexedPaths, ...unindexedPaths, ...addedPaths].sort(),
		);
	});

	it("are written so that hosts answer slash-less paths", () => {
		for (const path of [
			"areas.html",
			"areas/pasco.html",
			"areas/pasco/trinity.html",
			"404.html",
			"500.html",
			"contact/sent.html",
		])
			expect(builtFiles).toContain(path);
	});
});

describe.each(pages.map((page) => [page.path, page] as const))(
	"shared parts on %s",
	(path, page) => {
		it("has the header", () => {
			const header = one(page.root, "header.site-header");
			expect(links(header, ".menu__list .menu__link:not([hreflang])")).toEqual(
				navigation.map(([name, target]) => [name, target]),
			);
			expect(textOf(one(header, "button.menu__button .menu__open"))).toBe("Menu");
			// The number, and that someone answers.
			expect(links(header, ".site-header__call")).toEqual([
				[`${shownPhone} ${site.words.openNow.always}`, phoneLink],
			]);
			expect(cssOf(page)).toMatch(/\.site-header\{[^}]*position:sticky/);
		});

		it("has the footer's four columns and its legal row", () => {
			const footer = one(page.root, "footer.site-footer");
			const columns = all(footer, ".site-footer__column");
			expect(columns).toHaveLength(4);
			const [blurb, quickLinks, ourServices, contactUs] = columns as [
				HTMLElement,
				HTMLElement,
				HTMLElement,
				HTMLElement,
			];
			expect(texts(blurb, ".social-links a")).toEqual(["Facebook", "Instagram", "Twitter"]);
			expect(textOf(one(quickLinks, "h2"))).toBe("Quick Links");
			expect(links(quickLinks)).toEqual(
				expect.arrayContaining(navigation.map(([name, target]) => [name, target])),
			);
			// The pages that the data adds, without those below another of them.
			expect(hrefs(quickLinks)).toEqual(
				expect.arrayContaining(addedPaths.filter((added) => added.lastIndexOf("/") === 0)),
			);
			expect(textOf(one(ourServices, "h2"))).toBe("Our Services");
			expect(links(ourServices)).toEqual(services.map(([target, name]) => [name, target]));
			expect(textOf(one(contactUs, "h2"))).toBe("Contact Us");
			expect(links(contactUs)).toEqual([
				[shownPhone, phoneLink],
				[business.email, `mailto:${business.email}`],
			]);
			const order = [
				"7500 Old Pasco Rd Wesley Chapel, FL 33544",
				shownPhone,
				business.email,
				"Mon–Fri 7am–7pm Sat 8am–5pm Sun 9am–3pm",
			].map((text) => textOf(contactUs).indexOf(text));
			expect(order).not.toContain(-1);
			expect(order).toEqual([...order].sort((a, b) => a - b));

			const legal = one(footer, ".site-footer__legal");
			expect(textOf(one(legal, ".site-footer__copyright"))).toBe(
				`© ${site.buildDate.slice(0, 4)} ${business.name}`,
			);
			expect(links(legal, "a:not([hreflang])")).toEqual([
				["Privacy Policy", "/privacy-policy"],
				["Terms of Service", "/terms-of-service"],
			]);
		});

		it("has the call bar in a landmark, and a number that starts with 813", () => {
			const bar = one(page.root, "aside.call-bar");
			expect(attribute(bar, "aria-label")).toBe("Call Now");
			const [call] = links(bar);
			expect(call?.[0]).toMatch(new RegExp(`^Call Now ${shownPhone.replace(/[()]/g, "\\$&")}`));
			expect(call?.[1]).toBe(phoneLink);
			expect(shownPhone).toMatch(/^\(813\) /);
			expect(
				hrefs(page.root).filter(
					(href) => href.startsWith("tel:") && href !== phoneLink && !officeLinks.has(href),
				),
			).toEqual([]);
		});

		it("says Learn More about something", () => {
			for (const link of all(page.root, "a")) expect(textOf(link), path).not.toBe("Learn More");
		});
	},
);

describe("call-to-action block", () => {
	const block = (page: BuiltPage) => one(page.main, ".call-to-action");

	it.each(["/", "/services", "/about"])("has the defaults on %s", (path) => {
		const text = textOf(block(pageAt(path)));
		expect(text).toContain("Need Garage Door Service?");
		expect(text).toContain("Contact our experts today for a free consultation and quote!");
	});

	it.each(
		pages
			.filter(({ main }) => main.querySelector(".call-to-action"))
			.map((page) => [page.path, page] as const),
	)("calls and leads to /contact on %s", (path, page) => {
		// What was read goes along, behind the "#".
		expect(
			links(block(page)).map(([name, href]) => [name, (href ?? "").replace(/#.*/, "") || path]),
		).toEqual([
			[shownPhone, phoneLink],
			[path === "/faq" ? "Contact us" : "Get a Free Quote", "/contact"],
		]);
		expect(page.main.lastElementChild?.classNames, "the block ends the page").toContain(
			"call-to-action",
		);
	});

	it("stands on every page that the specification or the reader needs it on", () => {
		const without = pages
			.filter(({ main }) => !main.querySelector(".call-to-action"))
			.map(({ path }) => path);
		expect(without.sort()).toEqual([
			"/404",
			"/500",
			"/contact/sent",
			"/privacy-policy",
			"/sitemap",
			"/terms-of-service",
		]);
	});
});

describe("home", () => {
	const page = pageAt("/");

	it("has a hero with a call button, a Free Quote link and a picture", () => {
		const hero = one(page.main, ".home-hero");
		expect(links(one(hero, ".row"))).toEqual([
			[`Call ${shownPhone} Answering now, 24/7`, phoneLink],
			["Free Quote", "/contact"],
		]);
		expect(all(hero, "picture img[alt]")).toHaveLength(1);
	});

	it("has the parts in the specification's order", () => {
		const parts = [
			".home-hero",
			".serving-strip",
			".why-list",
			".service-door",
			'a[href="/services"].action-link',
			".check-list",
			".testimonials",
			".call-to-action",
		];
		const positions = parts.map((selector) => one(page.main, selector).range[0]);
		expect(positions).toEqual([...positions].sort((a, b) => a - b));
		expect(textOf(one(page.main, ".serving-strip h2"))).toBe("Proudly serving");
	});

	it("has three why-choose cards, six service cards and a teaser with four checkmarks", () => {
		expect(all(page.main, ".why-list > li")).toHaveLength(3);
		expect(
			all(page.main, ".service-card").map((card) => [
				textOf(one(card, "h3")),
				attribute(one(card, "a"), "href"),
			]),
		).toEqual(services.map(([path, name]) => [name, path]));
		for (const card of all(page.main, ".service-card")) {
			expect(textOf(one(card, "a"))).toMatch(/^Learn More about /);
			expect(all(card, ".service-card__detail").length).toBeGreaterThan(0);
			expect(all(card, "img, svg").length).toBeGreaterThan(0);
		}
		expect(all(page.main, ".check-list > li")).toHaveLength(4);
		expect(hrefs(page.main, ".action-link")).toEqual(
			expect.arrayContaining(["/services", "/about", "/testimonials"]),
		);
	});

	it("has three testimonial cards", () => {
		const cards = all(page.main, ".testimonial");
		expect(cards).toHaveLength(3);
		cards.forEach(checkTestimonial);
	});
});

function checkTestimonial(card: HTMLElement): void {
	const stars = one(card, ".stars");
	const [, rating] = /^([1-5]) out of 5 stars$/.exec(attribute(stars, "aria-label")) ?? [];
	expect(all(stars, ".stars__star")).toHaveLength(5);
	expect(all(stars, 'use[href="#icon-star"]')).toHaveLength(Number(rating));
	expect(textOf(one(card, "blockquote")).length).toBeGreaterThan(20);
	expect(textOf(one(card, ".testimonial__name")).length).toBeGreaterThan(2);
	expect(towns.some(({ name }) => textOf(one(card, "figcaption")).includes(name))).toBe(true);
	expect(attribute(one(card, "time"), "datetime")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
}

describe("services", () => {
	const page = pageAt("/services");

	it("has six services, each with What's Included", () => {
		const items = all(page.main, ".service-list__item");
		expect(
			items.map((item) => [
				textOf(one(item, "h2")),
				attribute(one(item, "a"), "href"),
				textOf(one(item, "h3")),
			]),
		).toEqual(services.map(([path, name]) => [name, path, "What's Included"]));
		for (const item of items) expect(openItems(item, ".check-list > li").length).toBeGreaterThan(2);
	});

	it("has why-choose cards and the areas by county", () => {
		expect(openItems(page.main, ".why-list__item").length).toBeGreaterThan(2);
		expect(openItems(page.main, "a").map((link) => attribute(link, "href"))).toEqual(
			expect.arrayContaining([
				"/areas/pasco",
				"/areas/hillsborough",
				"/areas/pinellas",
				...towns.map(({ path }) => path),
			]),
		);
	});
});

describe("service pages", () => {
	it("contrasts a single service with the annual plan", () => {
		const table = one(
			pageAt("/services/maintenance").main,
			"table.comparison-table, .comparison-table table",
		);
		expect(
			texts(table, "thead th")
				.slice(-2)
				.map((text) => text.split(" ").slice(0, 2).join(" ")),
		).toEqual(["Single service", "Annual plan"]);
		const rows = new Map(
			all(table, "tbody tr").map((row) => [
				textOf(one(row, "th")),
				texts(row, "td").map((cell) => cell.replace(/^—/, "")),
			]),
		);
		expect(rows.get("Visits per year")).toEqual(["One", "Two"]);
		expect(rows.get("Priority scheduling")).toEqual(["Not included", "Included"]);
		expect(rows.get("Discount on repairs")).toEqual(["Not included", "10%"]);
		expect(rows.get("Extended warranty on repair work")).toEqual(["Not included", "Included"]);
	});

	it("stresses 24/7 and has the call block on the emergency page", () => {
		const page = pageAt("/services/emergency");
		expect(textOf(one(page.main, "h1"))).toContain("24/7");
		expect(links(one(page.main, ".call-block"))).toEqual([[`Call ${shownPhone}`, phoneLink]]);
	});

	it.each(services)("%s links back to the list of services", (path) => {
		expect(hrefs(pageAt(path).main, ".breadcrumbs a")).toEqual(["/", "/services"]);
	});
});

describe("areas", () => {
	const page = pageAt("/areas");

	it("has the base's map, lazily", () => {
		checkMapFrame(page, "Wesley Chapel");
	});

	it("lists three counties, their towns with minutes, and marks the base", () => {
		for (const county of Object.keys(countyCards)) {
			const part = one(page.main, `#${county}`);
			const ours = towns.filter((town) => town.county === county);
			expect(hrefs(part)).toContain(`/areas/${county}`);
			expect([...hrefs(part, ".town-list a")].sort()).toEqual(ours.map(({ path }) => path).sort());
			for (const town of ours) {
				expect(textOf(one(part, `a[href="${town.path}"]`))).toBe(
					`${town.name} ${town.slug === "wesley-chapel" ? "Base " : ""}${town.minutes} min drive`,
				);
			}
		}
	});

	it("has the travel-time bands and the guarantees", () => {
		expect(texts(page.main, ".response-sign__minutes")).toEqual([
			"15–30 min drive",
			"30–45 min drive",
			"45–60 min drive",
		]);
		expect(texts(page.main, ".check-list > li").length).toBeGreaterThan(2);
	});

	it("lists every town's ZIP codes in plain folds, as the town's own page does", () => {
		const rows = new Map(
			all(page.main, ".zip-table__row").map((row) => [hrefs(row)[0] ?? "", textOf(one(row, "dd"))]),
		);
		expect([...rows.keys()].sort()).toEqual(towns.map(({ path }) => path).sort());
		for (const [path, zips] of rows)
			expect(zips.split(", "), path).toEqual(texts(pageAt(path).main, ".zip-codes > li"));
	});
});

function checkMapFrame(page: BuiltPage, place: string): void {
	const frame = one(page.main, "iframe");
	expect(frame.closest("details"), "the map stands open on the page").toBeNull();
	expect(attribute(frame, "loading")).toBe("lazy");
	expect(attribute(frame, "title")).not.toBe("");
	const url = new URL(attribute(frame, "src"));
	expect(url.hostname).toBe("www.google.com");
	expect(url.searchParams.get("q")).toContain(place);
	expect(Number(attribute(frame, "width")) * Number(attribute(frame, "height"))).toBeGreaterThan(0);
	const plain = all(page.main, 'a[href^="https://www.google.com/maps/search/"]').map((link) =>
		new URL(attribute(link, "href")).searchParams.get("query"),
	);
	expect(plain, "a plain link beside the map").toEqual([url.searchParams.get("q")]);
}

describe.each(Object.entries(countyCards))("county page of %s", (county, cards) => {
	const page = pageAt(`/areas/${county}`);

	it("has the cards in order, each with name, description and path", () => {
		const found = all(page.main, ".town-card");
		expect(found.map((card) => textOf(one(card, "h3")))).toEqual(cards);
		for (const card of found) {
			const town = towns.find(
				({ name, county: its }) => name === textOf(one(card, "h3")) && its === county,
			);
			expect(textOf(one(card, ".town-card__path"))).toBe(town?.path);
			expect(hrefs(card)).toEqual([town?.path]);
			expect(textOf(one(card, ".muted")).length).toBeGreaterThan(20);
			expect(card.querySelector(".tag")?.text).toBe(
				town?.slug === "wesley-chapel" ? "Our Base" : undefined,
			);
		}
	});

	it("has a heading, a map, the services, a way back and the call to action", () => {
		expect(texts(page.main, "h1")).toHaveLength(1);
		checkMapFrame(page, "County");
		expect(hrefs(page.main)).toEqual(expect.arrayContaining(services.map(([path]) => path)));
		expect(hrefs(page.main).filter((href) => href === "/areas").length).toBeGreaterThan(1);
		expect(page.main.querySelector(".call-to-action")).toBeTruthy();
	});

	it("links to every town of the county", () => {
		expect(hrefs(page.main)).toEqual(
			expect.arrayContaining(
				towns.filter((town) => town.county === county).map(({ path }) => path),
			),
		);
	});
});

test("the page of Pinellas has its trust section, six reasons and three questions", () => {
	const page = pageAt("/areas/pinellas");
	const [trust, reasons] = all(page.main, ".why-list").map((list) => openItems(list, "li"));
	expect(trust?.length).toBeGreaterThan(1);
	expect(reasons).toHaveLength(6);
	const questions = texts(one(page.main, ".fold-list:not(.town-cards__others)"), "summary");
	expect(questions).toHaveLength(3);
	expect(questions[0]).toMatch(/how long/i);
	expect(questions[1]).toMatch(/warrant/i);
	expect(questions[2]).toMatch(/coast/i);
	expect(titleOf(page)).toContain("Pinellas");
	expect(metaOf(page, "description")).toContain("Pinellas");
	expect(all(page.root, 'script[type="application/ld+json"]')).toHaveLength(1);
});

describe.each(towns.map((town) => [town.path, town] as const))("town page %s", (path, town) => {
	const page = pageAt(path);

	it("has the specification's layout in its order", () => {
		const parts = [
			one(page.main, ".breadcrumbs"),
			one(page.main, "h1"),
			one(page.main, ".hero .lede"),
			all(page.main, "h2").find((element) => textOf(element) === "Service Area"),
			one(page.main, "iframe"),
			all(page.main, "h2").find(
				(element) => textOf(element) === `Garage Door Services in ${town.name}`,
			),
			one(page.main, ".neighborhoods"),
			one(page.main, ".call-to-action"),
		];
		const positions = parts.map((part) => part?.range[0] ?? Number.NaN);
		expect(positions).toEqual([...positions].sort((a, b) => a - b));
		expect(positions).not.toContain(Number.NaN);
		expect(textOf(one(page.main, "h1"))).toBe(`${town.name} Garage Door Services`);
		expect(hrefs(page.main, ".breadcrumbs a")).toEqual(["/", "/areas", `/areas/${town.county}`]);
		expect(textOf(one(page.main, ".hero .lede")).length).toBeGreaterThan(80);
	});

	it("says how fast we come, from where", () => {
		const section = textOf(sectionUnder(page, "Service Area"));
		expect(section).toMatch(
			/technicians travel from our Wesley Chapel headquarters to all neighborhoods/,
		);
		for (const text of [
			"Response Times",
			"once a technician leaves",
			`${town.minutes} minutes`,
			"Same-day service available",
			"24/7 emergency service",
		])
			expect(section).toContain(text);
		// Both readings of the specification: 30 to 60 minutes near, two to four hours far.
		const farthest = Number(town.minutes.split("–")[1]);
		const wait = farthest >= 55 ? "two to four hours" : "30 to 60 minutes";
		expect(textOf(one(page.main, ".hero .response-sign"))).toBe(
			`${town.name} ${town.minutes} min drive Same-day service available 24/7 emergency service In an emergency we usually come in ${wait}.`,
		);
		expect(section).toContain(`In an emergency we usually come in ${wait}.`);
		checkMapFrame(page, town.name);
	});

	it("lists both kinds of services", () => {
		const section = sectionUnder(page, `Garage Door Services in ${town.name}`);
		expect(texts(section, "h3")).toEqual(["Residential", "Commercial"]);
		expect(openItems(section, ".plain-list").map((list) => texts(list, "li"))).toEqual([
			residential,
			commercial,
		]);
	});

	it("lists eight neighborhoods, the specification's where it gives them", () => {
		const names = texts(page.main, ".neighborhoods > li");
		expect(names).toHaveLength(8);
		expect(new Set(names).size).toBe(8);
		const given = neighborhoods[town.slug] ?? [];
		if (given.length > 0) expect(names.slice(-given.length)).toEqual(given);
	});

	it("lists its ZIP codes", () => {
		expect(texts(page.main, ".zip-codes > li")).toEqual(town.zips);
	});

	it("ends with its own call to action", () => {
		const block = one(page.main, ".call-to-action");
		expect(textOf(one(block, "h2"))).toBe(`Need Garage Door Service in ${town.name}?`);
		expect(textOf(one(block, "p"))).toBe(
			`Contact us today for reliable service throughout the ${town.name} area.`,
		);
	});

	it("has the title, description and keywords of the pattern", () => {
		expect(titleOf(page)).toBe(
			`Garage Door Repair & Installation in ${town.name}, FL | ${business.name}`,
		);
		expect(metaOf(page, "description")).toBe(
			`Professional garage door repair, installation, and maintenance services in ${town.name}, FL. Fast response times and expert technicians serving all neighborhoods.`,
		);
		expect(metaOf(page, "keywords")?.split(", ")).toEqual(
			[
				"garage door repair",
				"garage door installation",
				"garage door service",
				"broken spring repair",
			].map((word) => `${word} ${town.name}`),
		);
	});
});

test("about has the story, three values, four people, four badges and the area", () => {
	const page = pageAt("/about");
	expect(texts(page.main, ".reason-grid h3")).toEqual(["Excellence", "Integrity", "Community"]);
	const members = all(page.main, ".team-member");
	expect(members.map((member) => textOf(one(member, ".team-member__years"))).sort()).toEqual([
		"10+",
		"12+",
		"15+",
		"20+",
	]);
	for (const member of members)
		for (const part of ["h3", ".team-member__position", ".muted"])
			expect(textOf(one(member, part)).length).toBeGreaterThan(3);
	expect(all(page.main, ".badges > li")).toHaveLength(4);
	expect(all(page.main, ".prose p").length).toBeGreaterThan(1);
	expect(openItems(page.main, ".why-list__item").length).toBeGreaterThan(1);
	expect(hrefs(page.main)).toContain("/areas");
});

describe("contact", () => {
	const page = pageAt("/contact");
	const form = one(page.main, "form");
	const control = (name: string) => one(form, `[name="${name}"]`);

	it("has the form's fields in order, with their types and rules", () => {
		const shown = all(form, "input, select, textarea").filter(
			(field) => attribute(field, "type") !== "hidden" && !field.hasAttribute("hidden"),
		);
		expect(shown.map((field) => attribute(field, "name"))).toEqual([
			"name",
			"email",
			"phone",
			"subject",
			"message",
		]);
		expect(shown.map((field) => field.hasAttribute("required"))).toEqual([
			true,
			true,
			false,
			true,
			true,
		]);
		expect(attribute(control("email"), "type")).toBe("email");
		expect(control("subject").localName).toBe("select");
		expect(control("message").localName).toBe("textarea");
		expect(attribute(control("message"), "rows")).toBe("6");
		expect(form.hasAttribute("novalidate"), "the browser's own checks").toBe(false);
		expect(
			all(form, "[pattern], [minlength], [maxlength]"),
			"no rule beyond the specification's",
		).toHaveLength(0);
	});

	it("offers the subjects, after an empty placeholder", () => {
		const options = all(control("subject"), "option");
		expect(options.map((option) => option.text.trim())).toEqual([
			"Select a Subject",
			...services.map(([, name]) => name),
			"Other",
		]);
		expect(attribute(options[0] as HTMLElement, "value")).toBe("");
		expect(options[0]?.hasAttribute("value")).toBe(true);
	});

	it("names its fields and its button", () => {
		for (const name of ["name", "email", "phone", "subject", "message"]) {
			expect(
				textOf(one(form, `label[for="${attribute(control(name), "id")}"]`)).toLowerCase(),
			).toContain(name);
		}
		expect(texts(form, "button[type=submit]")).toEqual(["Send Message"]);
	});

	it("says above its button, and without scripts in its place, that it is a demonstration", () => {
		const simulated = business.form.provider === "simulated";
		const lines = [...all(form, "p.small-print"), ...all(page.main, "noscript p")].map(textOf);
		expect(lines).toHaveLength(simulated ? 2 : 0);
		for (const line of lines) expect(line).toMatch(/demonstration.*nothing.*call/i);
	});

	it("has the ways to reach us, the hours of each day, the map and five questions", () => {
		expect(hrefs(page.main)).toEqual(
			expect.arrayContaining([phoneLink, `mailto:${business.email}`, "/areas"]),
		);
		expect(textOf(one(page.main, "address"))).toBe("7500 Old Pasco Rd Wesley Chapel, FL 33544");
		const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((day) => [
			day,
			"7am–7pm",
		]);
		expect(all(page.main, ".hours tbody tr").map((row) => texts(row, "th, td"))).toEqual([
			...weekdays,
			["Saturday", "8am–5pm"],
			["Sunday", "9am–3pm"],
		]);
		checkMapFrame(page, "7500 Old Pasco Rd, Wesley Chapel");
		expect(texts(page.main, ".fold__summary")).toHaveLength(5);
	});
});

describe("FAQ", () => {
	const page = pageAt("/faq");

	it("has four sections of four questions, of which one at a time is open", () => {
		expect(textOf(one(page.main, "h1"))).toBe("Frequently Asked Questions");
		const sections = all(page.main, "section").filter(
			(section) => section.querySelector("details") && !section.querySelector("section"),
		);
		expect(sections.map((section) => textOf(one(section, "h2")))).toEqual([
			"General Questions",
			"Repairs & Services",
			"Installation & Replacement",
			"Payment & Scheduling",
		]);
		const names = sections.map((section) => {
			const items = all(section, "details");
			expect(items).toHaveLength(4);
			expect(items.every((item) => !item.hasAttribute("open"))).toBe(true);
			expect(new Set(items.map((item) => attribute(item, "name"))).size).toBe(1);
			return attribute(items[0] as HTMLElement, "name");
		});
		expect(new Set(names).size).toBe(4);
	});

	it("ends with Still Have Questions?", () => {
		const block = one(page.main, ".call-to-action");
		expect(textOf(one(block, "h2"))).toBe("Still Have Questions?");
		expect(hrefs(block)).toEqual([phoneLink, "/contact"]);
	});
});

test("testimonials has every review with its stars", () => {
	const cards = all(pageAt("/testimonials").main, ".testimonial");
	expect(cards.length).toBeGreaterThanOrEqual(3);
	cards.forEach(checkTestimonial);
	expect(textOf(pageAt("/testimonials").main)).toContain("4.9 out of 5, from 137 reviews");
});

test("the sitemap for people lists every page", () => {
	expect([...new Set(hrefs(pageAt("/sitemap").main, ".sitemap-list__link"))].sort()).toEqual(
		[...indexedPaths, ...addedPaths].sort(),
	);
});

describe("screens for trouble (sections 2 and 8)", () => {
	it("says what the not-found page says", () => {
		const page = pageAt("/404");
		expect(textOf(one(page.main, "h1"))).toBe("Oops! The page you're looking for doesn't exist.");
		expect(textOf(page.main)).toMatch(/may have been removed or renamed, or be unavailable/);
		expect(links(page.main)).toContainEqual(["Return to Home", "/"]);
		expect(
			all(page.root, "script:not([src])").some((script) =>
				/console\.error\(.*location\.pathname/.test(script.rawText),
			),
		).toBe(true);
	});

	it("says what the render-error screen says", () => {
		const page = pageAt("/500");
		expect(textOf(one(page.main, "h1"))).toBe("Unexpected Application Error");
		expect(linesOf(page.main)).toContain("500 Internal Server Error");
	});

	it("thanks after a form that was sent natively", () => {
		const page = pageAt("/contact/sent");
		expect(textOf(one(page.main, "h1"))).toBe("Message Sent!");
		expect(textOf(page.main)).toContain("We'll get back to you as soon as possible.");
	});

	it("has the form's notices in the script that shows them", () => {
		const scripts = builtFiles
			.filter((file) => file.endsWith(".js"))
			.map((file) => readBuilt(file).toString());
		for (const text of [
			"Message Sent!",
			"We'll get back to you as soon as possible.",
			"Error",
			"There was a problem sending your message. Please try again.",
			"Sending...",
		]) {
			expect(
				scripts.some((script) => script.includes(text)),
				text,
			).toBe(true);
		}
	});
});

describe("constants (section 9)", () => {
	it.each(Object.entries(constants))("stand on %s", (path, expected) => {
		const text = textOf(pageAt(path).main);
		for (const pattern of expected) expect(text).toMatch(pattern);
	});
});
