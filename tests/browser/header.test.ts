import { describe, expect } from "vitest";
import { site } from "../data.ts";
import { eventually } from "./openPage.ts";
import { it } from "./visits.ts";

const height = 900;

describe("the header and the call bar", () => {
	it("shows the call bar, and leaves room for it, below 768 px only", async ({ look }) => {
		const { page } = await look("/");
		const lookAtBar = () =>
			page.evaluate(() => {
				const bar = document.querySelector(".call-bar");
				const footer = document.querySelector(".site-footer");
				if (!bar || !footer) throw new Error("no call bar, or no footer");
				const { display, position } = getComputedStyle(bar);
				return {
					shown: display !== "none",
					position,
					bottom: Math.round(innerHeight - bar.getBoundingClientRect().bottom),
					spacer: Number.parseFloat(getComputedStyle(footer).paddingBottom),
				};
			});
		for (const width of [390, 767]) {
			await page.setViewportSize({ width, height });
			await eventually(async () =>
				expect(await lookAtBar()).toMatchObject({ shown: true, position: "fixed", bottom: 0 }),
			);
			expect((await lookAtBar()).spacer).toBeGreaterThanOrEqual(64);
		}
		for (const width of [768, 1440]) {
			await page.setViewportSize({ width, height });
			expect((await lookAtBar()).shown).toBe(false);
		}
	});

	it("marks the current page in the navigation, in a reader's own colors too", async ({ look }) => {
		const { page } = await look("/services", {
			viewport: { width: 1440, height },
			forcedColors: "active",
		});
		const lines = await page
			.locator(".menu__list .menu__link")
			.evaluateAll((links) =>
				links.map((link) => [
					link.hasAttribute("aria-current"),
					getComputedStyle(link).textDecorationLine === "underline",
				]),
			);
		expect(lines.filter(([current]) => current)).toHaveLength(1);
		for (const [current, underlined] of lines) expect(underlined).toBe(current);
	});

	it("shows the navigation from 768 px, and a menu button below", async ({ look }) => {
		const { page } = await look("/", { viewport: { width: 767, height } });
		const button = page.locator(".menu__button");
		expect(await button.isVisible()).toBe(true);
		// Beside the button stands the other language, which the navigation has on wide screens.
		const language = page.locator(".site-header__language");
		expect(await language.count()).toBe(site.translations.length > 0 ? 1 : 0);
		for (const link of await language.all()) expect(await link.isVisible()).toBe(true);
		// The site's Spanish names have 64 letters and fit one line.
		const letters = (await page.locator(".menu__list .menu__link").allTextContents()).join(
			"",
		).length;
		for (const width of [768, 1024]) {
			await page.setViewportSize({ width, height });
			expect(await button.isVisible(), `${width} px`).toBe(false);
			for (const link of await language.all()) expect(await link.isVisible()).toBe(false);
			const tops = await page
				.locator(".menu__list .menu__link")
				.evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
			expect(new Set(tops).size, `${width} px: ${tops.join(", ")}`).toBeLessThanOrEqual(
				letters > 64 ? 2 : 1,
			);
			const heights = await page
				.locator(".menu__list .menu__link")
				.evaluateAll((links) => links.map((link) => link.getClientRects().length));
			expect(Math.max(...heights), `${width} px`).toBe(1);
		}
	});

	it("stays in sight, and leaves three fifths of a phone that lies, or of a zoom of 400 %, to the page", async ({
		look,
	}) => {
		const { page } = await look("/faq");
		for (const [width, height] of [
			[390, 844],
			[568, 320],
			[320, 256],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
			const seen = await page.evaluate(() => {
				const column = Array.from({ length: innerHeight }, (_, y) =>
					document.elementFromPoint(innerWidth / 2, y),
				);
				const free = column.filter((element) => !element?.closest(".site-header, .call-bar"));
				const { top = -1 } = document.querySelector(".site-header")?.getBoundingClientRect() ?? {};
				return { free: free.length / innerHeight, top: Math.round(top) };
			});
			expect(seen.free, `${width} px`).toBeGreaterThan(0.6);
			if (height > 500) expect(seen.top).toBe(0);
		}
	});

	it.for([320])(
		"shows the menu under the wordmark on a phone of %i px without popovers, and lets both scroll away",
		async (width, { look }) => {
			const { page } = await look(
				"/faq",
				{ viewport: { width, height: 844 }, bypassCSP: true },
				(prepared) =>
					prepared.route(/\/faq$|\/late-[^/]*\.css$/, async (route) => {
						const response = await route.fetch();
						const old = (await response.text())
							.replace(/ popover(?:target)?(?:=\w+)?/g, "")
							.replaceAll(":popover-open", ":unknown");
						await route.fulfill({ response, body: old });
					}),
			);
			const box = async (selector: string) =>
				(await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
			const [header, brand, menu, button] = [
				await box(".site-header"),
				await box(".site-header .brand"),
				await box(".menu"),
				await box(".menu__button"),
			];
			expect(button.height).toBe(0);
			expect(menu.y).toBeGreaterThanOrEqual(brand.y + brand.height);
			expect(header.height).toBeLessThan(844 / 3);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
			await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
			expect((await box(".site-header")).y).toBeLessThan(-header.height);
		},
	);
});
