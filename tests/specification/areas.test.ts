import { describe, expect, it, test } from "vitest";
import { business } from "../data.ts";
import { eachPage } from "../site/eachPage.ts";
import { all, hrefs, metaOf, one, pageAt, textOf, texts, titleOf } from "../site/pages.ts";
import { checkMapFrame, expectInOrder, headingOf, openItems, sectionUnder } from "./checks.ts";
import {
	commercial,
	countyCards,
	keywords,
	neighborhoods,
	residential,
	services,
	towns,
} from "./specification.ts";

describe("areas", () => {
	const page = pageAt("/areas");

	it("has the base's map", () => {
		checkMapFrame(page, "Wesley Chapel");
	});

	it("lists three counties, their towns with minutes, and marks the base", () => {
		for (const county of Object.keys(countyCards)) {
			const part = one(page.main, `#${county}`);
			const ours = towns.filter((town) => town.county === county);
			expect(hrefs(part)).toContain(`/areas/${county}`);
			expect([...hrefs(part, ".town-list a")].sort()).toEqual(ours.map(({ path }) => path).sort());
			for (const { slug, name, path, minutes } of ours) {
				const base = slug === "wesley-chapel" ? "Base " : "";
				expect(textOf(one(part, `a[href="${path}"]`))).toBe(`${name} ${base}${minutes} min drive`);
			}
		}
	});

	it("has the travel-time bands and the guarantees", () => {
		expect(texts(page.main, ".response-sign__minutes")).toEqual(
			["15–30", "30–45", "45–60"].map((minutes) => `${minutes} min drive`),
		);
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

describe.each(Object.entries(countyCards))("county page of %s", (county, cards) => {
	const page = pageAt(`/areas/${county}`);
	const ours = towns.filter((town) => town.county === county);

	it("has the cards in order, each with name, description and path", () => {
		const found = all(page.main, ".town-card");
		expect(found.map((card) => textOf(one(card, "h3")))).toEqual(cards);
		for (const [index, card] of found.entries()) {
			const town = ours.find(({ name }) => name === cards[index]);
			expect(textOf(one(card, ".town-card__path"))).toBe(town?.path);
			expect(hrefs(card)).toEqual([town?.path]);
			expect(textOf(one(card, ".muted")).length).toBeGreaterThan(20);
			expect(texts(card, ".tag")).toEqual(town?.slug === "wesley-chapel" ? ["Our Base"] : []);
		}
	});

	it("has a map, the services, its towns, a way back and the call to action", () => {
		checkMapFrame(page, "County");
		const links = hrefs(page.main);
		expect(links).toEqual(expect.arrayContaining(services.map(([path]) => path)));
		expect(links).toEqual(expect.arrayContaining(ours.map(({ path }) => path)));
		expect(links.filter((href) => href === "/areas").length).toBeGreaterThan(1);
		one(page.main, ".call-to-action");
	});
});

test("the page of Pinellas has its trust section, six reasons and three questions", () => {
	const page = pageAt("/areas/pinellas");
	const [trust, reasons] = all(page.main, ".why-list").map((list) => openItems(list, "li"));
	expect(trust?.length).toBeGreaterThan(1);
	expect(reasons).toHaveLength(6);
	const subjects = [/how long/i, /warrant/i, /coast/i].map((word) => expect.stringMatching(word));
	const questions = texts(one(page.main, ".fold-list:not(.town-cards__others)"), "summary");
	expect(questions).toEqual(subjects);
	expect(titleOf(page)).toContain("Pinellas");
	expect(metaOf(page, "description")).toContain("Pinellas");
});

eachPage(towns, "town page %s", {
	"has the specification's layout in its order": (town) => {
		const page = pageAt(town.path);
		const { main } = page;
		expectInOrder([
			...[".breadcrumbs", "h1", ".hero .lede"].map((selector) => one(main, selector)),
			headingOf(page, "Service Area"),
			one(main, "iframe"),
			headingOf(page, `Garage Door Services in ${town.name}`),
			...[".neighborhoods", ".call-to-action"].map((selector) => one(main, selector)),
		]);
		expect(textOf(one(main, "h1"))).toBe(`${town.name} Garage Door Services`);
		expect(hrefs(main, ".breadcrumbs a")).toEqual(["/", "/areas", `/areas/${town.county}`]);
		expect(textOf(one(main, ".hero .lede")).length).toBeGreaterThan(80);
	},

	"says how fast we come, from where": (town) => {
		const page = pageAt(town.path);
		const section = textOf(sectionUnder(page, "Service Area"));
		for (const text of [
			"technicians travel from our Wesley Chapel headquarters to all neighborhoods",
			"Response Times",
			"once a technician leaves",
			`${town.minutes} minutes`,
			"Same-day service available",
			"24/7 emergency service",
		])
			expect(section).toContain(text);
		// The specification's two waiting times in an emergency: near, and far from the company.
		const farthest = Number(town.minutes.split("–")[1]);
		const wait = farthest >= 50 ? "two to four hours" : "30 to 60 minutes, longer at busy times";
		expect(textOf(one(page.main, ".hero .response-sign"))).toBe(
			`${town.name} ${town.minutes} min drive Same-day service available 24/7 emergency service In an emergency we usually come in ${wait}.`,
		);
		checkMapFrame(page, town.name);
	},

	"lists both kinds of services": (town) => {
		const page = pageAt(town.path);
		const section = sectionUnder(page, `Garage Door Services in ${town.name}`);
		expect(texts(section, "h3")).toEqual(["Residential", "Commercial"]);
		const lists = openItems(section, ".plain-list").map((list) => texts(list, "li"));
		expect(lists).toEqual([residential, commercial]);
	},

	"lists eight neighborhoods, the specification's where it gives them": (town) => {
		const names = texts(pageAt(town.path).main, ".neighborhoods > li");
		expect(names).toHaveLength(8);
		expect(new Set(names).size).toBe(8);
		const given = neighborhoods[town.slug] ?? [];
		if (given.length > 0) expect(names.slice(-given.length)).toEqual(given);
	},

	"lists its ZIP codes": (town) => {
		expect(texts(pageAt(town.path).main, ".zip-codes > li")).toEqual(town.zips);
	},

	"ends with its own call to action": (town) => {
		const block = one(pageAt(town.path).main, ".call-to-action");
		expect(textOf(one(block, "h2"))).toBe(`Need Garage Door Service in ${town.name}?`);
		expect(textOf(one(block, "p"))).toBe(
			`Contact us today for reliable service throughout the ${town.name} area.`,
		);
	},

	"has the title, description and keywords of the pattern": (town) => {
		const page = pageAt(town.path);
		expect(titleOf(page)).toBe(
			`Garage Door Repair & Installation in ${town.name}, FL | ${business.name}`,
		);
		expect(metaOf(page, "description")).toBe(
			`Professional garage door repair, installation, and maintenance services in ${town.name}, FL. Fast response times and expert technicians serving all neighborhoods.`,
		);
		const words = keywords.map((word) => `${word} ${town.name}`);
		expect(metaOf(page, "keywords")).toBe(words.join(", "));
	},
});
