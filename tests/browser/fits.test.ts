import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { site } from "../data.ts";
import { inTurn } from "../full.ts";
import { kinds, kindsOfLast, visitedPages } from "../kinds.ts";
import { listCutWords, listOverflow } from "./inPage.ts";
import { at, drawAll, hydrated } from "./openPage.ts";
import { it } from "./visits.ts";

const widths = [320, 390, 834, 1440] as const;
const height = 900;

const findBrokenNumbers = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll('a[href^="tel:"]')].flatMap((link) => {
			const text = [...link.querySelectorAll("span"), link].find(({ childNodes }) =>
				[...childNodes].some(
					({ nodeType, textContent }) =>
						nodeType === Node.TEXT_NODE && /\d{4}/.test(textContent ?? ""),
				),
			);
			const number = [...(text?.childNodes ?? [])].find(({ textContent }) =>
				/\d{4}/.test(textContent ?? ""),
			);
			const start = number?.textContent?.search(/\(\d/) ?? -1;
			if (!number || start < 0) return [];
			const range = document.createRange();
			range.setStart(number, start);
			range.setEnd(number, start + "(000) 000-0000".length);
			return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
				? [`${link.outerHTML.slice(0, 80)} breaks`]
				: [];
		}),
	);

/** Returns whether the call bar is in view, and the most call buttons of a screen, bar included. */
const lookForCall = () => {
	const isShown = [...document.querySelectorAll(".call-bar .button--call")].some((link) => {
		const { x, y, width, height } = link.getBoundingClientRect();
		return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
	});
	const tops = [...document.querySelectorAll("main .button--call, .site-header .button--call")]
		.filter((button) => button.checkVisibility())
		.map((button) => button.getBoundingClientRect().top);
	const counts = tops.map(
		(first) => tops.filter((top) => top >= first && top < first + innerHeight).length,
	);
	return { isShown, most: 1 + Math.max(0, ...counts) };
};

/** Runs `lookForCall` on phones: upright, in low windows, and on their side. */
async function lookForCalls(page: Page): Promise<readonly object[]> {
	const seen: object[] = [];
	for (const [width, height, reducedMotion] of [
		[390, 844, "reduce"],
		[320, 568, "no-preference"],
		[667, 375, "no-preference"],
	] as const) {
		await page.emulateMedia({ reducedMotion });
		await page.setViewportSize({ width, height });
		seen.push({ width, ...(await page.evaluate(lookForCall)) });
	}
	return seen;
}

/** Returns fields that are narrower than five of their letters. */
const listNarrowFields = () =>
	[...document.querySelectorAll("input:not([type=radio], [type=checkbox]), select, textarea")]
		.filter(
			(field) =>
				field.checkVisibility() &&
				field.clientWidth > 1 &&
				field.clientWidth < 5 * Number.parseFloat(getComputedStyle(field).fontSize),
		)
		.map((field) => `${field.outerHTML.slice(0, 80)} is ${field.clientWidth} wide`);

const listLongFooters = () =>
	[...document.querySelectorAll(".site-footer")]
		.map((footer) => footer.getBoundingClientRect().height)
		.filter((height) => height > 664 || height === 0)
		.map((height) => `the footer is ${height} px high`);

describe.each([true, false])("with JavaScript: %s", (javaScriptEnabled) => {
	inTurn(
		it,
		visitedPages(javaScriptEnabled),
		"%s fits every width, without an error with a short footer, and with the call bar and at most one more call button on a phone's screen",
		async (path, { expect, look }) => {
			const { page, errors, failures } = await look(path, { javaScriptEnabled });
			// Before `drawAll`, which changes what is in view.
			const calls = javaScriptEnabled ? await lookForCalls(page) : [];
			if (javaScriptEnabled) await hydrated(page, "Menu");
			await drawAll(page);
			const overflows: string[] = [];
			for (const width of widths) {
				await page.setViewportSize({ width, height });
				const faults = [
					await page.evaluate(listOverflow),
					await findBrokenNumbers(page),
					width === 390 ? await page.evaluate(listLongFooters) : [],
				];
				overflows.push(...faults.flat().map((line) => `${width} px: ${line}`));
			}
			for (const call of calls)
				expect.soft(call).toMatchObject({ isShown: true, most: expect.toBeOneOf([1, 2]) });
			expect(overflows).toEqual([]);
			expect(failures).toEqual([]);
			// The not-found page writes the missing path to the console (specification, section 2).
			expect(
				errors.filter((error) => !(path === "/404" && error === `404: no page at ${at("/404")}`)),
			).toEqual([]);
		},
	);
});

inTurn(
	it,
	[...new Set([...kinds, ...kindsOfLast])],
	"%s fits a phone with its text spread out, and with letters of twice the size",
	async (path, { expect, look }) => {
		const { page } = await look(path, { bypassCSP: true });
		await drawAll(page);
		await page.evaluate(() => {
			for (const fold of document.querySelectorAll("details")) {
				// Of folds with the same name, only one can be open.
				fold.removeAttribute("name");
				fold.open = true;
			}
		});
		const expectFit = async (what: string) => {
			expect.soft(await page.evaluate(listOverflow), what).toEqual([]);
			expect.soft(await page.evaluate(listCutWords), what).toEqual([]);
		};

		// WCAG 2.2, 1.4.12: wide spacing of letters, words and lines must hide no text.
		const spread = await page.addStyleTag({
			content: `* {
				line-height: 1.5 !important;
				letter-spacing: 0.12em !important;
				word-spacing: 0.16em !important;
			}
			p { margin-block-end: 2em !important; }`,
		});
		await page.setViewportSize({ width: 320, height });
		await expectFit("spread out, 320 px");
		await spread.evaluate((style) => (style as Element).remove());

		// WCAG 2.2, 1.4.4: letters of twice the size need no sideways scrolling.
		await page.setViewportSize({ width: 360, height });
		const devtools = await page.context().newCDPSession(page);
		await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
		expect
			.soft(
				await page.evaluate(() => matchMedia("(width < 17rem)").matches),
				"letters are twice as large",
			)
			.toBe(true);
		await expectFit("twice the size");
		expect
			.soft(await page.evaluate(listNarrowFields), "fields that hide what is typed")
			.toEqual([]);
		await page.setViewportSize({ width: 390, height });
		expect.soft(await page.evaluate(listOverflow), "twice the size, 390 px").toEqual([]);
		// Other tests use the tab after this one.
		await devtools.send("Page.setFontSizes", { fontSizes: { standard: 16 } });

		// Where a browser scales text alone, the sizes in media queries stay as they are.
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		await expectFit("text alone of twice the size, 390 px");
	},
);

it("answers an unknown path with the not-found page", async ({ look }) => {
	const { page, errors } = await look("/no/such/page");
	expect(await page.locator("h1").textContent()).toBe(site.pages["404"].heading);
	expect(errors).toContain(`404: no page at ${at("/no/such/page")}`);
});
