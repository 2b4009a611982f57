// Counts the taps and the screens of scrolling that tasks need on a phone, from the home page.
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { bringToLife, eventually, openPage } from "../browser/openPage.ts";
import type {} from "../browser/setup.ts";
import { routesOf, site } from "../data.ts";

/** Safari's window between its bars. */
const viewport = { width: 390, height: 664 };

/** Returns how many screens a visitor scrolls until all content of an element is in view. */
async function screensTo(part: Locator): Promise<number> {
	const bottom = await part.evaluate((element) => {
		const content = document.createRange();
		content.selectNodeContents(element);
		return content.getBoundingClientRect().bottom || element.getBoundingClientRect().bottom;
	});
	return Math.max(0, Math.ceil((bottom - viewport.height) / viewport.height));
}

/** Opens the home page, counts what the visitor does, and closes the page. */
async function count(act: (page: Page, steps: Steps) => Promise<void>): Promise<Steps> {
	const phone = { viewport, hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;
	const { page, context } = await openPage("/", phone);
	const steps = { taps: 0, screens: 0 };
	await act(page, steps);
	await context.close();
	return steps;
}

interface Steps {
	taps: number;
	screens: number;
}

async function tap(part: Locator, steps: Steps): Promise<void> {
	steps.screens += await screensTo(part);
	steps.taps += 1;
	await part.tap();
}

it("tells Largo's permit by its ZIP code in two taps and two screens", async () => {
	const largo = routesOf("town").find(({ town }) => town.slug === "largo")?.town;
	const steps = await count(async (page, steps) => {
		await tap(page.locator("#zip"), steps);
		await page.locator("#zip").pressSequentially(largo?.zips[0] ?? "");
		const way = page.locator(".zip-lookup__ways a[href$='-largo']");
		await eventually(async () => expect(await way.count()).toBe(1));
		await tap(way, steps);
		await page.waitForURL(/permits#/);
		steps.screens += await screensTo(page.locator(":target").first());
	});
	expect(steps).toEqual({ taps: 2, screens: expect.toSatisfy((screens) => screens <= 2) });
});

it("leads to the dock doors in two taps and two screens", async () => {
	const dock =
		site.pages.commercial?.services.items.find(({ name }) => /dock/i.test(name))?.name ?? "";
	const steps = await count(async (page, steps) => {
		await tap(page.locator(".home-hero__lede a[href$='/commercial']"), steps);
		await page.waitForURL(/commercial/);
		steps.screens += await screensTo(page.getByRole("heading", { name: dock }).first());
	});
	expect(Math.max(steps.taps, steps.screens)).toBeLessThanOrEqual(2);
});

it("leads to the reviews in one tap without scrolling", async () => {
	const steps = await count(async (page, steps) => {
		await tap(page.locator(".home-hero__rating a"), steps);
		await page.waitForURL(/testimonials/);
		// The first review must begin above the call bar.
		const topOf = (selector: string) =>
			page
				.locator(selector)
				.first()
				.evaluate((element) => element.getBoundingClientRect().top);
		expect(await topOf(".testimonial__words")).toBeLessThan(await topOf(".call-bar"));
	});
	expect(steps).toEqual({ taps: 1, screens: 0 });
});

const searches = {
	faq: [
		"scam",
		"license",
		"Thanksgiving",
		"Riverview",
		"complaint",
		"ten flashes",
		"purple button",
	],
	symptoms: ["ten flashes", "flashes ten times", "purple button", "lost remote"],
};
const spanish = {
	faq: [
		"estafa",
		"licencia",
		"Thanksgiving",
		"Acción de Gracias",
		"Riverview",
		"queja",
		"botón morado",
	],
	symptoms: ["diez destellos", "botón morado", "control perdido"],
};

it.each([
	["/faq", "#faq-search", ".faq-section details", searches.faq],
	["/symptoms", "#symptom-search", ".symptom-group__row", searches.symptoms],
	["/es/preguntas-frecuentes", "#faq-search", ".faq-section details", spanish.faq],
	["/es/sintomas", "#symptom-search", ".symptom-group__row", spanish.symptoms],
])("finds on %s what people type", async (path, field, rows, words) => {
	const { page, context } = await openPage(path);
	await bringToLife(page);
	const all = await page.locator(rows).count();
	for (const word of words) {
		await page.fill(field, word);
		const found = await page.locator(`${rows}:not([hidden])`).count();
		expect(found, word).toBeGreaterThan(0);
		expect(found, word).toBeLessThan(all);
	}
	await context.close();
});
