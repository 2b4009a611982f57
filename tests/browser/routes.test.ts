import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { hexOf } from "../../generator/site/colors.ts";
import { routes, routesOf, site } from "../data.ts";
import { inTurn, long } from "../full.ts";
import { kinds, kindsOfLast, visitedPages } from "../kinds.ts";
import { listCutWords, listOverflow, readShifts, watchShifts } from "./inPage.ts";
import { at, drawAll, eventually, hydrated, openPage } from "./openPage.ts";

const widths = [320, 390, 834, 1440] as const;
const height = 900;

/**
 * Notes every request that fails or is answered with an error. One that the browser gives up
 * itself, for a picture that fits a new width better, is neither.
 */
function watchRequests(page: Page): string[] {
	const failures: string[] = [];
	page.on(
		"requestfailed",
		(request) =>
			request.failure()?.errorText !== "net::ERR_ABORTED" &&
			failures.push(`${request.url()}: ${request.failure()?.errorText}`),
	);
	page.on(
		"response",
		(response) =>
			response.status() >= 400 && failures.push(`${response.url()}: ${response.status()}`),
	);
	return failures;
}

/** Phone numbers that break over two lines. */
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

/**
 * Whether a way to call is in sight, and whether one is there twice: in the hero and on the bar.
 */
const callsInSight = (page: Page) =>
	page.evaluate(async () => {
		// The bar follows the hero's button, a frame later.
		await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
		const inSight = [...document.querySelectorAll('a[href^="tel:"]')].filter((link) => {
			const { x, top, bottom, width } = link.getBoundingClientRect();
			return [top + 3, bottom - 3].every((y) =>
				link.contains(document.elementFromPoint(x + width / 2, y)),
			);
		});
		const isIn = (place: string) => inSight.some((link) => link.matches(place));
		return {
			some: inSight.length > 0,
			twice: isIn(".call-bar *") && isIn(".hero .button--call, .home-hero .button--call"),
		};
	});

/** The same on phones, short and lying too. */
async function lookForCalls(page: Page): Promise<readonly unknown[]> {
	const seen: unknown[] = [];
	for (const [width, height, reducedMotion] of [
		[390, 844, "reduce"],
		[320, 568, "no-preference"],
		[667, 375, "no-preference"],
	] as const) {
		await page.emulateMedia({ reducedMotion });
		await page.setViewportSize({ width, height });
		seen.push({ width, ...(await callsInSight(page)) });
	}
	return seen;
}

describe.each([true, false])("with JavaScript: %s", (javaScriptEnabled) => {
	inTurn(
		visitedPages(javaScriptEnabled),
		"%s fits every width, without an error, and where the bar moves has one way to call in sight at once",
		async (path, { expect }) => {
			let failures: string[] = [];
			const { page, context, errors } = await openPage(
				path,
				{ javaScriptEnabled },
				async (prepared) => {
					failures = watchRequests(prepared);
				},
			);
			// Before the page is drawn to its end for what comes next.
			const calls = javaScriptEnabled ? await lookForCalls(page) : [];
			if (javaScriptEnabled) await hydrated(page, "Menu");
			await drawAll(page);
			const overflows: string[] = [];
			for (const width of widths) {
				await page.setViewportSize({ width, height });
				overflows.push(
					...[...(await page.evaluate(listOverflow)), ...(await findBrokenNumbers(page))].map(
						(line) => `${width} px: ${line}`,
					),
				);
			}
			await context.close();
			expect
				.soft(calls)
				.toEqual(
					javaScriptEnabled
						? [390, 320, 667].map((width) => ({ width, some: true, twice: false }))
						: [],
				);
			expect(overflows).toEqual([]);
			expect(failures).toEqual([]);
			// The not-found page says on the console which page was not found (specification, section 2).
			expect(
				errors.filter((error) => !(path === "/404" && error === `404: no page at ${at("/404")}`)),
			).toEqual([]);
		},
	);
});

// WCAG 2.2, 1.4.4: whoever has set letters of twice the size reads all of it, and need not move the
// page sideways for each line.
inTurn(
	[...new Set([...kinds, ...kindsOfLast])],
	"%s fits a phone with letters of twice the size",
	async (path, { expect }) => {
		const { page, context } = await openPage(path, { viewport: { width: 360, height } });
		await (await context.newCDPSession(page)).send("Page.setFontSizes", {
			fontSizes: { standard: 32 },
		});
		await drawAll(page);
		await page.evaluate(() => {
			for (const fold of document.querySelectorAll("details")) fold.open = true;
		});
		expect
			.soft(
				await page.evaluate(() => matchMedia("(width < 17rem)").matches),
				"letters are twice as large",
			)
			.toBe(true);
		expect.soft(await page.evaluate(listOverflow)).toEqual([]);
		expect.soft(await page.evaluate(listCutWords)).toEqual([]);
		const narrow = await page.evaluate(() =>
			[...document.querySelectorAll("input:not([type=radio], [type=checkbox]), select, textarea")]
				.filter(
					(field) =>
						field.checkVisibility() &&
						field.clientWidth > 1 &&
						field.clientWidth < 5 * Number.parseFloat(getComputedStyle(field).fontSize),
				)
				.map((field) => `${field.outerHTML.slice(0, 80)} is ${field.clientWidth} wide`),
		);
		expect.soft(narrow, "fields that do not show what is typed").toEqual([]);
		await page.setViewportSize({ width: 390, height });
		expect.soft(await page.evaluate(listOverflow), "390 px").toEqual([]);
		await context.close();
	},
);

// WCAG 2.2, 1.4.12: whoever spreads letters, words and lines loses no text.
inTurn(
	[...new Set([...kinds, ...kindsOfLast])],
	"%s fits a phone with its text spread out",
	async (path, { expect }) => {
		const { page, context } = await openPage(path, { bypassCSP: true });
		await page.addStyleTag({
			content: `* {
				line-height: 1.5 !important;
				letter-spacing: 0.12em !important;
				word-spacing: 0.16em !important;
			}
			p { margin-block-end: 2em !important; }`,
		});
		await drawAll(page);
		await page.evaluate(() => {
			for (const fold of document.querySelectorAll("details")) fold.open = true;
		});
		for (const width of [390, 320]) {
			await page.setViewportSize({ width, height });
			expect.soft(await page.evaluate(listOverflow), `${width} px`).toEqual([]);
			expect.soft(await page.evaluate(listCutWords), `${width} px`).toEqual([]);
		}
		await context.close();
	},
);

it("has one way to call in sight wherever its texts leave the first button, on a short phone", async () => {
	const { page, context } = await openPage("/", {
		viewport: { width: 320, height: 568 },
		reducedMotion: "no-preference",
	});
	await hydrated(page, "Menu");
	for (let pixels = -200; pixels <= 200; pixels += 10) {
		await page
			.locator("h1")
			.evaluate((headline, margin) => (headline.style.marginBlockStart = `${margin}px`), pixels);
		const { some, twice } = await callsInSight(page);
		expect.soft({ pixels, some, twice }).toEqual({ pixels, some: true, twice: false });
	}
	await context.close();
});

it("answers an unknown path with the not-found page, and names it on the console", async () => {
	const { page, context, errors } = await openPage("/no/such/page");
	expect(await page.locator("h1").textContent()).toBe(site.pages["404"].heading);
	expect(errors).toContain(`404: no page at ${at("/no/such/page")}`);
	await context.close();
});

/**
 * The site's pages a piece at a time, wherever that cuts them: a line that falters, a machine that
 * is busy.
 */
const slowLine = createServer(async ({ url = "/" }, response) => {
	const answer = await fetch(new URL(url, inject("site")));
	const type = answer.headers.get("Content-Type") ?? "";
	const body = Buffer.from(await answer.arrayBuffer());
	response.writeHead(answer.status, { "Content-Type": type });
	if (!type.startsWith("text/html")) return response.end(body);
	for (let start = 0; start < body.length; start += 512) {
		response.write(body.subarray(start, start + 512));
		await setTimeout(25);
	}
	response.end();
});

describe("layout", () => {
	beforeAll(async () => void (await once(slowLine.listen(0, "127.0.0.1"), "listening")));
	afterAll(() => void slowLine.close());

	inTurn(
		kinds.flatMap((path) => [390, 1440].map((width) => [path, width] as const)),
		"of %s hardly shifts while it is read, and not at all from then on, at %i px",
		async ([path, width], { expect }) => {
			const baseURL = `http://127.0.0.1:${(slowLine.address() as AddressInfo).port}`;
			const { page, context } = await openPage(
				path,
				{ baseURL, viewport: { width, height }, reducedMotion: "no-preference" },
				(prepared) => prepared.addInitScript(watchShifts),
			);
			await hydrated(page, "OpenNow");
			// Down to the end and back, so that what loads late has loaded.
			await page.evaluate(async () => {
				for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
					scrollTo({ top, behavior: "instant" });
					await new Promise((painted) =>
						requestAnimationFrame(() => requestAnimationFrame(painted)),
					);
				}
				scrollTo({ top: 0, behavior: "instant" });
				await new Promise((painted) => globalThis.setTimeout(painted, 250));
			});
			const shifts = await page.evaluate(readShifts);
			await context.close();
			const sum = (isRead: boolean) =>
				shifts.reduce((all, shift) => all + (shift.isRead === isRead ? shift.value : 0), 0);
			const told = shifts
				.map(({ value, isRead, what }) => `${value}, ${isRead ? "read" : "being read"}: ${what}`)
				.join("\n");
			// What stands at the end of a row moves with each part of it. Half of what visitors hardly
			// notice: https://web.dev/articles/cls
			expect.soft(sum(false), told).toBeLessThan(0.05);
			// To three decimals, as Lighthouse has it: a word that takes the place of another in its own
			// box counts for some hundred-thousandths.
			expect.soft(sum(true).toFixed(3), told).toBe("0.000");
		},
	);

	it("shows the call bar, and leaves room for it, below 768 px only", async () => {
		const { page, context } = await openPage("/");
		// Past the hero's own button.
		await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
		const look = () =>
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
				expect(await look()).toMatchObject({ shown: true, position: "fixed", bottom: 0 }),
			);
			expect((await look()).spacer).toBeGreaterThanOrEqual(64);
		}
		for (const width of [768, 1440]) {
			await page.setViewportSize({ width, height });
			expect((await look()).shown).toBe(false);
		}
		await context.close();
	});

	it("marks the current page in the navigation, in a reader's own colors too", async () => {
		const { page, context } = await openPage("/services", {
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
		await context.close();
		expect(lines.filter(([current]) => current)).toHaveLength(1);
		for (const [current, underlined] of lines) expect(underlined).toBe(current);
	});

	it("shows the navigation from 768 px, in one line or, where its names are long, in two; a menu button below", async () => {
		const { page, context } = await openPage("/");
		const button = page.locator(".menu__button");
		await page.setViewportSize({ width: 767, height });
		expect(await button.isVisible()).toBe(true);
		// Our names in Spanish have 64, and stand in one line.
		const letters = (await page.locator(".menu__list .menu__link").allTextContents()).join(
			"",
		).length;
		for (const width of [768, 834, 1024, 1440]) {
			await page.setViewportSize({ width, height });
			expect(await button.isVisible(), `${width} px`).toBe(false);
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
		await context.close();
	});

	it.each(routesOf("service").flatMap(({ path, service }) => (service.doNow ? [path] : [])))(
		"%s, read in a hurry: night, numbers on signs, the red cord drawn",
		async (path) => {
			const { page, context } = await openPage(path);
			expect(await page.locator(".hero--night").count()).toBe(1);
			expect(await page.locator(".steps--signs > li").count()).toBeGreaterThan(2);
			expect(await page.locator("main .line-drawing__cord").count()).toBe(1);
			await context.close();
		},
	);

	// Issue 16, point 4. Who opens these has come to read all of it, or to search in it. Maps and lists
	// that the specification shows open (sections 4 to 6) come on top.
	it("needs no more than 6,500 px on a phone beside maps and lists that stand open, but for questions, legal texts and the sitemap", {
		...long,
		timeout: 170_000,
	}, async () => {
		const { page, context } = await openPage("/");
		const tooLong: string[] = [];
		for (const { path } of routes.filter(
			({ kind }) => !["faq", "legal", "sitemap"].includes(kind),
		)) {
			// Pictures keep their place while they are on their way.
			await page.goto(at(path), { waitUntil: "domcontentloaded" });
			await drawAll(page);
			const height = await page.evaluate(() => {
				const open = document.querySelectorAll(
					"main :is(.map-frame, .check-list, .plain-list, .reason-grid, .why-list)",
				);
				return [...open].reduce(
					(left, { clientHeight }) => left - clientHeight,
					document.documentElement.scrollHeight,
				);
			});
			if (height > 6500) tooLong.push(`${path} is ${height} px high`);
		}
		await context.close();
		expect(tooLong).toEqual([]);
	});

	it("lets the posts of a sign reach the ground, however long the text beside it is", async () => {
		for (const path of [routesOf("town"), routesOf("county")].flatMap(
			([route]) => route?.path ?? [],
		))
			for (const width of widths) {
				const { page, context } = await openPage(path, { viewport: { width, height } });
				const [posts, ground] = await page.evaluate(() =>
					[".hero .response-sign--posts", ".hero"].map(
						(part) => document.querySelector(part)?.getBoundingClientRect().bottom ?? 0,
					),
				);
				expect(posts, `${path} at ${width} px`).toBeGreaterThanOrEqual(
					ground ?? Number.POSITIVE_INFINITY,
				);
				await context.close();
			}
	});

	it("begins the towns of counties that stand beside one another on one line, however long what is said of each", async () => {
		for (const { path } of routes.filter(({ kind }) => kind === "areas")) {
			const { page, context } = await openPage(path, { viewport: { width: 1440, height } });
			const starts = await page.evaluate(() =>
				[...document.querySelectorAll("#towns h3 ~ .town-list")].map((list) =>
					[list.parentElement?.querySelector("h3"), list].map((part) =>
						Math.round(part?.getBoundingClientRect().top ?? 0),
					),
				),
			);
			expect(starts).toHaveLength(site.counties.length);
			// Each below its text: in a single row all three would lie upon one another.
			const covered = await page.evaluate(
				() =>
					[...document.querySelectorAll("#towns h3 ~ .town-list")].filter(
						(list) =>
							(list.previousElementSibling?.getBoundingClientRect().bottom ?? 0) >
							list.getBoundingClientRect().top,
					).length,
			);
			expect(covered, path).toBe(0);
			// Those whose headings stand on one line; many counties take several rows.
			expect(new Set(starts.map(String)).size, path).toBe(
				new Set(starts.map(([heading]) => heading)).size,
			);
			await context.close();
		}
	});

	it.each(routes.filter(({ kind }) => kind === "prices").map(({ path }) => path))(
		"keeps the sums of %s on a phone of 320 px, opened",
		async (path) => {
			const { page, context } = await openPage(path, { viewport: { width: 320, height: 640 } });
			await page.locator(".fold:has(.sum-table) > summary").click();
			const ends = await page.evaluate(() =>
				[...document.querySelectorAll(".sum-table")].map(
					(table) => table.getBoundingClientRect().right,
				),
			);
			await context.close();
			expect(Math.max(...ends)).toBeLessThanOrEqual(300);
		},
	);

	it.each([
		[568, 320],
		[320, 256],
	])(
		"leaves three fifths of a window of %i x %i px to the page, a phone that lies or a zoom of 400 %%",
		async (width, height) => {
			const { page, context } = await openPage("/faq", { viewport: { width, height } });
			await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
			const free = await page.evaluate(
				() =>
					Array.from({ length: innerHeight }, (_, y) =>
						document.elementFromPoint(innerWidth / 2, y),
					).filter((element) => !element?.closest(".site-header, .call-bar")).length,
			);
			await context.close();
			expect(free / height).toBeGreaterThan(0.6);
		},
	);

	it.each([320, 390])(
		"shows the menu under the wordmark on a phone of %i px without popovers, and lets both scroll away",
		async (width) => {
			const { page, context } = await openPage(
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
			await context.close();
		},
	);

	it("keeps the header in sight", async () => {
		const { page, context } = await openPage("/faq");
		await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
		expect(
			await page
				.locator(".site-header")
				.evaluate((header) => Math.round(header.getBoundingClientRect().top)),
		).toBe(0);
		await context.close();
	});
});

it("is dark where a visitor's screen is, and light where it is", async () => {
	const { page, context } = await openPage("/");
	for (const colorScheme of ["dark", "light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		const color = await page.locator("body").evaluate((body) => {
			const canvas = Object.assign(document.createElement("canvas"), {
				width: 1,
				height: 1,
			}).getContext("2d");
			if (!canvas) return "";
			canvas.fillStyle = getComputedStyle(body).backgroundColor;
			canvas.fillRect(0, 0, 1, 1);
			return `#${[...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
		});
		expect(color).toBe(hexOf(site.theme, "ground", colorScheme));
		// What browsers draw by themselves, such as fields and scroll bars, goes with it.
		expect(await page.locator("html").evaluate((root) => getComputedStyle(root).colorScheme)).toBe(
			"light dark",
		);
	}
	await context.close();
});

it.each(["/", "/faq", "/contact"])(
	"%s moves nothing of its own for those who ask for less motion",
	async (path) => {
		const { page, context } = await openPage(path, { reducedMotion: "reduce" });
		const moving = () =>
			page.locator("html, body, body *:not(.call-bar)").evaluateAll((elements) =>
				elements.flatMap((element) =>
					[undefined, "::before", "::after"].flatMap((pseudo) => {
						const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(
							element,
							pseudo,
						);
						const moves =
							animationName !== "none" ||
							/[1-9]/.test(transitionDuration) ||
							scrollBehavior === "smooth";
						return moves
							? [
									`${element.tagName}.${element.className}${pseudo ?? ""}: ${animationName} ${transitionDuration} ${scrollBehavior}`,
								]
							: [];
					}),
				),
			);
		const reduced = await moving();
		await page.emulateMedia({ reducedMotion: "no-preference" });
		const others = await moving();
		await context.close();
		expect(reduced).toEqual([]);
		// Which this test could see.
		expect(others).not.toEqual([]);
	},
);
