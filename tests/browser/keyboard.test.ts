import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servePreview } from "../../generator/serve/servePreview.ts";
import { builtSite } from "../builtSite.ts";
import { drawAll, launchBrowser, openPage } from "./browser.ts";
import { kinds } from "./kinds.ts";

let browser: Browser;
let site: Awaited<ReturnType<typeof servePreview>>;

beforeAll(async () => {
	[browser, site] = await Promise.all([launchBrowser(), servePreview(builtSite, 0)]);
});

afterAll(async () => {
	await browser?.close();
	await site?.close();
});

const sizes = [
	{ width: 390, height: 700 },
	{ width: 1440, height: 900 },
] as const;
const everyKind = kinds.flatMap((path) => sizes.map((viewport) => [path, viewport] as const));

/** What is wrong with how the element that has the focus shows it; empty when nothing is. */
const lookAtFocus = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return ["nothing has the focus"];
		const name = element.outerHTML.slice(0, 100);
		const faults: string[] = [];
		// A ring may be drawn by the card that the element fills; on the map, by the dot of a town and the outline of a county.
		const ringed = [element, element.parentElement, element.closest("article, li"), ...element.querySelectorAll("*")].some((candidate) => {
			if (!candidate) return false;
			if (candidate instanceof SVGGeometryElement && Number.parseFloat(getComputedStyle(candidate).strokeWidth) > 4) return true;
			return [getComputedStyle(candidate), getComputedStyle(candidate, "::after")].some(
				({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
			);
		});
		if (!ringed) faults.push(`${name} has no visible focus ring`);
		// WCAG 2.2, 2.4.11: not hidden by content of ours (https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum).
		const [rect] = element.getClientRects();
		if (!rect || rect.width === 0 || rect.height === 0) return [...faults, `${name} has the focus and no size`];
		const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
		const cover = document.elementFromPoint(x, y)?.closest(".site-header, .call-bar");
		if (cover && !cover.contains(element)) faults.push(`${name} at ${Math.round(rect.top)}–${Math.round(rect.bottom)} is hidden by ${cover.className}`);
		if (rect.bottom < 1 || rect.top > innerHeight - 1) faults.push(`${name} is outside of the window`);
		return faults;
	});

describe("the skip link", () => {
	it.concurrent.each(everyKind)("is the first stop on %s and leads to the content (%o)", async (path, viewport) => {
		const { page, context } = await openPage(browser, site.url + path, { viewport });
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Skip to content");
		const box = await page.locator(".skip-link").boundingBox();
		expect(box?.y).toBeGreaterThanOrEqual(0);
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		expect(
			await page.evaluate(
				() => document.querySelector("main")?.contains(document.activeElement) || document.querySelector("footer")?.contains(document.activeElement),
			),
		).toBe(true);
		await context.close();
	});
});

describe("every stop", () => {
	it.concurrent.each(everyKind)("on %s shows its focus, and is not hidden by what is fixed (%o)", async (path, viewport) => {
		const { page, context } = await openPage(browser, site.url + path, { viewport });
		// One real key press, so that the browser shows the focus as it does to people at a keyboard.
		await page.keyboard.press("Tab");
		const faults: string[] = [];
		const stops = await page.evaluate(() => {
			const elements = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']")].filter(
				(element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("iframe") && element.tabIndex >= 0,
			);
			elements.forEach((element, index) => {
				element.dataset.stop = String(index);
			});
			return elements.length;
		});
		expect(stops).toBeGreaterThan(10);
		for (const direction of ["down", "up"]) {
			for (let step = 0; step < stops; step++) {
				await page.evaluate((stop) => document.querySelector<HTMLElement>(`[data-stop="${stop}"]`)?.focus(), direction === "down" ? step : stops - 1 - step);
				faults.push(...(await lookAtFocus(page)));
			}
		}
		await context.close();
		expect([...new Set(faults)]).toEqual([]);
	});

	it.each(["/", "/contact", "/areas"])("on %s comes in the order of the page, by real key presses", async (path) => {
		const { page, context } = await openPage(browser, site.url + path, { viewport: { width: 1440, height: 900 } });
		expect(await page.locator("[tabindex]:not([tabindex='0']):not([tabindex='-1'])").count()).toBe(0);
		const places: number[] = [];
		const faults: string[] = [];
		for (let press = 0; press < 400; press++) {
			await page.keyboard.press("Tab");
			const place = await page.evaluate(() =>
				document.activeElement && document.activeElement !== document.body ? [...document.querySelectorAll("*")].indexOf(document.activeElement) : -1,
			);
			if (place < 0 || place === places[0]) break;
			if (await page.evaluate(() => document.activeElement?.localName === "iframe")) continue;
			places.push(place);
			faults.push(...(await lookAtFocus(page)));
		}
		await context.close();
		expect(faults).toEqual([]);
		expect(places.length).toBeGreaterThan(30);
		expect(places).toEqual([...places].sort((a, b) => a - b));
	});
});

describe("targets", () => {
	it.concurrent.each(everyKind)("on %s are large enough for a finger (%o)", async (path, viewport) => {
		const { page, context } = await openPage(browser, site.url + path, { viewport });
		await drawAll(page);
		const small = await page.evaluate(() => {
			const isInSentence = (element: Element) => {
				// WCAG 2.2, 2.5.8, exception "inline": a link in a line of text takes the line's height.
				if (getComputedStyle(element).display !== "inline") return false;
				const around = element.closest("p, li, dd, td, figcaption, address");
				return around !== null && (around.textContent ?? "").trim().length > (element.textContent ?? "").trim().length + 3;
			};
			return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].flatMap((element) => {
				if (!element.checkVisibility({ visibilityProperty: true }) || element.classList.contains("skip-link")) return [];
				// The exception "essential": where a town lies decides where its mark stands. Lists beside the map have the same links, larger.
				if (element.closest(".service-map__drawing")) return [];
				const boxes = [element, ...element.children].map((box) => box.getBoundingClientRect());
				const width = Math.max(...boxes.map((box) => box.width));
				const height = Math.max(...boxes.map((box) => box.height));
				const least = element.classList.contains("button") ? 44 : 24;
				if (isInSentence(element) || (width >= 24 && height >= least)) return [];
				return [`${element.outerHTML.slice(0, 100)} is ${Math.round(width)} x ${Math.round(height)}, not ${least}`];
			});
		});
		await context.close();
		expect(small).toEqual([]);
	});
});
