import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { business } from "../data.ts";
import { inTurn } from "../full.ts";
import { kinds, kindsOfLast } from "../kinds.ts";
import { bringEyes, type Eyes } from "./eyes.ts";
import { drawAll, eventually } from "./openPage.ts";
import { it } from "./visits.ts";

/** A page at four times its size, a phone, upright tablets, a phone on its side, a laptop. */
const sizes = [
	{ width: 320, height: 256 },
	{ width: 390, height: 664 },
	{ width: 768, height: 1024 },
	{ width: 834, height: 1112 },
	{ width: 844, height: 390 },
	{ width: 1440, height: 760 },
] as const;

/**
 * Scrolls through a page and returns text that a sticky or fixed element covers. The header may
 * cover all but the page's start, and the call bar all but its end.
 */
const findCoveredText = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const header = document.querySelector<HTMLElement>(".site-header");
		const bar = document.querySelector<HTMLElement>(".call-bar");
		// Text may pass below an opaque sticky element that leaves room: one scroll brings it back.
		const leavesRoom = (element: HTMLElement, { position, backgroundColor }: CSSStyleDeclaration) =>
			position === "sticky" &&
			!/, 0\)$|\/ 0\)$/.test(backgroundColor) &&
			element.offsetHeight < innerHeight / 2;
		const sticky = [...document.querySelectorAll<HTMLElement>("main *, footer *")].filter(
			(element) => {
				const style = getComputedStyle(element);
				return ["sticky", "fixed"].includes(style.position) && !leavesRoom(element, style);
			},
		);
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
		const all = [...document.querySelectorAll("main, footer")].flatMap(textsIn);
		const look = (covers: readonly HTMLElement[]) => {
			const inSight = covers.filter((cover) => {
				const { top, bottom } = cover.getBoundingClientRect();
				return (
					bottom > 0 && top < innerHeight && cover.checkVisibility({ visibilityProperty: true })
				);
			});
			if (inSight.length === 0) return;
			const placed = all.map((text) => [text, boxesOf(text)] as const);
			for (const cover of inSight) {
				const own = [header, bar].includes(cover) ? [] : textsIn(cover);
				const boxes = own.length > 0 ? own.flatMap(boxesOf) : [cover.getBoundingClientRect()];
				for (const [text, rects] of placed)
					if (
						!cover.contains(text) &&
						rects.some((rect) => boxes.some((part) => overlaps(rect, part)))
					)
						faults.add(`${cover.className} lies over "${text.data.slice(0, 60)}"`);
			}
		};
		const end = document.documentElement.scrollHeight;
		if (sticky.length > 0)
			for (let top = 0; top < end; top += 60) {
				scrollTo({ top, behavior: "instant" });
				look(sticky);
			}
		for (const [top, cover] of [
			[0, header],
			[end, bar],
		] as const) {
			scrollTo({ top, behavior: "instant" });
			look(cover ? [cover] : []);
		}
		return [...faults];
	});

/** Focuses every stop, downward and upward, and returns the stops that something covers. */
const findCoveredFocus = async (page: Page): Promise<readonly string[]> => {
	await bringEyes(page);
	return page.evaluate(() => {
		scrollTo({ top: 0, behavior: "instant" });
		const { lookAtFocus, listStops } = globalThis as unknown as Eyes;
		const stops = listStops();
		const faults = new Set<string>();
		for (const stop of [...stops, ...stops.toReversed()]) {
			stop.focus();
			for (const fault of lookAtFocus()) if (!fault.includes("focus ring")) faults.add(fault);
		}
		(document.activeElement as HTMLElement | null)?.blur();
		return [...faults];
	});
};

/** Presses Tab, and returns where the focused links lead. */
async function pressTab(page: Page, times: number): Promise<readonly (string | null)[]> {
	const links = await page.evaluateHandle(() => {
		const noted: (string | null)[] = [];
		document.addEventListener("focusin", ({ target }) =>
			noted.push((target as Element).getAttribute("href")),
		);
		return noted;
	});
	for (let press = 0; press < times; press++) await page.keyboard.press("Tab");
	return links.jsonValue();
}

/**
 * Follows every link within the page, each from the page's start.
 * @returns the first fragment whose target doesn't come into view within ten seconds
 */
const followLinks = (page: Page): Promise<string | undefined> =>
	page.evaluate(async () => {
		const links = [
			...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]:not(.skip-link)'),
		].filter(({ pathname }) => pathname === location.pathname);
		const isInSight = ({ hash }: HTMLAnchorElement) => {
			const target = document.getElementById(hash.slice(1));
			if (!target?.checkVisibility()) return false;
			const { top } = target.getBoundingClientRect();
			return top >= 0 && top < innerHeight;
		};
		for (const link of new Map(links.reverse().map((one) => [one.hash, one])).values()) {
			scrollTo({ top: 0, behavior: "instant" });
			link.click();
			const start = performance.now();
			while (!isInSight(link)) {
				if (performance.now() > start + 10_000) return link.hash;
				await new Promise(requestAnimationFrame);
			}
		}
		return undefined;
	});

/** Returns what is wrong with the call bar at the page's end, where it is always shown. */
const lookAtBar = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
		const bar = document.querySelector(".call-bar");
		if (!bar?.checkVisibility()) return [];
		const { height } = bar.getBoundingClientRect();
		const shown = [...bar.children].filter((part) => part.checkVisibility());
		const middles = shown.map((part) => {
			const { top, bottom } = part.getBoundingClientRect();
			return Math.round((top + bottom) / 2);
		});
		return [
			...(height > innerHeight / 5 ? [`The bar takes ${height} of ${innerHeight} px.`] : []),
			...(new Set(middles).size > 1 ? ["The bar has two rows."] : []),
			...(bar.scrollWidth > bar.clientWidth ? ["The bar is cut off."] : []),
		];
	});

inTurn(
	it,
	[...kinds, ...kindsOfLast].flatMap((path) => sizes.map((viewport) => [path, viewport] as const)),
	"on %s the phone number is among the first eight stops, and nothing lies over text or focus (%o)",
	async ([path, viewport], { expect, look }) => {
		const { page } = await look(path, { viewport });
		expect.soft(await pressTab(page, 8)).toContain(`tel:${business.phone}`);
		await drawAll(page);
		expect.soft(await findCoveredText(page)).toEqual([]);
		expect.soft(await findCoveredFocus(page)).toEqual([]);
		expect.soft(await lookAtBar(page)).toEqual([]);
	},
	// Chooses every size in turn, and both languages.
	(_, index) => index % 11 === 0,
);

it.concurrent.for([kinds, kindsOfLast].map(([path = ""]) => path))(
	"the call bar of %s keeps to one row on phones, also in wide letters",
	async (path, { look }) => {
		const { page } = await look(path, { bypassCSP: true });
		for (const letterSpacing of ["0", "0.04em", "0.08em"]) {
			await page.addStyleTag({ content: `.call-bar * { letter-spacing: ${letterSpacing} }` });
			for (const width of [320, 360, 390, 430]) {
				await page.setViewportSize({ width, height: 664 });
				await eventually(async () =>
					expect(await lookAtBar(page), `${width} px, ${letterSpacing}`).toEqual([]),
				);
			}
		}
	},
);

inTurn(
	it,
	[...new Set([...kinds, ...kindsOfLast])],
	"with motion on, every link within %s scrolls to its target",
	async (path, { expect, look }) => {
		const { page } = await look(path, { reducedMotion: "no-preference" });
		await drawAll(page);
		expect(await followLinks(page)).toBe(undefined);
	},
	(path) => kinds.includes(path),
);

const searches = (
	[
		[
			"SymptomFinder",
			"/symptoms",
			"#symptom-search",
			".symptom-group__row:not([hidden])",
			".symptom-finder__empty",
		],
		["Faq", "/faq", "#faq-search", ".fold:not([hidden])", ".faq-search__call"],
	] as const
).filter(([, path]) => kinds.includes(path));

describe.each(searches)("the search of %s on a phone", (island, path, field, found, none) => {
	it.for([
		["finds some", "spring", found],
		["finds none", "xyzzy", none],
	] as const)("that %s shows it above the keyboard", async ([_what, typed, answer], { look }) => {
		const { page } = await look(path, { viewport: { width: 390, height: 664 } });
		await page.locator(field).pressSequentially(typed);
		await page.locator(`[data-island="${island}"][data-island-status="hydrated"]`).waitFor();
		await page.locator(answer).first().waitFor();
		// Wait for the longer status text, which moves the answers down.
		await page.waitForTimeout(500);
		const top = (await page.locator(field).boundingBox())?.y ?? 0;
		const shown = (await page.locator(answer).first().boundingBox())?.y ?? 1000;
		// If the field is at 120 px, a keyboard leaves about 450 px of the window.
		expect(shown - top).toBeLessThan(330);
	});
});
