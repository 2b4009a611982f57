import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { builtSite } from "../builtSite.ts";
import { routes, site } from "../data.ts";
import { full, inTurn } from "../full.ts";
import { readShifts, watchShifts } from "./inPage.ts";
import { at } from "./openPage.ts";
import { it } from "./visits.ts";

const [font = ""] = fastGlob.sync(`assets/*-${site.theme.display.weight}-*.woff2`, {
	cwd: builtSite,
});
const face = readFileSync(join(builtSite, font)).toString("base64");
const paths = new Map(routes.map(({ kind, path }) => [kind, path]).reverse() as [string, string][]);
const opened = ["home", "town", "areas", "contact"].map((kind) => paths.get(kind) ?? "/");

/** First visit over DevTools' "Slow 3G": 400 kbit/s, 400 ms each way. Records shifts. */
const onSlowLine = async (page: Page): Promise<void> => {
	await page.addInitScript(watchShifts);
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Network.enable");
	await devtools.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 400,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	});
};

/** Changes a page's HTML on its way. Other answers come over the slow line. */
const restyle = (page: Page, change: (html: string) => string) =>
	page.route("**/*", async (route) => {
		// A map's frame is a document of another site.
		const isPage = route.request().frame() === page.mainFrame();
		if (route.request().resourceType() !== "document" || !isPage) return route.fallback();
		const response = await route.fetch();
		await route.fulfill({ response, body: change(await response.text()) });
	});

/**
 * Waits until the font was loaded and tried.
 * @returns `data-face`, in which islands/applyDisplayFace.ts stores the result
 */
const settled = async (page: Page): Promise<string | null> => {
	const root = await page.waitForSelector("html[data-face]", { state: "attached" });
	await page.evaluate(
		"new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))",
	);
	return root.getAttribute("data-face");
};
/** Cumulative Layout Shift after the page was parsed. */
const shift = async (page: Page) =>
	(await page.evaluate(readShifts))
		.reduce((sum, { value, isRead }) => sum + (isRead ? value : 0), 0)
		.toFixed(3);

/** The headline's width as it is drawn, in the face alone, and in the first fallback alone. */
const widthsOfHeadline = (page: Page) =>
	page.evaluate(() => {
		// The home page's headline has a line above it in another face.
		const [line] = [...document.querySelectorAll<HTMLElement>(".home-hero__line, h1")].reverse();
		if (!line) throw new Error("The page has no headline.");
		const text = document.createRange();
		text.selectNodeContents(line);
		line.style.whiteSpace = "nowrap";
		line.style.display = "inline";
		const shown = getComputedStyle(line).fontFamily;
		return [shown, ...shown.split(",").slice(0, 2)].map((family) => {
			line.style.fontFamily = family;
			return text.getBoundingClientRect().width;
		});
	});

/** First visits on a slow line: all kinds of pages at 390 px, the fullest also at other widths. */
const visits = [390, 834, 1440].flatMap((width) =>
	(full || width === 390 ? [...paths.values()] : opened).map((path) => [path, width] as const),
);

inTurn(
	it,
	visits,
	"on a slow line the face moves nothing on %s, whatever the system has for it, at %i px",
	async ([path, width], { expect, open }) => {
		const { page } = await open(path, { viewport: { width, height: 844 } }, async (page) => {
			await onSlowLine(page);
			// Send the HTML at once, because parts of a row move while it arrives, whatever the font is.
			await restyle(page, (html) => html);
		});
		await settled(page);
		expect(await shift(page)).toBe("0.000");
	},
);

inTurn(
	it,
	[390, 834, 1440].flatMap((width) => opened.map((path) => [path, width] as const)),
	"on a slow line %s is painted at once, and then sets its headline in the face, at %i px",
	async ([path, width], { expect, open }) => {
		const viewport = { width, height: 844 };
		const { page } = await open(path, { viewport, bypassCSP: true }, async (page) => {
			await onSlowLine(page);
			// Even on a busy machine, the font must come after the first paint, which uses the fallback.
			await page.route("**/*.woff2", async (route) => {
				await page.waitForFunction(
					() =>
						performance.getEntriesByName("first-contentful-paint").length > 0 &&
						[...document.fonts].some(
							({ family, status }) => family.includes("Fallback") && status === "loaded",
						),
				);
				await route.continue();
			});
			// Fallbacks differ from machine to machine, so use a slightly wider copy of the font.
			await restyle(page, (html) =>
				html.replace(
					/(Fallback [^}]*?src:)local[^}]*/,
					`$1url(data:font/woff2;base64,${face});font-weight:600;size-adjust:100.5%`,
				),
			);
			await page.addInitScript(`
				const wait = setInterval(() => {
					if (![...document.fonts].some(({ family, status }) => family.includes("Fallback") && status === "loaded")) return;
					clearInterval(wait);
					// A system's font is there before the first paint, but this copy comes a moment later.
					requestAnimationFrame(() => requestAnimationFrame(() => (shifts.length = 0)));
				});
			`);
		});
		expect(await settled(page)).toBe("in place");
		expect(await shift(page)).toBe("0.000");
		const [painted, arrived] = await page.evaluate(() => [
			performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
			(
				performance
					.getEntriesByType("resource")
					.find(({ name }) => name.endsWith(".woff2")) as PerformanceResourceTiming
			).responseEnd,
		]);
		expect(painted).toBeLessThan(arrived ?? 0);
		// Fallbacks are a little wider here.
		const [shown, inFace, inFallback] = await widthsOfHeadline(page);
		expect(shown).toBe(inFace);
		expect(shown).not.toBe(inFallback);
	},
);

it("is in time on the second page, out of the browser's cache", async ({ open }) => {
	// Playwright turns the HTTP cache off if it answers requests itself, so answer none.
	const { page } = await open("about:blank", {
		viewport: { width: 390, height: 844 },
	});
	await page.addInitScript(watchShifts);
	await page.goto(at("/"));
	await settled(page);
	await page.goto(at("/contact"));
	await settled(page);
	expect(await shift(page)).toBe("0.000");
	const [shown, inFace, inFallback] = await widthsOfHeadline(page);
	expect(shown).toBe(inFace);
	expect(shown).not.toBe(inFallback);
});
