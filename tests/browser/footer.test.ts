import { describe, expect } from "vitest";
import { it } from "./visits.ts";

describe("the footer", () => {
	it("opens a column of links at a tap on its heading, without scripts too", async ({ look }) => {
		const { page } = await look("/", { javaScriptEnabled: false });
		const column = page.locator(".site-footer .phone-fold").first();
		const link = column.locator("li a").first();
		expect(await link.isVisible()).toBe(false);
		await column.locator("summary").click();
		expect(await link.isVisible()).toBe(true);
	});

	it("has its columns side by side and open where there is room", async ({ look }) => {
		const { page } = await look("/", {
			viewport: { width: 1440, height: 760 },
			javaScriptEnabled: false,
		});
		const columns = page.locator(".site-footer__column");
		const boxes = await columns.evaluateAll((all) =>
			all.map((column) => column.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
		);
		expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
		expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).sort((a, b) => a - b));
		for (const link of await page.locator(".site-footer__list a").all())
			expect(await link.isVisible()).toBe(true);
		expect(await page.locator(".site-footer .phone-fold__switch").first().isVisible()).toBe(false);
	});
});
