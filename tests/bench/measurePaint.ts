import type { Browser } from "playwright-core";

/** When a first visitor sees something of a page, and its largest part, in milliseconds. */
export interface Paint {
	readonly first: number;
	readonly largest: number;
}

/** Opens a page with an empty cache on a phone with slow 4G and a quarter of the CPU's speed. */
export async function measurePaint(browser: Browser, url: string): Promise<Paint> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 2,
	});
	const page = await context.newPage();
	const devTools = await context.newCDPSession(page);
	await devTools.send("Network.enable");
	// Lighthouse's slow 4G, in bytes per second and milliseconds.
	await devTools.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
		downloadThroughput: 1_638_400 / 8,
		uploadThroughput: 768_000 / 8,
	});
	await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	const response = await page.goto(url, { waitUntil: "load" });
	if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}.`);
	await page.waitForFunction(
		() => performance.getEntriesByName("first-contentful-paint").length > 0,
	);
	await page.waitForTimeout(2000);
	const paint = await page.evaluate(
		() =>
			new Promise<Paint>((resolve, reject) => {
				setTimeout(() => reject(new Error("Nothing was painted.")), 10_000);
				new PerformanceObserver((list) => {
					const [first] = performance.getEntriesByName("first-contentful-paint");
					const largest = list.getEntries().at(-1);
					resolve({ first: first?.startTime ?? 0, largest: largest?.startTime ?? 0 });
				}).observe({ type: "largest-contentful-paint", buffered: true });
			}),
	);
	await context.close();
	return paint;
}
