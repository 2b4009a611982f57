import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/** Where systems put a browser that our tests can drive. */
const installed = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
	"C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
	"C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Browsers to try, best first: the one asked for, the one that npm brought along (Linux x64 only), the one of the system. */
async function candidates(): Promise<readonly string[]> {
	if (process.env.CHROME_PATH) return [process.env.CHROME_PATH];
	const own = installed.filter((path) => existsSync(path));
	if (process.platform !== "linux" || process.arch !== "x64") return own;
	// The package also brings what a bare system lacks (NSS, a font), but unpacks it only where it takes itself to be on Lambda.
	process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
	const { default: packaged } = await import("@sparticuz/chromium");
	return [await packaged.executablePath(), ...own];
}

/** The path of the browser that `launchBrowser` would try first. */
export const findBrowser = async (): Promise<string> => (await candidates())[0] ?? "";

/**
 * Starts Chromium.
 *
 * @param more further switches
 * @throws Error that says how to get one; a test never skips itself for want of a browser
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
	const failures: string[] = [];
	for (const executablePath of await candidates()) {
		try {
			return await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage", ...more] });
		} catch (error) {
			failures.push(`${executablePath}: ${String(error).split("\n")[0]}`);
		}
	}
	throw new Error(["No Chromium could be started. Install Chrome or Chromium, or set CHROME_PATH to one.", ...failures].join("\n  "));
}

/** A page, and what went wrong on it so far: errors on the console, uncaught ones, breaches of the Content-Security-Policy. */
export interface WatchedPage {
	readonly page: Page;
	readonly context: BrowserContext;
	readonly errors: readonly string[];
}

/** Opens a page at phone size (390 x 844), if nothing else is said, in a context of its own. */
export async function openPage(
	browser: Browser,
	url: string,
	options: BrowserContextOptions = {},
	prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<WatchedPage> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce", ...options });
	const page = await context.newPage();
	const errors: string[] = [];
	page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
	page.on("pageerror", (error) => errors.push(String(error)));
	// Maps come from elsewhere, and tests stay on this machine.
	await page.route(/^https:\/\/[a-z.]*google\.com\//, (route) => route.fulfill({ contentType: "text/html", body: "" }));
	await prepare(page);
	await page.goto(url);
	return { page, context, errors };
}

/** Waits until an island has come alive. */
export const hydrated = (page: Page, name: string) => page.waitForSelector(`[data-island="${name}"][data-island-status="hydrated"]`, { state: "attached" });

/** Lays out and paints also what a phone leaves until it is near: every rule with `content-visibility: auto` in styles/. */
export const drawAll = (page: Page) =>
	page.evaluate(`{
		const sheet = new CSSStyleSheet();
		sheet.insertRule(".section, .zip-table, .map-frame { content-visibility: visible !important }");
		document.adoptedStyleSheets = [sheet];
	}`);

/** The part of axe-core that is used here. */
interface Axe {
	readonly axe: { run(where: object, options: object): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }> };
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Faults against accessibility that axe finds, one line each; none is what tests want. Runs outside of the page's own policy. */
export async function findFaults(page: Page, selector = "body"): Promise<readonly string[]> {
	await page.evaluate(axe);
	// A page without JavaScript runs what tests hand it, but no timers, and axe waits for some.
	await page.evaluate(`if (matchMedia("(scripting: none)").matches) setTimeout = requestAnimationFrame = (callback) => void Promise.resolve().then(callback)`);
	return page.evaluate(async (root) => {
		// Frames hold nothing of ours, and in tests nothing at all.
		const { violations } = await (globalThis as unknown as Axe).axe.run({ include: [root], exclude: ["iframe"] }, { iframes: false });
		return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
	}, selector);
}
