import type { Page } from "playwright-core";
import { site } from "../data.ts";
import { inTurn } from "../full.ts";
import { kinds } from "../kinds.ts";
import { bringEyes, type Eyes } from "./eyes.ts";
import { drawAll } from "./openPage.ts";
import { it } from "./visits.ts";

const sizes = [
	{ width: 390, height: 700 },
	{ width: 1440, height: 900 },
] as const;
const everyKind = kinds.flatMap((path) => sizes.map((viewport) => [path, viewport] as const));

/**
 * Focuses every stop, downward and upward, and checks each. On the way down, the page is drawn for
 * each stop, because browsers lay out distant sections only then. On the way up, all places are
 * known.
 */
const walk = (
	page: Page,
): Promise<{ readonly stops: number; readonly faults: readonly string[] }> =>
	page.evaluate(async () => {
		const { lookAtFocus, listStops } = globalThis as unknown as Eyes;
		const stops = listStops();
		const faults = new Set<string>();
		for (const [step, stop] of [...stops, ...stops.toReversed()].entries()) {
			stop.focus();
			if (step < stops.length)
				await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
			for (const fault of lookAtFocus()) faults.add(fault);
			if (document.activeElement !== stop)
				faults.add(`${stop.outerHTML.slice(0, 100)} does not take the focus`);
		}
		return { stops: stops.length, faults: [...faults] };
	});

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

// One visit for all three checks, because opening a page takes longest.
inTurn(
	it,
	everyKind,
	"%s: the skip link comes first, every stop shows its focus and is not hidden by what is fixed, targets are large enough for a finger (%o)",
	async ([path, viewport], { expect, look }) => {
		const { page } = await look(path, { viewport });
		// Real key presses, because browsers only then show the focus ring of keyboard users.
		await page.keyboard.press("Tab");
		expect
			.soft(await page.evaluate(() => document.activeElement?.textContent?.trim()))
			.toBe(site.words.header.skip);
		expect
			.soft((await page.locator(".skip-link").first().boundingBox())?.y)
			.toBeGreaterThanOrEqual(0);
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		expect
			.soft(
				await page.evaluate(
					() =>
						document.querySelector("main")?.contains(document.activeElement) ||
						document.querySelector("footer")?.contains(document.activeElement),
				),
				"the stop after the skip link is in the content",
			)
			.toBe(true);

		await bringEyes(page);
		const { stops, faults } = await walk(page);
		expect.soft(stops).toBeGreaterThan(10);
		expect.soft(faults).toEqual([]);

		await drawAll(page);
		expect.soft(await findSmallTargets(page)).toEqual([]);
	},
);

inTurn(
	it,
	["/", "/contact", "/areas"],
	"every stop on %s comes in the order of the page, by real key presses",
	async (path, { expect, look }) => {
		const { page } = await look(path, { viewport: { width: 1440, height: 900 } });
		expect(await page.locator("[tabindex]:not([tabindex='0']):not([tabindex='-1'])").count()).toBe(
			0,
		);
		const places: number[] = [];
		const faults: string[] = [];
		await bringEyes(page);
		for (let press = 0; press < 400; press++) {
			await page.keyboard.press("Tab");
			const stop = await page.evaluate(() => {
				const element = document.activeElement;
				return {
					place:
						element && element !== document.body
							? [...document.querySelectorAll("*")].indexOf(element)
							: -1,
					isFrame: element?.localName === "iframe",
					faults: (globalThis as unknown as Eyes).lookAtFocus(),
				};
			});
			if (stop.place < 0 || stop.place === places[0]) break;
			if (stop.isFrame) continue;
			places.push(stop.place);
			faults.push(...stop.faults);
		}
		expect(faults).toEqual([]);
		expect(places.length).toBeGreaterThan(30);
		expect(places).toEqual([...places].sort((a, b) => a - b));
	},
);
