import type { Page } from "playwright-core";
import { expect } from "vitest";
import { business } from "../data.ts";
import { inTurn } from "../full.ts";
import { kinds, kindsOfLast } from "../kinds.ts";
import { listStops, lookAtFocus } from "./inPage.ts";
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

interface Eyes {
	readonly lookAtFocus: typeof lookAtFocus;
	readonly listStops: typeof listStops;
}

/**
 * Focuses every stop, downward and upward, and checks each. On the way down, the page is drawn for
 * each stop, because browsers lay out distant sections only then. On the way up, all places are
 * known.
 */
const walk = async (page: Page): Promise<readonly string[]> => {
	await page.evaluate(
		`globalThis.lookAtFocus = ${lookAtFocus}; globalThis.listStops = ${listStops};`,
	);
	return page.evaluate(async () => {
		scrollTo({ top: 0, behavior: "instant" });
		const { lookAtFocus, listStops } = globalThis as unknown as Eyes;
		const stops = listStops();
		const faults = new Set<string>(stops.length > 10 ? [] : [`there are ${stops.length} stops`]);
		for (const [step, stop] of [...stops, ...stops.toReversed()].entries()) {
			stop.focus();
			if (step < stops.length && step % 8 === 0)
				await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
			for (const fault of lookAtFocus()) faults.add(fault);
			if (document.activeElement !== stop)
				faults.add(`${stop.outerHTML.slice(0, 100)} does not take the focus`);
		}
		(document.activeElement as HTMLElement | null)?.blur();
		return [...faults];
	});
};

/**
 * Presses real keys, because browsers only then show the focus ring of keyboard users.
 * @returns the first stop, the part of the page in which the stop after the skip link is, and where
 * the first eight stops lead
 */
async function pressKeys(page: Page) {
	const links = await page.evaluateHandle(() => {
		const noted: (string | null)[] = [];
		document.addEventListener("focusin", ({ target }) =>
			noted.push((target as Element).getAttribute("href")),
		);
		return noted;
	});
	await page.keyboard.press("Tab");
	const first = await page.evaluate(() => {
		const stop = document.activeElement;
		return { isSkip: stop?.matches(".skip-link"), y: stop?.getBoundingClientRect().y };
	});
	for (let press = 1; press < 8; press++) await page.keyboard.press("Tab");
	const stops = await links.jsonValue();
	await page.locator(".skip-link").first().focus();
	for (const key of ["Enter", "Tab"]) await page.keyboard.press(key);
	const skippedTo = await page.evaluate(
		() => document.activeElement?.closest("main, footer")?.localName,
	);
	return { first, skippedTo, stops };
}

/** A label is a target too, and it is the target of the box or button that stands for it. */
const findSmallTargets = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const isInSentence = (element: Element) => {
			// WCAG 2.2, 2.5.8, exception "inline": a link in a line of text takes the line's height.
			if (getComputedStyle(element).display !== "inline") return false;
			const around = element.closest("p, li, dd, td, figcaption, address");
			return (
				around !== null &&
				(around.textContent ?? "").trim().length > (element.textContent ?? "").trim().length + 3
			);
		};
		const chosenByLabel = [
			...document.querySelectorAll<HTMLInputElement>("[type=radio], [type=checkbox], [type=file]"),
		].filter(({ labels }) => labels?.length);
		const targets = [
			...document.querySelectorAll("a[href], button, input, select, textarea, summary"),
			...chosenByLabel.flatMap(({ labels }) => [...(labels ?? [])]),
		];
		return targets.flatMap((element) => {
			if (
				!element.checkVisibility({ visibilityProperty: true }) ||
				element.classList.contains("skip-link") ||
				chosenByLabel.includes(element as HTMLInputElement)
			)
				return [];
			// The exception "essential": a town's place decides where its mark is. Lists beside the map
			// have the same links, larger.
			if (element.closest(".service-map__drawing")) return [];
			const boxes = [element, ...element.children].map((box) => box.getBoundingClientRect());
			const width = Math.max(...boxes.map((box) => box.width));
			const height = Math.max(...boxes.map((box) => box.height));
			const least = element.classList.contains("button") ? 44 : 24;
			if (isInSentence(element) || (width >= 24 && height >= least)) return [];
			return [
				`${element.outerHTML.slice(0, 100)} is ${Math.round(width)} x ${Math.round(height)}, not ${least}`,
			];
		});
	});

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

// One visit for all checks, because opening a page takes longest.
inTurn(
	it,
	[...kinds, ...kindsOfLast].flatMap((path) => sizes.map((viewport) => [path, viewport] as const)),
	"on %s the skip link and the phone come first, every stop shows its focus, nothing lies over text or focus, and targets are large enough for a finger (%o)",
	async ([path, viewport], { expect, look }) => {
		const { page } = await look(path, { viewport });
		const { first, skippedTo, stops } = await pressKeys(page);
		expect.soft(first.isSkip).toBe(true);
		expect.soft(first.y).toBeGreaterThanOrEqual(0);
		expect.soft(stops).toContain(`tel:${business.phone}`);
		expect.soft(skippedTo, "the stop after the skip link is in the content").toBeDefined();
		expect.soft(await walk(page)).toEqual([]);
		await drawAll(page);
		expect.soft(await findCoveredText(page)).toEqual([]);
		// At 320 px, a phone shows the page at four times its size.
		if (kinds.includes(path) && viewport.width > 320)
			expect.soft(await findSmallTargets(page)).toEqual([]);
		expect.soft(await lookAtBar(page)).toEqual([]);
	},
	// Chooses every size in turn, and both languages.
	(_, index) => index % 23 === 0,
);

it("the call bar keeps to one row on phones, also in wide letters", async ({ look }) => {
	for (const [path = ""] of new Set([kinds, kindsOfLast])) {
		const { page } = await look(path, { bypassCSP: true });
		await page.addStyleTag({ content: ".call-bar * { letter-spacing: 0.08em }" });
		for (const width of [320, 360, 390, 430]) {
			await page.setViewportSize({ width, height: 664 });
			await eventually(async () => expect(await lookAtBar(page), `${width} px`).toEqual([]));
		}
	}
});

inTurn(
	it,
	kinds,
	"with motion on, every link within %s scrolls to its target",
	async (path, { expect, look }) => {
		const { page } = await look(path, { reducedMotion: "no-preference" });
		await drawAll(page);
		expect(await followLinks(page)).toBe(undefined);
	},
);
