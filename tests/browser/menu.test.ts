import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { formatHourLines } from "../../site/formats.ts";
import { business, routes, site } from "../data.ts";
import { eventually, findFaults } from "./openPage.ts";
import { focused, focusIsWithin, holdBack } from "./steps.ts";
import { it } from "./visits.ts";

const { pages } = site.words;

describe.concurrent("the menu", () => {
	const islands = ["Menu"];
	const isOpen = (page: Page) =>
		page.locator("#menu").evaluate((menu) => menu.matches(":popover-open"));
	/** Returns the button's "expanded" state, which browsers derive from `popovertarget`. */
	const expanded = async (page: Page) => {
		const devtools = await page.context().newCDPSession(page);
		const { root } = await devtools.send("DOM.getDocument");
		const { nodeId } = await devtools.send("DOM.querySelector", {
			nodeId: root.nodeId,
			selector: ".menu__button",
		});
		const { nodes } = await devtools.send("Accessibility.getPartialAXTree", {
			nodeId,
			fetchRelatives: false,
		});
		await devtools.detach();
		return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
	};
	/** Waits until the menu is open, or closed, and checks that the button says so. */
	const becomes = async (page: Page, open: boolean) => {
		await eventually(async () => expect(await isOpen(page)).toBe(open));
		await eventually(async () => expect(await expanded(page)).toBe(open));
	};

	it("holds what a visitor in a hurry looks for, closes and leads on at 320 px without a script", async ({
		look,
	}) => {
		const viewport = { width: 320, height: 568 };
		const { page } = await look("/faq", { javaScriptEnabled: false, viewport });
		const button = page.locator(".menu__button");
		expect(await button.innerText()).toBe(site.words.menu.button);
		await button.click();
		expect(await button.innerText()).toBe(site.words.menu.close);
		const more = page.locator(".menu__more");
		const emergency = site.services.find(({ doNow }) => doNow);
		if (emergency)
			await more.locator(`a[href$="/services/${emergency.slug}"]`).click({ trial: true });
		await more.locator("input[name=zip]").click({ trial: true });
		await more.locator('a[href^="tel:"]').click({ trial: true });
		const help = ["symptoms", "how-to", "commercial", "permits", "prices", "testimonials"];
		for (const { path } of routes.filter(
			({ kind, language }) => language === site.speech.language && help.includes(kind),
		))
			await more.locator(`a[href$="${path}"]`).click({ trial: true });
		for (const line of formatHourLines(business.hours, site.speech))
			expect(await more.innerText()).toContain(line);
		if (business.answersAlways) expect(await more.innerText()).toContain(site.words.openNow.always);
		const links = page.locator(".menu__link");
		for (const link of await links.all()) await link.click({ trial: true });
		await page.keyboard.press("Escape");
		expect(await links.first().isVisible()).toBe(false);
		await button.click();
		await page.getByRole("link", { name: pages.contact }).first().click();
		await page.waitForURL("**/contact");
	});

	it("opens by its button, says so, and closes by all that should close it", async ({ visit }) => {
		// So high that something of the page stays in sight below the menu.
		const page = await visit("/", { islands, viewport: { width: 390, height: 1400 } });
		const button = page.locator(".menu__button");
		expect(await expanded(page)).toBe(false);
		await button.click();
		await becomes(page, true);
		expect(await findFaults(page, ".site-header")).toEqual([]);
		await button.click();
		await becomes(page, false);

		await button.focus();
		await page.keyboard.press("Enter");
		await becomes(page, true);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		expect(await focused(page)).toBe(pages.services);
		await page.keyboard.press("Escape");
		await becomes(page, false);
		expect(await focused(page)).toBe(site.words.menu.button);

		await button.click();
		await becomes(page, true);
		const menu = await page.locator(".menu__list").evaluate((list) => {
			const { bottom } = (list.closest("nav") ?? list).getBoundingClientRect();
			return Math.min(bottom + 4, innerHeight - 1);
		});
		await page.mouse.click(200, menu);
		await becomes(page, false);

		// If the window grows past 768 px, the header shows the list instead.
		await button.click();
		await becomes(page, true);
		await page.setViewportSize({ width: 768, height: 800 });
		await eventually(async () => expect(await isOpen(page)).toBe(false));
		expect(await page.locator(".menu__list .menu__link").last().isVisible()).toBe(true);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
			"visible",
		);
	});

	it("closes when the keyboard leaves it at either end", async ({ visit }) => {
		const page = await visit("/faq", { islands });
		await page.focus(".menu__button");
		await page.keyboard.press("Space");
		await becomes(page, true);
		for (const _ of await page.locator(".menu__link, .menu__more :is(input, button)").all())
			await page.keyboard.press("Tab");
		expect(await focused(page)).toBe(await page.locator(".menu__link").last().innerText());
		await page.keyboard.press("Tab");
		await becomes(page, false);
		expect(await focusIsWithin(page, "main")).toBe(true);

		await page.focus(".menu__button");
		await page.keyboard.press("Space");
		await becomes(page, true);
		await page.keyboard.press("Shift+Tab");
		await becomes(page, false);
		expect(await focusIsWithin(page, ".site-header")).toBe(true);
	});

	it("keeps the page behind where it is", async ({ visit }) => {
		const page = await visit("/faq", { islands });
		// Its headings may have another height, for which browsers correct the scroll position.
		await page.waitForSelector("html[data-face]", { state: "attached" });
		await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
		// Not page.click(), which scrolls if it takes the element for hidden.
		await page.mouse.click(320, 34);
		await becomes(page, true);
		await page.mouse.move(200, 700);
		await page.mouse.wheel(0, 600);
		await page.waitForTimeout(200);
		expect(await page.evaluate(() => scrollY)).toBe(500);
		await page.keyboard.press("Escape");
		await becomes(page, false);
		await page.mouse.wheel(0, 100);
		await page.waitForFunction(() => scrollY > 500);
	});

	it("closes when a link is chosen, also one to the place where we are", async ({ visit }) => {
		const page = await visit("/faq", { islands });
		await page.click(".menu__button");
		await becomes(page, true);
		await page.evaluate(() =>
			document.querySelector(".menu__link[aria-current]")?.setAttribute("href", "#payment"),
		);
		await page.click(".menu__link[aria-current]");
		await becomes(page, false);
		await page.click(".menu__button");
		await page.getByRole("link", { name: pages.about }).first().click();
		await page.waitForURL("**/about");
		expect(await isOpen(page)).toBe(false);
	});

	it("opened before the island came, says so once it is there", async ({ look }) => {
		const script = holdBack(/\/Menu-.*\.js$/);
		const { page } = await look("/", {}, script.prepare);
		await page.click(".menu__button");
		expect(await isOpen(page)).toBe(true);
		await script.release();
		await becomes(page, true);
	});
});
