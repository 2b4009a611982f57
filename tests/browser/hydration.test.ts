import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { registry } from "../../islands/registry.ts";
import { builtSite } from "../builtSite.ts";
import { routes } from "../data.ts";
import { full, inTurn } from "../full.ts";
import { kinds } from "../kinds.ts";
import { watchPolicy } from "./inPage.ts";
import { at, breachesOf, bringToLife, hydrated } from "./openPage.ts";
import { desktop, nonsense, refuse } from "./steps.ts";
import { it } from "./visits.ts";

/**
 * Reports each script of the site. Scripts of `outsideScripts` and of other companies' services are
 * ignored: services.test.ts checks them.
 */
const onOwnScript = (page: Page, tell: (url: string) => unknown) =>
	page.on(
		"request",
		(request) =>
			request.resourceType() === "script" &&
			request.url().startsWith(inject("site")) &&
			!/\/services-/i.test(request.url()) &&
			tell(request.url()),
	);

/** Waits until an island is hydrated, without triggering it. */
const untilAlive = (page: Page, island: string) =>
	page.waitForSelector(`[data-island="${island}"][data-island-status="hydrated"]`, {
		state: "attached",
	});

describe("hydration", () => {
	const withoutPreact = Object.keys(registry).filter((name) => existsSync(`islands/${name}.ts`));
	/** Records changes inside islands before they are hydrated. Later changes are behavior. */
	const recordChanges = (plain: readonly string[]) => {
		const changes: string[] = [];
		Object.assign(globalThis, { changes });
		const alive = new Set<Element>();
		const observer = new MutationObserver((records) => {
			for (const { target, type, attributeName, oldValue } of records) {
				const root = (
					target instanceof Element ? target : target.parentElement
				)?.closest<HTMLElement>("[data-island]");
				// Islands without Preact change their HTML on purpose.
				if (!root || plain.includes(root.dataset.island ?? "") || alive.has(root)) continue;
				if (target === root && attributeName === "data-island-status") {
					if (oldValue === "loading") alive.add(root);
				} else {
					changes.push(
						`${root.dataset.island}: ${type} ${attributeName ?? ""} ${target instanceof Element ? target.outerHTML.slice(0, 80) : target.textContent}`,
					);
				}
			}
		});
		document.addEventListener("DOMContentLoaded", () =>
			observer.observe(document, {
				subtree: true,
				childList: true,
				characterData: true,
				attributes: true,
				attributeOldValue: true,
			}),
		);
	};

	const watch = async (page: Page) => {
		await page.addInitScript(recordChanges, withoutPreact);
		await page.addInitScript(watchPolicy);
	};

	// Only the home page is visited at two widths, because one island (Menu) depends on the width.
	const visits = kinds.flatMap((path) =>
		(full || path === "/" ? [390, 1440] : [390]).map((width) => [path, width] as const),
	);
	const seen = new Set<string>();
	/** Whether a page has an island that no earlier page has. The home page is visited twice. */
	const bringsIsland = ([path, width]: readonly [string, number]): boolean => {
		const file = routes.find((route) => route.path === path)?.file ?? "";
		const own = [
			...readFileSync(join(builtSite, file), "utf8").matchAll(/ data-island="(\w+)"/g),
		].map(([, name = ""]) => name);
		const brings = own.some((name) => !seen.has(name));
		for (const name of own) seen.add(name);
		return brings || width === 1440;
	};

	inTurn(
		it,
		visits,
		"of %s changes nothing and breaks no policy at %i px",
		async ([path, width], { expect, look }) => {
			const { page, errors } = await look(path, { viewport: { width, height: 900 } }, watch);
			const expected = await bringToLife(page);
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
			const changes = await page.evaluate(
				() => (globalThis as unknown as { changes: string[] }).changes,
			);
			const breaches = await breachesOf(page);
			expect(expected).toContain(width < 768 ? "Menu" : "OpenNow");
			expect(changes).toEqual([]);
			expect(breaches).toEqual([]);
			expect(errors.filter((error) => !error.startsWith("404: "))).toEqual([]);
		},
		bringsIsland,
	);

	it("fetches each island when its moment has come, and what they share once", async ({ open }) => {
		const scripts: string[] = [];
		const { page } = await open("/", desktop, async (prepared) => {
			onOwnScript(prepared, (url) => scripts.push(/\/assets\/([A-Za-z]+)/.exec(url)?.[1] ?? url));
		});
		await untilAlive(page, "OpenNow");
		expect([...scripts].sort()).toEqual(["OpenNow", "islands"]);
		await page.locator('[data-island="ZipLookup"]').hover();
		await hydrated(page, "ZipLookup");
		expect([...scripts.slice(2)].sort()).toEqual(["ZipLookup", "chunk", "chunk"]);
		await page.setViewportSize({ width: 700, height: 900 });
		await hydrated(page, "Menu");
		expect(scripts.slice(5)).toEqual(["Menu"]);
	});

	it("leaves Preact alone while a pointer only rests on the page", async ({ open }) => {
		const scripts: string[] = [];
		const { page } = await open("/faq", desktop, async (prepared) => {
			onOwnScript(prepared, (url) => scripts.push(url));
		});
		await untilAlive(page, "OpenNow");
		// On most machines, Chromium sends a pointermove without movement when a page appears below the
		// pointer. Such an event must not load Preact, which would be requested within a frame.
		await page.evaluate(async () => {
			dispatchEvent(new PointerEvent("pointermove"));
			for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
		});
		expect(await page.getAttribute('[data-island="Faq"]', "data-island-status")).toBeNull();
		expect(scripts).toHaveLength(2);
		await page.mouse.move(300, 300);
		await untilAlive(page, "Faq");
	});

	it("runs nothing before the first paint", async ({ visit }) => {
		const page = await visit("/faq", { islands: ["Faq", "Menu", "OpenNow"] });
		const { paint, chunks } = await page.evaluate(() => ({
			paint: performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN,
			chunks: performance
				.getEntriesByType("resource")
				.filter(
					({ name }) =>
						name.startsWith(location.origin) && name.endsWith(".js") && !name.includes("/islands-"),
				)
				.map(({ startTime }) => startTime),
		}));
		expect(chunks.length).toBeGreaterThan(2);
		// Chromium rounds the time of a paint up, by at most 4 ms.
		expect(Math.min(...chunks)).toBeGreaterThan(paint - 4);
	});

	it("an island that throws says so by name, and its HTML works as before", async ({ look }) => {
		const { page, errors } = await look("/faq", {}, (prepared) =>
			prepared.route(/\/Faq-.*\.js$/, async (route) => {
				const script = await (await route.fetch()).text();
				const body = script.replace(/function \w+\(\{.*?\}\)\{/, "$&throw new Error('broken');");
				await route.fulfill({ contentType: "text/javascript", body });
			}),
		);
		await hydrated(page, "Faq", "failed");
		expect(errors.join("\n")).toContain('Island "Faq" failed:');
		await hydrated(page, "Menu");
		const question = page.locator(".fold__summary").first();
		await question.click();
		expect(await page.locator(".fold__answer").first().isVisible()).toBe(true);
	});

	it("an island whose files were lost says so too, and comes alive at the next press", async ({
		look,
	}) => {
		// A shared chunk has one URL, and Chromium remembers that it failed.
		const files = /\/(?:chunk|allIslands)-.*\.js/;
		const { page, errors } = await look("/faq", {}, (prepared) => refuse(prepared, files));
		await hydrated(page, "Faq", "failed");
		expect(errors.join("\n")).toContain('Island "Faq" failed:');
		expect(await page.locator(".faq-search").isVisible()).toBe(false);
		// When the second try fails too, nothing flashes.
		const flashes = await page.locator(".faq-search").evaluate(async (search) => {
			let seen = 0;
			dispatchEvent(new Event("pointerdown"));
			for (let frame = 0; frame < 20; frame++) {
				await new Promise(requestAnimationFrame);
				if (search.checkVisibility()) seen++;
			}
			return seen;
		});
		expect(flashes).toBe(0);
		await page.unroute(files);
		await page.mouse.click(200, 200);
		await untilAlive(page, "Faq");
		await page.fill("#faq-search", nonsense);
		await page.locator(".faq-search__call").waitFor();
	});

	it("an island whose files were lost comes alive once the line is back", async ({ open }) => {
		const { page } = await open("/faq");
		await page.context().setOffline(true);
		await hydrated(page, "Faq", "failed");
		expect(await page.locator(".faq-search").isVisible()).toBe(false);
		await page.context().setOffline(false);
		await untilAlive(page, "Faq");
		await page.fill("#faq-search", nonsense);
		await page.locator(".faq-search__call").waitFor();
	});
});

it("a page left by a link comes back from the back/forward cache alive", async ({ look }) => {
	const { page } = await look("/faq");
	await hydrated(page, "Faq");
	const blockers = await page.evaluate(() => {
		const names: string[] = [];
		for (const name of ["unload", "beforeunload"])
			if ((window as unknown as Record<string, unknown>)[`on${name}`]) names.push(name);
		return names;
	});
	expect(blockers).toEqual([]);
	await page.fill("#faq-search", "a");
	await page.goto(at("/about"));
	await page.goBack();
	await hydrated(page, "Faq");
	await page.fill("#faq-search", nonsense);
	await page.waitForFunction(() =>
		document.querySelector(".faq-search [role=status]")?.textContent?.startsWith("0"),
	);
});
