import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inTurn } from "../full.ts";
import { kinds, kindsOfLast } from "../kinds.ts";
import { drawAll, eventually, openPage } from "./openPage.ts";

/** Upright tablets, large phones on their side, and a laptop. */
const sizes = [
	{ width: 768, height: 1024 },
	{ width: 834, height: 1112 },
	{ width: 844, height: 390 },
	{ width: 1440, height: 760 },
] as const;

/**
 * Scrolls through a page and looks for text of <main> that a sticky or fixed part of <main> lies
 * over. The header and the call bar may cover text: they leave room for what is scrolled to.
 */
const findCoveredText = (page: Page): Promise<readonly string[]> =>
	page.evaluate(async () => {
		const main = document.querySelector("main") as HTMLElement;
		const sticky = [...main.querySelectorAll<HTMLElement>("*")].filter((element) =>
			["sticky", "fixed"].includes(getComputedStyle(element).position),
		);
		if (sticky.length === 0) return [];
		const textsIn = (root: Node): Text[] => {
			const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			const texts: Text[] = [];
			while (walker.nextNode()) {
				const text = walker.currentNode as Text;
				if (text.data.trim() !== "" && text.parentElement?.checkVisibility()) texts.push(text);
			}
			return texts;
		};
		const boxesOf = (text: Text): readonly DOMRect[] => {
			const range = document.createRange();
			range.selectNodeContents(text);
			return [...range.getClientRects()];
		};
		const overlaps = (one: DOMRect, other: DOMRect) =>
			Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
			Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
		const faults = new Set<string>();
		const all = textsIn(main);
		for (let top = 0; top < document.body.scrollHeight; top += 60) {
			scrollTo({ top, behavior: "instant" });
			for (const cover of sticky) {
				const box = cover.getBoundingClientRect();
				if (box.bottom < 0 || box.top > innerHeight) continue;
				const own = textsIn(cover);
				const boxes = own.length > 0 ? own.flatMap(boxesOf) : [box];
				for (const text of all) {
					if (cover.contains(text)) continue;
					if (boxesOf(text).some((rect) => boxes.some((part) => overlaps(rect, part))))
						faults.add(`${cover.className} lies over "${text.data.slice(0, 60)}"`);
				}
			}
		}
		return [...faults];
	});

inTurn(
	[...kinds, ...kindsOfLast].flatMap((path) => sizes.map((viewport) => [path, viewport] as const)),
	"on %s nothing lies over text while it is scrolled (%o)",
	async ([path, viewport], { expect }) => {
		const { page, context } = await openPage(path, { viewport });
		await drawAll(page);
		expect(await findCoveredText(page)).toEqual([]);
		await context.close();
	},
);

describe("a link within a page", () => {
	it.each(kinds)("scrolls to its target, with motion on: %s", async (path) => {
		const { page, context } = await openPage(path, { reducedMotion: "no-preference" });
		await drawAll(page);
		const fragments = await page
			.locator('main a[href^="#"]')
			.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
		const address = page.url();
		for (const fragment of new Set(fragments)) {
			await page.goto("about:blank");
			await page.goto(address);
			await drawAll(page);
			await page.locator(`main a[href="${fragment}"]`).first().dispatchEvent("click");
			await eventually(async () => {
				const top = await page.evaluate(
					(id) => document.getElementById(id.slice(1))?.getBoundingClientRect().top ?? -1,
					fragment,
				);
				expect(top, fragment).toBeGreaterThanOrEqual(0);
				expect(top, fragment).toBeLessThan(844);
			});
		}
		await context.close();
	});
});

const finder = kinds.find((path) => path === "/symptoms");
describe.runIf(finder !== undefined)("the symptom finder on a phone", () => {
	it.each([
		["a search that finds some", "bang", ".symptom-group__row:not([hidden])"],
		["a search that finds none", "xyzzy", ".symptom-finder__empty"],
	])("shows the answer to %s above the keyboard", async (_what, search, answer) => {
		const { page, context } = await openPage(finder ?? "", {
			viewport: { width: 390, height: 664 },
		});
		const field = page.locator("#symptom-search");
		await field.pressSequentially(search);
		await page.locator('[data-island="SymptomFinder"][data-island-status="hydrated"]').waitFor();
		await page.locator(answer).first().waitFor();
		const top = (await field.boundingBox())?.y ?? 0;
		const found = (await page.locator(answer).first().boundingBox())?.y ?? 1000;
		// With the field at 120 px, a keyboard leaves some 450 px of the window.
		expect(found - top).toBeLessThan(330);
		await context.close();
	});
});
