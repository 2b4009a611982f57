import { describe } from "vitest";
import { formatMoney } from "../../islands/compareCosts.ts";
import { routesOf, site } from "../data.ts";
import { eventually, findFaults } from "./openPage.ts";
import { it } from "./visits.ts";

const withQuote = routesOf("prices").filter(({ page }) => page.quote !== undefined);

describe.concurrent.each(withQuote)("the form for a quote on $path", ({ path, page: prices }) => {
	it("places a quote on the bar of its job, and says where it lies", async ({ expect, visit }) => {
		const page = await visit(path, { islands: ["QuoteCheck"] });
		const row = prices.groups
			.flatMap(({ rows }) => rows)
			.find((one) => "low" in one && one.low < one.high);
		if (!row || !("low" in row)) throw new Error("No job has a range.");
		const { language, locale } = site.speech;
		const money = (sum: number) => formatMoney(sum, language, locale.currency);
		expect(await page.locator('[data-island="QuoteCheck"] .form-result').isVisible()).toBe(false);
		const marks: number[] = [];
		for (const [place, quote] of [
			["below", row.low - 1],
			["within", row.low],
			["within", row.high],
			["above", row.high + 1],
		] as const) {
			await page.locator("#quote-job").selectOption(`price-${row.id}`);
			await page.locator("#quote-sum").fill(String(quote));
			await page.locator(".quote-check [type=submit]").click();
			await eventually(async () =>
				expect(await page.locator("[data-figure=quote]").first().innerText()).toBe(money(quote)),
			);
			expect(await page.locator("[data-place]:visible").allTextContents()).toEqual([
				prices.quote?.results.place[place],
			]);
			expect(await page.locator("[data-figure=range]").innerText()).toBe(
				`${money(row.low)}–${money(row.high)}`,
			);
			expect(await page.locator(`#price-${row.id} .price-bar__mark`).count()).toBe(1);
			marks.push((await page.locator("[data-bar] .price-bar__mark").boundingBox())?.x ?? 0);
		}
		const [lowest = 0, start = 0, end = 0, highest = 0] = marks;
		expect(lowest).toBeLessThanOrEqual(start);
		expect(start).toBeLessThan(end);
		expect(end).toBeLessThanOrEqual(highest);
		expect(await findFaults(page, "[data-island=QuoteCheck]")).toEqual([]);
	});
});
