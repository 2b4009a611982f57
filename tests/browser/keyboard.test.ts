import type { Page } from "playwright-core";
import { expect } from "vitest";
import { it } from "./visits.ts";

// Every stop's focus, and what lies over it, covers.test.ts looks at.
it("every stop of the contact page comes in the order of the page, by real key presses", async ({
	look,
}) => {
	const { page } = await look("/contact", { viewport: { width: 1440, height: 900 } });
	expect(await page.locator("[tabindex]:not([tabindex='0']):not([tabindex='-1'])").count()).toBe(0);
	const places: number[] = [];
	for (let press = 0; press < 400; press++) {
		await page.keyboard.press("Tab");
		const place = await placeOfStop(page);
		if (place === -1 || place === places[0]) break;
		if (place !== undefined) places.push(place);
	}
	expect(places.length).toBeGreaterThan(30);
	expect(places).toEqual([...places].sort((a, b) => a - b));
});

/** Returns the focused element's place in the document: undefined of a frame, -1 of none. */
const placeOfStop = (page: Page): Promise<number | undefined> =>
	page.evaluate(() => {
		const stop = document.activeElement;
		if (!stop || stop === document.body) return -1;
		return stop.localName === "iframe"
			? undefined
			: [...document.querySelectorAll("*")].indexOf(stop);
	});
