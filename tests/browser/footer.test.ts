import { expect } from "vitest";
import { it } from "./visits.ts";

it("the footer opens a column of links at a tap on its heading, and has its columns side by side and open where there is room, without scripts too", async ({
	look,
}) => {
	const { page } = await look("/", { javaScriptEnabled: false });
	const column = page.locator(".site-footer .phone-fold").first();
	const link = column.locator("li a").first();
	expect(await link.isVisible()).toBe(false);
	await column.locator("summary").click();
	expect(await link.isVisible()).toBe(true);

	await page.setViewportSize({ width: 1440, height: 760 });
	const places = await page
		.locator(".site-footer__column")
		.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => [x, y]));
	expect(new Set(places.map(([, y]) => y)).size).toBe(1);
	expect(places).toEqual([...places].sort(([one = 0], [other = 0]) => one - other));
	const links = page.locator(".site-footer__list a");
	expect(await links.filter({ visible: true }).count()).toBe(await links.count());
	expect(await page.locator(".site-footer .phone-fold__switch").first().isVisible()).toBe(false);
});
