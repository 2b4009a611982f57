import { describe, expect, it } from "vitest";
import { all, attribute, one, pageAt, shownPhone, textOf, texts } from "../site/pages.ts";
import { hrefs, links, openItems, phoneLink } from "./checks.ts";
import { services, towns } from "./specification.ts";

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
