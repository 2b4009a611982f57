import { describe, expect, it } from "vitest";
import { all, attribute, hrefs, one, pageAt, shownPhone, textOf, texts } from "../site/pages.ts";
import { links, openItems, phoneLink } from "./checks.ts";
import { countyCards, doorsOf, services, towns } from "./specification.ts";

describe("services", () => {
	const page = pageAt("/services");

	it("has six services, each with What's Included", () => {
		const items = all(page.main, ".service-list__item");
		const shown = items.map((item) => [...hrefs(item), ...texts(item, "h2, h3")]);
		expect(shown).toEqual(
			services.map(([path, name]) => [path, ...doorsOf(path), name, "What's Included"]),
		);
		for (const item of items) expect(openItems(item, ".check-list > li").length).toBeGreaterThan(2);
	});

	it("has why-choose cards and the areas by county", () => {
		expect(openItems(page.main, ".why-list__item").length).toBeGreaterThan(2);
		const links = openItems(page.main, "a").map((link) => attribute(link, "href"));
		const counties = Object.keys(countyCards).map((county) => `/areas/${county}`);
		expect(links).toEqual(expect.arrayContaining([...counties, ...towns.map(({ path }) => path)]));
	});
});

describe("service pages", () => {
	it("contrasts a single service with the annual plan", () => {
		const { main } = pageAt("/services/maintenance");
		const table = one(main, "table.comparison-table, .comparison-table table");
		const plans = [/^Single service\b/, /^Annual plan\b/].map((plan) =>
			expect.stringMatching(plan),
		);
		expect(texts(table, "thead th").slice(-2)).toEqual(plans);
		const rows = all(table, "tbody tr").map((row) =>
			texts(row, "th, td").map((cell) => cell.replace(/^—/, "")),
		);
		expect(rows).toEqual(
			expect.arrayContaining([
				["Visits per year", "One", "Two"],
				["Priority scheduling", "Not included", "Included"],
				["Discount on repairs", "Not included", "10%"],
				["Extended warranty on repair work", "Not included", "Included"],
			]),
		);
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
