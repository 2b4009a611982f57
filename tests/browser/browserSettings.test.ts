// Settings of browsers that change what is drawn. Each test needs a browser of its own.
import { wcagContrast } from "culori";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, inject, it, onTestFinished } from "vitest";
import { routes } from "../data.ts";
import { full } from "../full.ts";
import { startBrowser } from "./browser.ts";
import { at } from "./openPage.ts";

/** The contrast of a picture's commonest color to the color that differs most from it. */
async function contrastIn(picture: Buffer): Promise<number> {
	const data = await sharp(picture).removeAlpha().raw().toBuffer();
	const times = new Map<string, number>();
	for (let at = 0; at < data.length; at += 3) {
		const key = [...data.subarray(at, at + 3)].map((part) => part & 0xf8).join();
		times.set(key, (times.get(key) ?? 0) + 1);
	}
	const common = [...times].sort(([, one], [, other]) => other - one).slice(0, 12);
	const [ground, ...others] = common.map(([key]) => `rgb(${key})`);
	return Math.max(...others.map((color) => wcagContrast(color, ground ?? color)));
}

/** Opens pages on a phone, in a browser with other settings than usual. */
async function visit(
	settings: readonly string[],
	paths: readonly string[],
	look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
	const browser = await startBrowser(...settings);
	onTestFinished(() => browser.close());
	const page = await browser.newPage({
		viewport: { width: 390, height: 844 },
		colorScheme: "light",
		baseURL: inject("site"),
	});
	await page.route("https:**", (route) => route.abort());
	for (const path of paths) {
		await page.goto(at(path));
		await look(page, path);
	}
}

// Samsung Internet does so by default to pages that are light.
it("keeps call buttons and closing bands readable where the browser darkens the page", async () => {
	await visit(["forceDarkModeEnabled=true"], ["/"], async (page) => {
		const shown: number[] = [];
		for (const part of await page.locator(".button--call, .call-to-action h2").all())
			if (await part.isVisible()) shown.push(await contrastIn(await part.screenshot()));
		expect(shown.length).toBeGreaterThan(2);
		expect(Math.min(...shown)).toBeGreaterThanOrEqual(4.5);
		// The page itself is dark, so the browser has darkened it.
		const corner = await page.screenshot({ clip: { x: 0, y: 200, width: 4, height: 4 } });
		expect((await sharp(corner).stats()).channels[0]?.mean).toBeLessThan(100);
	});
});

it("is as wide as the phone with letters of 24 px at least", async () => {
	const oneOfAKind = new Map(routes.map(({ kind, path }) => [kind, path]));
	// Twice the size, and spread out, fits.test.ts looks at all kinds.
	const some = [...oneOfAKind.values()].filter((_, index) => full || index % 4 === 0);
	const wide: string[] = [];
	await visit(["minimumFontSize=24", "minimumLogicalFontSize=24"], some, async (page, path) => {
		const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		if (over > 0) wide.push(`${path} +${over}`);
	});
	expect(wide).toEqual([]);
});
