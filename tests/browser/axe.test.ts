import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servePreview } from "../../generator/serve/servePreview.ts";
import { builtSite } from "../builtSite.ts";
import { drawAll, findFaults, hydrated, launchBrowser, openPage } from "./browser.ts";
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

describe.each([
	{ colorScheme: "light", javaScriptEnabled: true, width: 1440 },
	{ colorScheme: "dark", javaScriptEnabled: true, width: 390 },
	{ colorScheme: "light", javaScriptEnabled: false, width: 390 },
	{ colorScheme: "dark", javaScriptEnabled: false, width: 1440 },
] as const)("$colorScheme, with JavaScript: $javaScriptEnabled, $width px", ({ colorScheme, javaScriptEnabled, width }) => {
	it.concurrent.each(kinds)("axe finds no fault on %s", async (path) => {
		const { page, context } = await openPage(browser, site.url + path, { colorScheme, javaScriptEnabled, viewport: { width, height: 900 } });
		if (javaScriptEnabled) await hydrated(page, "OpenNow");
		await drawAll(page);
		const faults = await findFaults(page, "html");
		await context.close();
		expect(faults).toEqual([]);
	});
});
