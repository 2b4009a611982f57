import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { loadSite } from "../../generator/load/loadSite.ts";
import { servePreview } from "../../generator/serve/servePreview.ts";
import { escapeHtml } from "../../site/escapeHtml.ts";
import { startBrowser } from "../browser/browser.ts";
import { startScript } from "../script.ts";
import { buildPrecompressed, median } from "./shared.ts";

/**
 * Compares the first and the largest paint of the home page, a town and a service with those of bare
 * pages: the same headings and texts without CSS, and the home page's hero picture. The pages take
 * turns. DevTools simulates slow 4G without handshakes and slow start.
 */
const { values } = startScript("measure paint", {
	what: "Measures the first and the largest paint against bare pages. Some minutes.",
	options: { runs: { value: "NUMBER", what: "how often each is measured", default: "5" } },
});
const out = ".cache/paint";

/** When a first visitor sees something of a page, and its largest part, in milliseconds. */
interface Paint {
	readonly first: number;
	readonly largest: number;
}

/** Opens a page with an empty cache on a phone with slow 4G and a quarter of the CPU's speed. */
async function measurePaint(browser: Browser, url: string): Promise<Paint> {
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

/** Writes a page's headings and texts, and on request its first picture, as a page without CSS. */
async function writeBare(
	browser: Browser,
	url: string,
	{ bare, kind }: { readonly bare: string; readonly kind: string },
): Promise<void> {
	const page = await browser.newPage();
	await page.goto(url);
	const { picture, lines } = await page.evaluate(() => {
		const texts = "h1, h2, h3, h4, p, li, dt, dd, th, td, summary";
		const elements = [...document.querySelectorAll<HTMLElement>(`main :is(${texts})`)];
		return {
			picture: document.querySelector("main picture")?.outerHTML,
			lines: elements
				.filter((element) => !element.querySelector(texts))
				.map(({ tagName, textContent }) => [/^H/.test(tagName) ? tagName : "P", textContent]),
		};
	});
	await page.close();
	const body = lines.map(([tag, text]) => `<${tag}>${escapeHtml(text?.trim() ?? "")}</${tag}>`);
	if (kind === "home")
		body.unshift(`<style>img { max-width: 100%; height: auto }</style>${picture ?? ""}`);
	const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title>${body.join("\n")}</html>`;
	writeFileSync(join(out, `${bare}.html`), html);
	writeFileSync(join(out, `${bare}.html.br`), brotliCompressSync(html));
}

const load = () => loadavg()[0]?.toFixed(1);

buildPrecompressed(out);
const { routes } = loadSite("data", "2026-01-01");
const pages = (["home", "town", "service"] as const).flatMap((kind) => {
	const route = routes.find((one) => one.kind === kind);
	return route ? [{ path: route.path, kind, bare: `bare-${kind}` }] : [];
});

const server = await servePreview(out, 0);
const browser = await startBrowser();
for (const page of pages) await writeBare(browser, `${server.url}${page.path}`, page);
const paints = new Map<string, Paint[]>();
const loadBefore = load();
// The first round warms up and does not count.
for (let run = 0; run <= Number(values.runs); run++)
	for (const { path, bare } of pages)
		for (const address of [path, `/${bare}`]) {
			const paint = await measurePaint(browser, `${server.url}${address}`);
			if (run > 0) paints.set(address, [...(paints.get(address) ?? []), paint]);
		}

console.log(
	`\nMedians of ${values.runs}, in ms; load of the machine ${loadBefore} before, ${load()} after\n`,
);
console.log("| page | FCP | bare | times | LCP | bare | times | LCP at most |");
console.log(`|${"---|".repeat(8)}`);
for (const { path, bare, kind } of pages) {
	const mid = (address: string, key: keyof Paint) =>
		median((paints.get(address) ?? []).map((paint) => paint[key]));
	const limit = kind === "home" ? 1.3 : 1.5;
	const cells = (["first", "largest"] as const).flatMap((key) => {
		const [own, other] = [mid(path, key), mid(`/${bare}`, key)];
		if (key === "largest" && own > limit * other) process.exitCode = 1;
		return [own.toFixed(0), other.toFixed(0), (own / other).toFixed(2)];
	});
	console.log(`| ${[path, ...cells, limit].join(" | ")} |`);
}
await browser.close();
await server.close();
