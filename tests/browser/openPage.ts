import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, BrowserContextOptions, Disposable, Page } from "playwright-core";
import { inject, vi } from "vitest";
import { siteAddress } from "../../site/links.ts";
import { business } from "../data.ts";
import { startBrowser } from "./browser.ts";
import { drawEverything, readBreaches, wakeIslands } from "./inPage.ts";

/** The browser that the test files of a worker share. */
const browser = await startBrowser();

/** A page and its errors: console messages, uncaught errors, breaches of the security policy. */
export interface WatchedPage {
	readonly page: Page;
	readonly context: BrowserContext;
	readonly errors: readonly string[];
	readonly warnings: readonly string[];
	/**
	 * Every request that failed or got an error status. Requests that the browser itself canceled are
	 * left out, because it chooses another picture when its width changes.
	 */
	readonly failures: readonly string[];
}

const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
interface Reply {
	readonly contentType: string;
	readonly body: string | Buffer;
	readonly headers?: Record<string, string>;
}
/** What other servers answer in tests, by DevTools' type of request. */
const elsewhere: Readonly<Record<string, Reply>> & { readonly Fetch: Reply } = {
	Document: { contentType: "text/html", body: "" },
	Script: { contentType: "text/javascript", body: "" },
	Image: { contentType: "image/gif", body: pixel },
	Fetch: {
		contentType: "application/json",
		body: '{"ok":true,"success":true}',
		headers: { "Access-Control-Allow-Origin": "*" },
	},
};

/** Returns the URL path of a page in the route table: a site may have a base path. */
export const at = (path: string): string =>
	path.startsWith("/") ? `${siteAddress(business.url).basePath}${path}` : path;

const unlessAsked = {
	viewport: { width: 390, height: 844 },
	colorScheme: "light",
	reducedMotion: "reduce",
} as const satisfies BrowserContextOptions;

/**
 * Keeps a page from reaching other servers (maps, scripts, form posts). Playwright's `route` would
 * do that too, but it sends every request through this process and turns the HTTP cache off.
 */
async function answerForOthers(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	devtools.on("Fetch.requestPaused", ({ requestId, resourceType }) => {
		const { contentType, body, headers } = elsewhere[resourceType] ?? elsewhere.Fetch;
		const all = { "Content-Type": contentType, ...headers };
		devtools
			.send("Fetch.fulfillRequest", {
				requestId,
				responseCode: 200,
				responseHeaders: Object.entries(all).map(([name, value]) => ({ name, value })),
				body: Buffer.from(body).toString("base64"),
			})
			// The page may be closed by now.
			.catch(() => {});
	});
	// The built site has an http: URL.
	await devtools.send("Fetch.enable", { patterns: [{ urlPattern: "https:*" }] });
}

type Options = BrowserContextOptions & {
	/** Whether the page is kept from reaching other servers (default: true). */
	readonly staysHere?: boolean;
};

/** Opens a blank page in a new context. */
async function newPage({ staysHere = true, ...options }: Options) {
	const context = await browser.newContext({
		...unlessAsked,
		baseURL: inject("site"),
		...options,
	});
	const page = await context.newPage();
	const errors: string[] = [];
	const warnings: string[] = [];
	const lists = new Map([
		["error", errors],
		["warning", warnings],
	]);
	page.on("console", (message) => lists.get(message.type())?.push(message.text()));
	page.on("pageerror", (error) => errors.push(String(error)));
	const failures: string[] = [];
	page.on("requestfailed", (request) => {
		const reason = request.failure()?.errorText;
		if (reason !== "net::ERR_ABORTED") failures.push(`${request.url()}: ${reason}`);
	});
	page.on("response", (response) => {
		if (response.status() >= 400) failures.push(`${response.url()}: ${response.status()}`);
	});
	if (staysHere) await answerForOthers(page);
	return { page, context, errors, warnings, failures };
}

type Prepare = (page: Page) => Promise<unknown>;

/** Opens a page of the built site, or a URL, in a new context (390 x 844 px). */
export async function openPage(
	path: string,
	options: Options = {},
	prepare: Prepare = async () => {},
): Promise<WatchedPage> {
	const opened = await newPage(options);
	await prepare(opened.page);
	await opened.page.goto(at(path));
	return opened;
}

/** A page whose scripts before the page's own can be taken away again. */
async function newTab(options: Options) {
	const opened = await newPage(options);
	const { page } = opened;
	const scripts: Disposable[] = [];
	const add = page.addInitScript.bind(page);
	page.addInitScript = async (...asked: readonly unknown[]) => {
		const script = await add(...(asked as Parameters<typeof add>));
		scripts.push(script);
		return script;
	};
	return { ...opened, scripts };
}

/** Tabs that are not in use, by the options that a context cannot change. */
const unused = new Map<string, Awaited<ReturnType<typeof newTab>>[]>();

/**
 * Opens a page as `openPage` does, but in a used tab: a new process would take the browser three
 * times as long.
 * @param prepare adds routes or scripts, for this visit alone
 * @returns the page, and a function that puts it back. What a test must not leave behind: a clock,
 * a lost line
 */
export async function reopenPage(
	path: string,
	{
		viewport = unlessAsked.viewport,
		colorScheme = unlessAsked.colorScheme,
		reducedMotion = unlessAsked.reducedMotion,
		forcedColors = null,
		...lasting
	}: Options = {},
	prepare?: Prepare,
): Promise<WatchedPage & { readonly putBack: () => Promise<void> }> {
	const key = JSON.stringify({ javaScriptEnabled: true, ...lasting });
	const alike = unused.get(key) ?? [];
	unused.set(key, alike);
	const opened = alike.pop() ?? (await newTab(lasting));
	const { page, context, errors, warnings, failures, scripts } = opened;
	await page.setViewportSize(viewport ?? unlessAsked.viewport);
	await page.emulateMedia({
		media: null,
		colorScheme,
		reducedMotion,
		forcedColors,
		contrast: null,
	});
	// Going to another fragment of the same page would not load the page again.
	if (path.includes("#"))
		await page.goto(path.startsWith("/") ? at("/robots.txt") : new URL("/robots.txt", path).href);
	for (const list of [errors, warnings, failures]) list.length = 0;
	await prepare?.(page);
	await page.goto(at(path));
	const putBack = async () => {
		await page.unrouteAll({ behavior: "ignoreErrors" });
		for (const script of scripts.splice(0)) await script.dispose();
		await page.evaluate(() => {
			localStorage.clear();
			sessionStorage.clear();
		});
		await context.clearCookies();
		// A pointer that rests on the next page would wake its islands.
		await page.mouse.move(-1, -1);
		// Don't open about:blank, because the browser would start another process for it.
		alike.push(opened);
	};
	return { ...opened, putBack };
}

/** Repeats an assertion for ten seconds until it holds: `expect.poll` fails in concurrent tests. */
export const eventually = (assert: () => unknown): Promise<unknown> =>
	vi.waitFor(assert, { timeout: 10_000 });

export const breachesOf = (page: Page) => page.evaluate(readBreaches);

/** Wakes an island (islands/loader.ts) and waits until it is hydrated, or has failed. */
export async function hydrated(
	page: Page,
	name: string,
	status: "hydrated" | "failed" = "hydrated",
): Promise<void> {
	await page.evaluate((island) => {
		dispatchEvent(new Event("pointerdown"));
		const root = document.querySelector(`[data-island="${island}"][data-when="visible"]`);
		if (root && root.getBoundingClientRect().top > innerHeight)
			root.scrollIntoView({ block: "nearest", behavior: "instant" });
	}, name);
	await page.waitForSelector(`[data-island="${name}"][data-island-status="${status}"]`, {
		state: "attached",
	});
}

/**
 * Hydrates every island of a page by triggering its `data-when`.
 * @returns the islands' names, without duplicates
 */
export const bringToLife = (page: Page): Promise<readonly string[]> => page.evaluate(wakeIslands);

export const drawAll = (page: Page) => page.evaluate(drawEverything);

interface Axe {
	readonly axe: {
		run(
			where: object,
			options: object,
		): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
	};
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Returns the accessibility faults that axe finds, one per line. */
export async function findFaults(page: Page, selector = "body"): Promise<readonly string[]> {
	await page.evaluate(axe);
	// A page without JavaScript runs what tests send it, but no timers, for which axe waits.
	await page.evaluate(
		`if (matchMedia("(scripting: none)").matches) setTimeout = requestAnimationFrame = (callback) => void Promise.resolve().then(callback)`,
	);
	return page.evaluate(async (root) => {
		// Frames contain nothing of ours.
		const { violations } = await (globalThis as unknown as Axe).axe.run(
			{ include: [root], exclude: ["iframe"] },
			// Without the details of what passed, axe takes a quarter less time.
			{ iframes: false, resultTypes: ["violations"] },
		);
		return violations.map(
			({ id, help, nodes }) =>
				`${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`,
		);
	}, selector);
}
