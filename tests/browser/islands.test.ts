import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { emergencyWait } from "../../generator/site/emergencyWait.ts";
import { formatHourLines, formatPhone, formatTime } from "../../generator/site/formats.ts";
import { planHolidays } from "../../generator/site/hours.ts";
import { plainText } from "../../generator/site/plainText.ts";
import { fill, plural } from "../../generator/site/words.ts";
import { formatMoney, type WorksheetInput, workOut } from "../../islands/workOut.ts";
import type { Weekday } from "../../schema/calendar.ts";
import { builtSite } from "../builtSite.ts";
import { business, routes, routesOf, site } from "../data.ts";
import { full, inTurn } from "../full.ts";
import { kinds } from "../kinds.ts";
import { watchPolicy } from "./inPage.ts";
import {
	at,
	breachesOf,
	bringToLife,
	eventually,
	findFaults,
	hydrated,
	openPage,
} from "./openPage.ts";

const { pages } = site.words;
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/**
 * Opens a page of the site, waits for some of its islands, and fails at the end on any error that
 * it reported.
 */
async function visit(
	path: string,
	act: (page: Page) => Promise<void>,
	{
		islands = [],
		options = {},
	}: { islands?: readonly string[]; options?: BrowserContextOptions } = {},
): Promise<void> {
	const { page, context, errors } = await openPage(path, options);
	for (const name of islands) await hydrated(page, name);
	await act(page);
	await context.close();
	expect(errors).toEqual([]);
}

/**
 * Tells of each script of the site's own that a page asks for; the data may name others
 * (`outsideScripts`).
 */
const onOwnScript = (page: Page, tell: (url: string) => unknown) =>
	page.on(
		"request",
		(request) =>
			request.resourceType() === "script" &&
			request.url().startsWith(inject("site")) &&
			tell(request.url()),
	);

/** Notes in `globalThis.told` what a status says from now on. */
const listenTo = (page: Page, selector: string) =>
	page.locator(selector).evaluate((status) => {
		const told: string[] = [];
		Object.assign(globalThis, { told });
		new MutationObserver(() => told.push(status.textContent ?? "")).observe(status, {
			subtree: true,
			childList: true,
			characterData: true,
		});
	});
const toldOf = (page: Page) =>
	page.evaluate(() => (globalThis as unknown as { told: readonly string[] }).told);
/**
 * Gives a field one value after another, as somebody does who types without a pause. By real keys a
 * busy machine makes pauses.
 */
const typeAtOnce = (page: Page, selector: string, values: readonly string[]) =>
	page.locator(selector).evaluate((field: HTMLInputElement, typed) => {
		for (const value of typed) {
			field.value = value;
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
	}, values);
/** A text as it grows letter by letter. */
const growing = (text: string) => [...text].map((_, index) => text.slice(0, index + 1));
/** What a search that finds none says, and what to do then. */
const saidOfNone = (all: string) =>
	fill(site.words.search.none, { all, phone: formatPhone(business.phone, site.speech) });

/** The element that has the focus, as its id, name or text. */
const focused = (page: Page) =>
	page.evaluate(
		() =>
			document.activeElement?.id ||
			document.activeElement?.getAttribute("name") ||
			(document.activeElement as HTMLElement | null)?.innerText.trim(),
	);

/** A company may have services outside, which every page loads (services.test.ts). */
const isOfServices = (url: string): boolean => /\/services-/i.test(url);

describe("hydration", () => {
	/**
	 * Notes what changes inside of islands until each says that it is hydrated; what changes later is
	 * behaviour.
	 */
	const recordChanges = () => {
		const changes: string[] = [];
		Object.assign(globalThis, { changes });
		const alive = new Set<Element>();
		const observer = new MutationObserver((records) => {
			for (const { target, type, attributeName, oldValue } of records) {
				const root = (
					target instanceof Element ? target : target.parentElement
				)?.closest<HTMLElement>("[data-island]");
				// One that does without Preact changes its HTML, as is its task.
				if (!root || "plain" in root.dataset || alive.has(root)) continue;
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

	// On a phone there is one more of them than elsewhere; no other asks how wide the page is.
	const visits = kinds.flatMap((path) =>
		(full || path === "/" ? [390, 1440] : [390]).map((width) => [path, width] as const),
	);
	const seen = new Set<string>();
	/**
	 * Whether a page has an island that none before it has; the home page is visited on both screens.
	 */
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
		visits,
		"of %s changes nothing and breaks no policy at %i px",
		async ([path, width], { expect }) => {
			const { page, context, errors } = await openPage(
				path,
				{ viewport: { width, height: 900 } },
				async (prepared) => {
					await prepared.addInitScript(recordChanges);
					await prepared.addInitScript(watchPolicy);
				},
			);
			const expected = await bringToLife(page);
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
			const changes = await page.evaluate(
				() => (globalThis as unknown as { changes: string[] }).changes,
			);
			const breaches = await breachesOf(page);
			await context.close();
			expect(expected).toContain(width < 768 ? "Menu" : "OpenNow");
			expect(changes).toEqual([]);
			expect(breaches).toEqual([]);
			expect(errors.filter((error) => !error.startsWith("404: "))).toEqual([]);
		},
		bringsIsland,
	);

	it("fetches each island when its moment has come, and what they share once", async () => {
		const scripts: string[] = [];
		const { page, context } = await openPage("/", desktop, async (prepared) => {
			onOwnScript(prepared, (url) => {
				if (!isOfServices(url)) scripts.push(/\/assets\/([A-Za-z]+)/.exec(url)?.[1] ?? url);
			});
		});
		await page.waitForSelector('[data-island="OpenNow"][data-island-status="hydrated"]');
		expect([...scripts].sort()).toEqual(["OpenNow", "islands"]);
		await page.locator('[data-island="ZipLookup"]').hover();
		await hydrated(page, "ZipLookup");
		expect([...scripts.slice(2)].sort()).toEqual(["ZipLookup", "chunk", "chunk", "hydrateIsland"]);
		await page.setViewportSize({ width: 700, height: 900 });
		await hydrated(page, "Menu");
		expect(scripts.slice(6)).toEqual(["Menu"]);
		await context.close();
	});

	it("leaves Preact alone while a pointer only rests on the page", async () => {
		const scripts: string[] = [];
		const { page, context } = await openPage("/faq", desktop, async (prepared) => {
			onOwnScript(prepared, (url) => {
				if (!isOfServices(url)) scripts.push(url);
			});
		});
		await page.waitForSelector('[data-island="OpenNow"][data-island-status="hydrated"]');
		// Chromium says by itself, on most machines, that the pointer has moved, by nothing, once a
		// page stands below it. Preact would be asked for within a frame.
		await page.evaluate(async () => {
			dispatchEvent(new PointerEvent("pointermove"));
			for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
		});
		expect(await page.getAttribute('[data-island="Faq"]', "data-island-status")).toBeNull();
		expect(scripts).toHaveLength(2);
		await page.mouse.move(300, 300);
		await page.waitForSelector('[data-island="Faq"][data-island-status="hydrated"]', {
			state: "attached",
		});
		await context.close();
	});

	it("runs nothing before the first paint", async () => {
		await visit(
			"/faq",
			async (page) => {
				const { paint, chunks } = await page.evaluate(() => ({
					paint: performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN,
					chunks: performance
						.getEntriesByType("resource")
						.filter(
							({ name }) =>
								name.startsWith(location.origin) &&
								name.endsWith(".js") &&
								!name.includes("/islands-"),
						)
						.map(({ startTime }) => startTime),
				}));
				expect(chunks.length).toBeGreaterThan(2);
				// Chromium rounds the time of a paint up to 4 ms.
				expect(Math.min(...chunks)).toBeGreaterThan(paint - 4);
			},
			{ islands: ["Faq", "Menu", "OpenNow"] },
		);
	});

	it("an island that throws says so by name, and its HTML works as before", async () => {
		const body = "export function Faq() { throw new Error('broken'); }";
		const { page, context, errors } = await openPage("/faq", {}, (prepared) =>
			prepared.route(/\/Faq-.*\.js$/, (route) =>
				route.fulfill({ contentType: "text/javascript", body }),
			),
		);
		await hydrated(page, "Faq", "failed");
		expect(errors.join("\n")).toContain('Island "Faq" failed:');
		await hydrated(page, "Menu");
		const question = page.locator(".fold__summary").first();
		await question.click();
		expect(await page.locator(".fold__answer").first().isVisible()).toBe(true);
		await context.close();
	});

	it("an island whose file can't be fetched says so too", async () => {
		const { page, context, errors } = await openPage("/faq", {}, (prepared) =>
			prepared.route(/\/Faq-.*\.js/, (route) => route.abort()),
		);
		await hydrated(page, "Faq", "failed");
		expect(errors.join("\n")).toContain('Island "Faq" failed:');
		await context.close();
	});

	it("an island whose files could not be fetched comes alive at the next press, and hides what needs it until then", async () => {
		const files = /\/(?:Faq|hydrateIsland)-.*\.js/;
		const { page, context } = await openPage("/faq", {}, (prepared) =>
			prepared.route(files, (route) => route.abort()),
		);
		await hydrated(page, "Faq", "failed");
		expect(await page.locator(".faq-search").isVisible()).toBe(false);
		// Once more in vain: nothing flashes.
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
		await page.waitForSelector('[data-island="Faq"][data-island-status="hydrated"]');
		await page.fill("#faq-search", "xyzzy");
		await page.locator(".faq-search__call").waitFor();
		await context.close();
	});

	it("an island whose files could not be fetched comes alive once the line is back", async () => {
		const { page, context } = await openPage("/faq");
		await context.setOffline(true);
		await hydrated(page, "Faq", "failed");
		expect(await page.locator(".faq-search").isVisible()).toBe(false);
		await context.setOffline(false);
		await page.waitForSelector('[data-island="Faq"][data-island-status="hydrated"]');
		await page.fill("#faq-search", "xyzzy");
		await page.locator(".faq-search__call").waitFor();
		await context.close();
	});
});

describe.concurrent("the menu", () => {
	const islands = ["Menu"];
	const isOpen = (page: Page) =>
		page.locator("#menu").evaluate((menu) => menu.matches(":popover-open"));
	/**
	 * What the browser tells assistive technology of the button: it reads that from `popovertarget`.
	 */
	const expanded = async (page: Page) => {
		const devtools = await page.context().newCDPSession(page);
		const { root } = await devtools.send("DOM.getDocument");
		const { nodeId } = await devtools.send("DOM.querySelector", {
			nodeId: root.nodeId,
			selector: ".menu__button",
		});
		const { nodes } = await devtools.send("Accessibility.getPartialAXTree", {
			nodeId,
			fetchRelatives: false,
		});
		await devtools.detach();
		return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
	};
	/** Waits until the menu is open, or closed, and checks that the button says so. */
	const becomes = async (page: Page, open: boolean) => {
		await eventually(async () => expect(await isOpen(page)).toBe(open));
		await eventually(async () => expect(await expanded(page)).toBe(open));
	};

	it("says what its button does, and holds emergencies, the ZIP codes, the phone, help, reviews and the hours: without a script too", async () => {
		const { page, context } = await openPage("/faq", { javaScriptEnabled: false });
		const button = page.locator(".menu__button");
		expect(await button.innerText()).toBe(site.words.menu.button);
		await button.click();
		expect(await button.innerText()).toBe(site.words.menu.close);
		const more = page.locator(".menu__more");
		const emergency = site.services.find(({ doNow }) => doNow);
		if (emergency)
			await more.locator(`a[href$="/services/${emergency.slug}"]`).click({ trial: true });
		await more.locator('a[href$="/areas#zip"]').click({ trial: true });
		await more.locator('a[href^="tel:"]').click({ trial: true });
		const help = ["symptoms", "howTos", "commercial", "permits", "prices", "testimonials"];
		for (const { path } of routes.filter(
			({ kind, language }) => language === site.speech.language && help.includes(kind),
		))
			await more.locator(`a[href$="${path}"]`).click({ trial: true });
		for (const line of formatHourLines(business.hours, site.speech))
			expect(await more.innerText()).toContain(line);
		if (business.answersAlways) expect(await more.innerText()).toContain(site.words.openNow.always);
		await context.close();
	});

	it("opens and closes by its button, and says which", () =>
		visit(
			"/",
			async (page) => {
				expect(await expanded(page)).toBe(false);
				await page.click(".menu__button");
				await becomes(page, true);
				expect(await findFaults(page)).toEqual([]);
				await page.click(".menu__button");
				await becomes(page, false);
			},
			{ islands },
		));

	it("closes on Escape and gives the focus back, wherever it was", () =>
		visit(
			"/",
			async (page) => {
				await page.focus(".menu__button");
				await page.keyboard.press("Enter");
				await becomes(page, true);
				await page.keyboard.press("Tab");
				await page.keyboard.press("Tab");
				expect(await focused(page)).toBe(pages.services);
				await page.keyboard.press("Escape");
				await becomes(page, false);
				expect(await focused(page)).toBe(site.words.menu.button);
			},
			{ islands },
		));

	it("closes when the keyboard leaves it, at either end, and covers nothing that is reached", () =>
		visit(
			"/faq",
			async (page) => {
				await page.focus(".menu__button");
				await page.keyboard.press("Space");
				await becomes(page, true);
				for (const _ of await page.locator(".menu__link").all()) await page.keyboard.press("Tab");
				expect(await focused(page)).toBe(await page.locator(".menu__link").last().innerText());
				await page.keyboard.press("Tab");
				await becomes(page, false);
				expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(
					true,
				);

				await page.focus(".menu__button");
				await page.keyboard.press("Space");
				await becomes(page, true);
				await page.keyboard.press("Shift+Tab");
				await becomes(page, false);
				expect(
					await page.evaluate(() => document.activeElement?.closest(".site-header") !== null),
				).toBe(true);
			},
			{ islands },
		));

	it("keeps the page behind where it is", () =>
		visit(
			"/faq",
			async (page) => {
				await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
				// Not page.click(): that scrolls first, to bring what it takes for hidden into view.
				await page.mouse.click(320, 34);
				await becomes(page, true);
				await page.mouse.move(200, 700);
				await page.mouse.wheel(0, 600);
				await page.waitForTimeout(200);
				expect(await page.evaluate(() => scrollY)).toBe(500);
				await page.keyboard.press("Escape");
				await becomes(page, false);
				await page.mouse.wheel(0, 100);
				await page.waitForFunction(() => scrollY > 500);
			},
			{ islands },
		));

	it("closes on a press beside it", () =>
		visit(
			"/",
			async (page) => {
				await page.click(".menu__button");
				await becomes(page, true);
				await page.mouse.click(200, 760);
				await becomes(page, false);
			},
			{ islands },
		));

	it("closes when a link is chosen, also one to the place where we are", () =>
		visit(
			"/faq",
			async (page) => {
				await page.click(".menu__button");
				await becomes(page, true);
				await page.evaluate(() =>
					document.querySelector(".menu__link[aria-current]")?.setAttribute("href", "#payment"),
				);
				await page.click(".menu__link[aria-current]");
				await becomes(page, false);
				await page.click(".menu__button");
				await page.getByRole("link", { name: pages.about }).first().click();
				await page.waitForURL("**/about");
				expect(await isOpen(page)).toBe(false);
			},
			{ islands },
		));

	it("closes when the window grows past 768 px, where the same list stands in the header", () =>
		visit(
			"/",
			async (page) => {
				await page.click(".menu__button");
				await becomes(page, true);
				await page.setViewportSize({ width: 768, height: 800 });
				await eventually(async () => expect(await isOpen(page)).toBe(false));
				expect(await page.locator(".menu__list .menu__link").last().isVisible()).toBe(true);
				expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
					"visible",
				);
			},
			{ islands },
		));

	it("opened before the island came, says so once it is there", async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		const { page, context } = await openPage("/", {}, (prepared) =>
			prepared.route(/\/Menu-.*\.js$/, async (route) => {
				await held;
				await route.continue();
			}),
		);
		await page.click(".menu__button");
		expect(await isOpen(page)).toBe(true);
		release();
		await becomes(page, true);
		await context.close();
	});

	it("without JavaScript: opens, closes, and every link is in reach on a screen of 320 px", async () => {
		const { page, context } = await openPage("/", {
			javaScriptEnabled: false,
			viewport: { width: 320, height: 568 },
		});
		await page.click(".menu__button");
		for (const link of await page.locator(".menu__link").all()) {
			await link.scrollIntoViewIfNeeded();
			expect(await link.isVisible()).toBe(true);
		}
		await page.keyboard.press("Escape");
		expect(await page.locator(".menu__link").first().isVisible()).toBe(false);
		await page.click(".menu__button");
		await page.getByRole("link", { name: pages.contact }).first().click();
		await page.waitForURL("**/contact");
		await context.close();
	});
});

describe.concurrent.each(routesOf("symptoms").map(({ path }) => path))(
	"the symptom finder",
	(path) => {
		const islands = ["SymptomFinder"];
		const counted = site.symptoms?.page.finder.counted ?? "";
		const rows = (page: Page) => page.locator(".symptom-group__row:visible");
		/** What some visitors search for. */
		const word = site.symptoms?.branches[0]?.rows[0]?.words[0] ?? "";
		const status = (page: Page) => page.locator(".symptom-finder [role=status]").textContent();

		it("opens what it finds as you type, says how many, and folds all again", () =>
			visit(
				path,
				async (page) => {
					const all = await page.locator(".symptom-group__row").count();
					const groups = await page.locator(".symptom-group").count();
					expect(await rows(page).count()).toBe(0);
					expect(await status(page)).toBe(`${all} ${counted}`);
					await listenTo(page, ".symptom-finder [role=status]");
					await typeAtOnce(page, "#symptom-search", growing(`my garage door ${word}`));
					const found = await rows(page).count();
					expect(found).toBeGreaterThan(0);
					expect(found).toBeLessThan(all);
					const saidOfFound = fill(site.words.search.found, { found, all: `${all} ${counted}` });
					await eventually(async () => expect(await status(page)).toBe(saidOfFound));
					expect(await toldOf(page)).toEqual([saidOfFound]);
					expect(await page.locator(".symptom-group:visible").count()).toBeLessThan(groups);
					expect(await findFaults(page)).toEqual([]);
					await page.fill("#symptom-search", "xyzzy");
					await eventually(async () =>
						expect(await status(page)).toBe(saidOfNone(`${all} ${counted}`)),
					);
					expect(await page.locator(".symptom-finder__empty").isVisible()).toBe(true);
					await page.getByRole("button", { name: site.symptoms?.page.finder.clear ?? "" }).click();
					expect(await page.inputValue("#symptom-search")).toBe("");
					await eventually(async () => expect(await status(page)).toBe(`${all} ${counted}`));
					expect(await rows(page).count()).toBe(0);
					expect(await page.locator(".symptom-group:visible").count()).toBe(groups);
				},
				{ islands },
			));

		it("narrows by its chips, with the keyboard, to the rows of that branch and urgency", () =>
			visit(
				path,
				async (page) => {
					await page.locator("#branch-").focus();
					await page.keyboard.press("ArrowRight");
					const branch = await page.evaluate(
						() => (document.activeElement as HTMLInputElement).value,
					);
					const ofBranch = await page.locator(`[data-branch~="${branch}"]`).count();
					expect(await rows(page).count()).toBe(ofBranch);
					await page.locator('label[for="urgency-today"]').click();
					expect(await rows(page).count()).toBe(
						await page.locator(`[data-branch~="${branch}"][data-urgency="today"]`).count(),
					);
					await page.locator('label[for="branch-"]').click();
					await page.locator('label[for="urgency-"]').click();
					expect(await rows(page).count()).toBe(0);
					await page.locator('label[for="urgency-today"]').click();
					await page.getByRole("button", { name: site.symptoms?.page.finder.clear ?? "" }).click();
					expect(
						await page
							.locator(".symptom-finder input:checked")
							.evaluateAll((chips) => chips.map(({ id }) => id)),
					).toEqual(["branch-", "urgency-"]);
					expect(await rows(page).count()).toBe(0);
				},
				{ islands },
			));

		it("leads to an answer that is open", () =>
			visit(
				path,
				async (page) => {
					await page.fill("#symptom-search", word);
					const link = rows(page).first().locator("a");
					const id = ((await link.getAttribute("href")) ?? "").split("#")[1];
					await link.click();
					await page.waitForURL(`**/symptoms/*#${id}`);
					await page.waitForFunction(
						(answer) => document.getElementById(answer ?? "")?.closest("details")?.open,
						id,
					);
					expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(true);
				},
				{ islands },
			));

		it("is the folded list without a script", () =>
			visit(
				path,
				async (page) => {
					expect(await page.locator("#symptom-search").isVisible()).toBe(false);
					await page.locator(".symptom-group__name").first().click();
					expect(await rows(page).count()).toBe(
						await page.locator(".symptom-group").first().locator("li").count(),
					);
				},
				{ options: { javaScriptEnabled: false } },
			));
	},
);

describe.concurrent("the FAQ", () => {
	const islands = ["Faq"];
	const count = (page: Page) => page.locator(".faq-search [role=status]").textContent();
	const shown = (page: Page) => page.locator(".fold__summary:visible").allTextContents();
	const open = (page: Page) => page.locator(".fold[open]").count();

	const sectionsOfData = site.pages.faq.sections;
	const questions = sectionsOfData.flatMap((section) => section.questions);
	const total = questions.length;
	const counted = plural(site.words.faq.counted, total, site.speech);
	/** A word of the first question, the rarest, which leaves out most of the others. */
	const texts = questions.map(({ question, answer }) =>
		plainText(`${question} ${answer}`).toLowerCase(),
	);
	const rarity = (candidate: string) => texts.filter((text) => text.includes(candidate)).length;
	const [word = ""] = (questions[0]?.question.toLowerCase().match(/[a-z]{4,}/g) ?? []).sort(
		(one, other) => rarity(one) - rarity(other),
	);

	it("has its sections and questions, each section with at most one open answer, which closes again", () =>
		visit(
			"/faq",
			async (page) => {
				const sections = page.locator(".faq-section");
				expect(await sections.count()).toBe(sectionsOfData.length);
				for (const [index, section] of (await sections.all()).entries()) {
					const own = section.locator(".fold__summary");
					const expected = sectionsOfData[index]?.questions.length ?? 0;
					expect(await own.count()).toBe(expected);
					if (expected > 1) await own.first().click();
					await own.last().click();
					expect(await section.locator(".fold[open]").count()).toBe(1);
					expect(await section.locator(".fold__answer").last().isVisible()).toBe(true);
				}
				expect(await open(page)).toBe(sectionsOfData.length);
				expect(await findFaults(page)).toEqual([]);
				await sections.first().locator(".fold__summary").last().click();
				expect(await open(page)).toBe(sectionsOfData.length - 1);
			},
			{ islands },
		));

	it("searches as you type and says how many are left", () =>
		visit(
			"/faq",
			async (page) => {
				expect(await count(page)).toBe(counted);
				expect(await page.locator(".faq-search [role=status]").getAttribute("role")).toBe("status");
				await listenTo(page, ".faq-search [role=status]");
				await typeAtOnce(page, "#faq-search", growing(word));
				const found = await shown(page);
				expect(found.length).toBeGreaterThan(0);
				expect(found.length).toBeLessThanOrEqual(total);
				const saidOfFound =
					found.length === total
						? counted
						: fill(site.words.search.found, { found: found.length, all: counted });
				await eventually(async () => expect(await count(page)).toBe(saidOfFound));
				expect(await toldOf(page)).toEqual(found.length === total ? [] : [saidOfFound]);
				expect(await page.locator(".faq-section:visible").count()).toBeLessThanOrEqual(
					found.length,
				);
				expect(await findFaults(page)).toEqual([]);
				await page.fill("#faq-search", "xyzzy");
				// A way to a section that the search has left out leads there all the same.
				const last = site.pages.faq.sections.at(-1);
				await page.evaluate((id) => {
					location.hash = id;
				}, last?.id ?? "");
				await page.locator(`#${last?.id}`).waitFor({ state: "visible" });
				await page.fill("#faq-search", "xyzzy");
				const call = page.locator('.faq-search__call[href^="tel:"]');
				await call.waitFor({ state: "visible" });
				// What the data says that visitors search for is found.
				for (const { question, words = [] } of site.pages.faq.sections.flatMap(
					({ questions }) => questions,
				)) {
					for (const word of words) {
						await page.fill("#faq-search", word);
						expect(await page.locator(".fold__summary:visible").allTextContents(), word).toContain(
							question,
						);
					}
				}
				await page.fill("#faq-search", site.pages.faq.sections[0]?.questions[0]?.question ?? "");
				expect(await call.isVisible()).toBe(false);
				await page.fill("#faq-search", "xyzzy");
				await eventually(async () => expect(await count(page)).toBe(saidOfNone(counted)));
				expect(await shown(page)).toEqual([]);
				await page.fill("#faq-search", "");
				expect(await shown(page)).toHaveLength(total);
				await eventually(async () => expect(await count(page)).toBe(counted));
			},
			{ islands },
		));

	it("takes up what was typed before it was there", async () => {
		const { page, context } = await openPage("/faq", {}, (prepared) =>
			prepared.route(/\/Faq-.*\.js$/, async (route) => {
				await prepared.fill("#faq-search", "xyzzy");
				await route.continue();
			}),
		);
		await page.mouse.move(100, 100);
		await page.waitForFunction(() =>
			document.querySelector(".faq-search [role=status]")?.textContent?.startsWith("0"),
		);
		expect(await page.inputValue("#faq-search")).toBe("xyzzy");
		await context.close();
	});

	const target = async (page: Page) =>
		(await page
			.locator(".faq-section")
			.last()
			.locator(".fold__answer")
			.last()
			.getAttribute("id")) ?? "";
	const reached = (page: Page, id: string) =>
		page.waitForFunction((answer) => {
			const element = document.getElementById(answer);
			const details = element?.closest("details");
			if (!details?.open || !element?.checkVisibility()) return false;
			const { top, bottom } = details.getBoundingClientRect();
			return top > 60 && top < 300 && bottom > 0;
		}, id);

	it.each(["reduce", "no-preference"] as const)(
		"/faq#question opens that answer and scrolls to it (motion: %s)",
		async (reducedMotion) => {
			let id = "";
			await visit("/faq", async (page) => {
				id = await target(page);
			});
			for (let attempt = 0; attempt < 3; attempt++)
				await visit(`/faq#${id}`, async (page) => void (await reached(page, id)), {
					islands,
					options: { reducedMotion },
				});
		},
	);

	it("a link to an answer opens it, also when the search had left it out", () =>
		visit(
			"/faq",
			async (page) => {
				const id = await target(page);
				await page.fill("#faq-search", "xyzzy");
				await page.evaluate((fragment) => {
					location.hash = fragment;
				}, id);
				await reached(page, id);
				expect(await page.inputValue("#faq-search")).toBe("");
				expect(await count(page)).toBe(counted);
			},
			{ islands },
		));

	it("a fragment that is none of its answers' does no harm", () =>
		visit("/faq#%E0%A4%A", async (page) => void (await count(page)), { islands }));

	it("prints every answer, opened or not", () =>
		visit(
			"/faq",
			async (page) => {
				await page.emulateMedia({ media: "print" });
				for (const answer of await page.locator(".fold__answer").all())
					expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
			},
			{ islands },
		));

	it("works by keyboard alone", () =>
		visit(
			"/faq",
			async (page) => {
				await page.locator("#faq-search").focus();
				await page.keyboard.type(word);
				await page.keyboard.press("Tab");
				const [question] = await shown(page);
				expect(await focused(page)).toBe(question);
				await page.keyboard.press("Enter");
				expect(await open(page)).toBe(1);
				await page.keyboard.press("Space");
				expect(await open(page)).toBe(0);
			},
			{ islands },
		));

	it("without JavaScript: no search box, all answers in reach, one open in each section, fragments open theirs", async () => {
		const { page, context } = await openPage("/faq", { javaScriptEnabled: false });
		expect(await page.locator("#faq-search").isVisible()).toBe(false);
		const section = page.locator(".faq-section").first();
		for (const index of sectionsOfData[0]?.questions.keys() ?? []) {
			await section.locator(".fold__summary").nth(index).click();
			expect(await section.locator(".fold__answer:visible").count()).toBe(1);
			expect(await section.locator(".fold__answer").nth(index).isVisible()).toBe(true);
		}
		const id = await target(page);
		await page.goto(at(`/faq#${id}`));
		expect(await page.locator(`#${id}`).isVisible()).toBe(true);
		await context.close();
	});

	it.each(
		["/contact", ...routesOf("county").filter(({ county }) => county.faq), ...routesOf("town")]
			.slice(0, 3)
			.map((route) => (typeof route === "string" ? route : route.path)),
	)("%s has questions of the same kind, without an island", (path) =>
		visit(path, async (page) => {
			// Folds of other things stand alone; questions share a name, and one is open at a time.
			const group = `details[name="${await page.locator("details[name]").last().getAttribute("name")}"]`;
			const questions = page.locator(`${group} > .fold__summary`);
			if ((await questions.count()) > 1) await questions.first().click();
			await questions.last().click();
			expect(await page.locator(`${group} .fold__answer:visible`).count()).toBe(1);
			expect(await page.locator('[data-island="Faq"]').count()).toBe(0);
		}),
	);
});

describe.concurrent("the ZIP look-up", () => {
	const answer = (page: Page) => page.locator(".zip-lookup__answer");
	const { invalid, outside } = site.words.zipLookup.answer;
	const phone = formatPhone(business.phone, site.speech);
	const zips = [...site.towns.values()].flatMap((town) => town.zips);
	const [zip = ""] = zips;
	const shared = zips.find((one, index) => zips.indexOf(one) < index);
	// Of the same shape.
	const [foreign = "", another = ""] = ["9", "1", "8"]
		.map((digit) => zip.replace(/\d/g, digit))
		.filter((one) => !zips.includes(one));
	const asked = new URLSearchParams({ zip });
	const ask = async (page: Page, zip: string) => {
		await page.locator("#zip").click();
		await hydrated(page, "ZipLookup");
		await page.locator("#zip").fill("");
		await page.locator("#zip").pressSequentially(zip);
	};

	it.each(["/", "/areas"])("on %s finds a town as soon as its five digits are there", (path) =>
		visit(path, async (page) => {
			await ask(page, zip);
			const link = answer(page).locator("a").first();
			await link.waitFor();
			const towns = [...site.towns.values()].filter((town) => town.zips.includes(zip));
			const places = await answer(page).locator(".response-sign__place").allTextContents();
			expect([...places].sort()).toEqual(towns.map(({ name }) => name).sort());
			const nearest = towns.find(({ name }) => name === places[0]) as (typeof towns)[number];
			expect(await answer(page).locator(".response-sign__minutes").first().textContent()).toMatch(
				/\d+–\d+/,
			);
			// Where someone answers at any hour the sign says so, and the button calls.
			if (business.answersAlways)
				expect(await answer(page).locator(".response-sign__also").textContent()).toBe(
					[emergencyWait(nearest, site), site.words.openNow.always].filter(Boolean).join(" "),
				);
			expect(await answer(page).locator('.button--call[href^="tel:"]').textContent()).toContain(
				phone,
			);
			expect(await answer(page).getAttribute("role")).toBe("status");
			expect(await findFaults(page, ".zip-lookup__answer")).toEqual([]);
			await link.click();
			await page.waitForURL(/\/areas\/(?:[a-z-]+\/)?[a-z-]+$/);
		}),
	);

	it("answers in sight on a phone, not under the call bar", () =>
		visit(
			"/",
			async (page) => {
				const field = await page.locator("#zip").evaluate((input) => {
					scrollTo({
						top: input.getBoundingClientRect().bottom + 90 - innerHeight,
						behavior: "instant",
					});
					const { x, y } = input.getBoundingClientRect();
					return { x: x + 20, y: y + 20 };
				});
				// By the mouse: a locator would scroll the field to the middle.
				await page.mouse.click(field.x, field.y);
				await hydrated(page, "ZipLookup");
				await page.keyboard.type(zip);
				const call = answer(page).locator('a[href^="tel:"]');
				const isOnTop = (link: Element) => {
					const { x, width, bottom } = link.getBoundingClientRect();
					return link.contains(document.elementFromPoint(x + width / 2, bottom - 3));
				};
				await eventually(async () => expect(await call.evaluate(isOnTop)).toBe(true));
			},
			{ options: { viewport: { width: 390, height: 844 }, reducedMotion: "no-preference" } },
		));

	it("answers in sight on a phone that lies, with one way to call", () =>
		visit(
			"/",
			async (page) => {
				await ask(page, zip);
				await answer(page).locator(".response-sign__line").waitFor();
				const inSight = () =>
					page.evaluate(() => {
						const isOnTop = (element: Element) => {
							const { x, y, width, height } = element.getBoundingClientRect();
							return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
						};
						const calls = [
							...document.querySelectorAll(
								'.zip-lookup__answer a[href^="tel:"], .call-bar a[href^="tel:"]',
							),
						];
						return {
							field: [...document.querySelectorAll("#zip")].filter(isOnTop).length,
							minutes:
								[
									...document.querySelectorAll(".zip-lookup__answer .response-sign__minutes"),
								].filter(isOnTop).length > 0,
							calls: calls.filter((call) => call.checkVisibility()).map(isOnTop),
						};
					});
				await eventually(async () =>
					expect(await inSight()).toEqual({ field: 1, minutes: true, calls: [true] }),
				);
			},
			{ options: { viewport: { width: 568, height: 320 } } },
		));

	it.each(shared ? [shared] : [])("lists every town of a shared ZIP code", (both) =>
		visit("/areas", async (page) => {
			const towns = [...site.towns.values()].flatMap((town) =>
				town.zips.includes(both) ? town.name : [],
			);
			await ask(page, both);
			await answer(page).locator("a").nth(1).waitFor();
			expect(
				(await answer(page).locator(".response-sign__place").allTextContents()).sort(),
			).toEqual(towns.sort());
		}),
	);

	it("says when we do not come, with the phone", () =>
		visit("/", async (page) => {
			await ask(page, foreign);
			await answer(page).locator('a[href^="tel:"]').waitFor();
			const said = await answer(page).textContent();
			expect(said).toContain(fill(outside, { zip: foreign }));
			expect(said).toContain(phone);
			// A browser that translates puts texts of its own in the place of the page's.
			await answer(page)
				.locator("p")
				.evaluate((sentence) => {
					const own = document.createElement("font");
					own.textContent = sentence.textContent;
					sentence.replaceChildren(own);
				});
			await ask(page, another);
			await answer(page)
				.getByText(fill(outside, { zip: another }))
				.waitFor();
		}));

	it("answers once, after the last of two codes that are typed in one go", () =>
		visit("/", async (page) => {
			await page.locator("#zip").click();
			await hydrated(page, "ZipLookup");
			await listenTo(page, ".zip-lookup__answer");
			await typeAtOnce(page, "#zip", [...growing(foreign), "", ...growing(another)]);
			await answer(page)
				.getByText(fill(outside, { zip: another }))
				.waitFor();
			await page.waitForTimeout(500);
			expect((await toldOf(page)).filter((text) => text.includes(foreign))).toEqual([]);
		}));

	it("says what is wrong with anything else", () =>
		visit("/", async (page) => {
			await ask(page, "123");
			await page.keyboard.press("Enter");
			await page.waitForFunction(
				(said) => document.querySelector(".zip-lookup__answer")?.textContent === said,
				invalid,
			);
			await ask(page, "abcde");
			await page.keyboard.press("Enter");
			expect(await answer(page).textContent()).toBe(invalid);
			await ask(page, zip);
			await answer(page).locator("a").first().waitFor();
		}));

	it("answers what was typed last, also when its table comes late", async () => {
		const late: (() => void)[] = [];
		const { page, context } = await openPage("/", {}, (prepared) =>
			prepared.route(/\/zips-.*\.json$/, async (route) => {
				if (late.length === 0) await new Promise<void>((resolve) => late.push(resolve));
				await route.continue();
			}),
		);
		await ask(page, zip);
		await eventually(() => expect(late.length).toBe(1));
		await page.locator("#zip").fill("");
		late[0]?.();
		await page.waitForResponse(/\/zips-.*\.json$/);
		await page.waitForTimeout(200);
		expect(await answer(page).textContent()).toBe("");
		await context.close();
	});

	it("takes the ZIP code that a link brings", () =>
		visit(`/?${asked}`, async (page) => {
			await page.locator("#zip").hover();
			await answer(page).locator("a").first().waitFor();
			expect(await page.locator("#zip").inputValue()).toBe(zip);
		}));

	it("answers what was typed before any script had come", async () => {
		const { page, context } = await openPage("/", {}, (prepared) =>
			prepared.route(/\/islands-.*\.js$/, async (route) => {
				await prepared.locator("#zip").pressSequentially(zip);
				await route.continue();
			}),
		);
		await answer(page).locator("a").first().waitFor();
		await context.close();
	});

	it("leaves a ZIP code alone of which a part was typed before the script came", async () => {
		const { page, context } = await openPage("/", {}, (prepared) =>
			prepared.route(/\/ZipLookup-.*\.js/, async (route) => {
				await prepared.locator("#zip").pressSequentially(zip.slice(0, 4));
				await route.continue();
			}),
		);
		await page.locator("#zip").click();
		await hydrated(page, "ZipLookup");
		await page.waitForTimeout(600);
		expect(await answer(page).textContent()).toBe("");
		await page.keyboard.type(zip.slice(4));
		await answer(page).locator("a").first().waitFor();
		await context.close();
	});

	it("answers on the page that it leads to, where its own script had not come", async () => {
		const script = /\/ZipLookup-.*\.js/;
		const { page, context } = await openPage("/", {}, (prepared) =>
			prepared.route(script, (route) => route.abort()),
		);
		await page.locator("#zip").fill(zip);
		await page.waitForSelector('[data-island="ZipLookup"][data-island-status="failed"]');
		await page.unroute(script);
		await page.locator("#zip").press("Enter");
		await page.waitForURL(`**/areas?${asked}#zip-table`);
		await answer(page).locator("a").first().waitFor();
		expect(await page.locator("#zip").inputValue()).toBe(zip);
		await context.close();
	});

	it("finds the code in what is pasted or filled in", async () => {
		const { page, context } = await openPage("/");
		await ask(page, foreign);
		await answer(page)
			.getByText(fill(outside, { zip: foreign }))
			.waitFor();
		const wide = zip.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
		for (const pasted of [
			` ${zip}`,
			wide,
			...(/^\d+$/.test(zip) ? [`AB ${zip}`, `${zip}-1234`] : []),
		]) {
			await page.locator("#zip").fill("");
			await page.locator("#zip").fill(pasted);
			await page.locator("#zip").press("Enter");
			await answer(page).locator(".response-sign__place").first().waitFor();
			await page.locator("#zip").fill(foreign);
			await page.locator("#zip").press("Enter");
			await answer(page)
				.getByText(fill(outside, { zip: foreign }))
				.waitFor();
		}
		await context.close();
	});

	it("leads to the table when it can't be fetched", async () => {
		const { page, context } = await openPage("/", {}, (prepared) =>
			prepared.route(/\/zips-.*\.json$/, (route) => route.abort()),
		);
		await ask(page, zip);
		await page.waitForURL(`**/areas?${asked}#zip-table`);
		await context.close();
	});

	it("offers the phone, and keeps the page, while there is no line, and answers once it is back", async () => {
		const { page, context } = await openPage("/");
		await page.locator("#zip").click();
		await hydrated(page, "ZipLookup");
		await context.setOffline(true);
		await ask(page, zip);
		await answer(page).locator('a[href^="tel:"]').waitFor();
		expect(await answer(page).textContent()).toBe(await answer(page).locator("a").textContent());
		await context.setOffline(false);
		await page.locator("#zip").press("Enter");
		await answer(page).locator(".response-sign").waitFor();
		await context.close();
	});

	it("without JavaScript: leads to the table, where the ZIP code stands with its towns", async () => {
		const { page, context } = await openPage("/", { javaScriptEnabled: false });
		await page.fill("#zip", zip);
		await page.locator(".zip-lookup button").click();
		await page.waitForURL(`**/areas?${asked}#zip-table`);
		expect(
			await page.locator(".zip-table__row", { hasText: zip }).locator("a").count(),
		).toBeGreaterThan(0);
		await context.close();
	});
});

describe.concurrent.each(routesOf("prices"))(
	"the worksheet of $path",
	({ path, prices: { worksheet } }) => {
		const { fields, results } = worksheet;
		const { doorYears } = worksheet;
		const rules = { ...worksheet.rules, doorYears, springCycles: 1 };
		const repair = { age: 1, trips: 4, quote: 300, newDoor: 3000 };
		const names = ["age", "trips", "quote", "newDoor"] as const;
		/**
		 * The numbers nearest to these that its fields take: what is too little or too much is the
		 * company's to say.
		 */
		const taken = (input: WorksheetInput): WorksheetInput => {
			const number = (name: (typeof names)[number]) =>
				Math.min(Math.max(input[name], fields[name].min), fields[name].max);
			return {
				age: number("age"),
				trips: number("trips"),
				quote: number("quote"),
				newDoor: number("newDoor"),
			};
		};
		const answer = async (page: Page, input: WorksheetInput) => {
			for (const name of names) await page.locator(`#worksheet-${name}`).fill(String(input[name]));
			await page.locator(".worksheet [type=submit]").click();
		};

		// Its own expect: the other one asks whose test it is, and does not know once the test beside
		// it has ended.
		it("says of each repair which way it leans, with its sums, and nothing before it is asked", ({
			expect,
		}) =>
			visit(
				path,
				async (page) => {
					const result = page.locator(".worksheet-result");
					expect(await result.isVisible()).toBe(false);
					const old = { ...repair, age: Math.max(doorYears, rules.age[0]) };
					const dear = { ...repair, quote: Math.ceil(rules.share * repair.newDoor) + 300 };
					for (const input of [repair, dear, { ...dear, age: old.age }, old, repair].map(taken)) {
						const { lean, share, newPerYear, repairPerYear } = workOut(input, rules);
						await answer(page, input);
						await eventually(async () =>
							expect(await page.locator("[data-lean]:visible").allTextContents()).toEqual([
								results.lean[lean],
							]),
						);
						expect(await page.locator("[data-figure=share]").innerText()).toBe(
							`${Math.round(100 * share)}%`,
						);
						const money = (amount: number) =>
							formatMoney(Math.round(amount), site.speech.language, site.speech.locale.currency);
						expect(await page.locator("[data-figure=perYearNew]").innerText()).toBe(
							money(newPerYear),
						);
						expect(await page.locator("[data-figure=perYearRepair]").innerText()).toBe(
							repairPerYear === undefined ? results.noYears : money(repairPerYear),
						);
						expect(await page.locator("[data-figure=springs]").innerText()).toMatch(/\d/);
					}
					expect(await findFaults(page, "[data-island=Worksheet]")).toEqual([]);
				},
				{ islands: ["Worksheet"] },
			));

		it("works out nothing from a number that is missing, or is none", () =>
			visit(
				path,
				async (page) => {
					const isTaken = () =>
						page.locator(".worksheet").evaluate((form: HTMLFormElement) => form.checkValidity());
					const input = taken(repair);
					await answer(page, input);
					for (const name of names) {
						for (const number of ["", fields[name].min - 1, fields[name].max + 1]) {
							await page.locator(`#worksheet-${name}`).fill(String(number));
							expect(await isTaken(), `${name}: ${number}`).toBe(false);
						}
						await page.locator(`#worksheet-${name}`).fill(String(input[name]));
						expect(await isTaken(), `${name}: ${input[name]}`).toBe(true);
					}
				},
				{ islands: ["Worksheet"] },
			));
	},
);

describe.concurrent("open now", () => {
	const { always } = site.words.openNow;
	it.runIf(business.answersAlways)(
		"never begins with the office, where someone answers at any hour: in the header and, without a script, in the call bar",
		async () => {
			await visit(
				"/contact",
				async (page) => {
					await hydrated(page, "OpenNow");
					const line = page.locator(".open-now");
					const { office, open, until, closed } = site.words.openNow;
					const states = [open, until, closed]
						.map((state) => state.replace(/\{\w+\}/g, ".+"))
						.join("|");
					expect(await line.innerText()).toMatch(
						new RegExp(`^${always}\\s+${office.replace("{state}", `(${states})`)}`),
					);
				},
				{ options: desktop },
			);
			const { page, context } = await openPage("/contact", { javaScriptEnabled: false });
			expect(await page.locator(".call-bar__call").innerText()).toContain(always);
			await context.close();
		},
	);
	it.runIf(!business.answersAlways)(
		"promises no answer at any hour, where nobody answers then",
		() =>
			visit(
				"/contact",
				async (page) => {
					await hydrated(page, "OpenNow");
					expect(await page.locator("body").textContent()).not.toContain(always);
				},
				{ options: desktop },
			),
	);

	/** Opens /contact at a moment, in a visitor's time zone. */
	const atMoment = async (
		moment: string,
		timezoneId: string,
		act: (page: Page) => Promise<void>,
	) => {
		const { page, context } = await openPage("/contact", { ...desktop, timezoneId }, (prepared) =>
			prepared.clock.install({ time: new Date(moment) }),
		);
		await page.clock.runFor(1000);
		await hydrated(page, "OpenNow");
		await page.clock.runFor(1000);
		await act(page);
		await context.close();
	};
	const text = (page: Page) => page.locator(".open-now").first().textContent();
	const today = (page: Page) =>
		page
			.locator(".hours__row--today")
			.evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.day));

	/**
	 * A day to come of ordinary hours, before another such day, on which we open and close before
	 * eleven.
	 */
	const special = planHolidays(business.holidays, site.buildDate, 1);
	const isSpecial = (day: string | undefined) =>
		special.some(({ date, through }) => day !== undefined && day >= date && day <= through);
	const dates = Array.from({ length: 60 }, (_, index) =>
		new Date(Date.parse(site.buildDate) + (index + 1) * 86_400_000).toISOString().slice(0, 10),
	);
	const dayOf = (date: string) =>
		new Date(`${date}T12:00:00Z`).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
	const spanOf = (date: string) =>
		business.hours.filter(({ days }) => days.some((day) => day === dayOf(date)));
	const date = dates.find((day, index) => {
		const [span, second] = spanOf(day);
		return (
			span &&
			!second &&
			span.closes < "23:00" &&
			span.opens > "01:00" &&
			!isSpecial(day) &&
			!isSpecial(dates[index + 1])
		);
	});
	/** A moment of that day on the company's clock, in minutes after another. */
	const onClock = (time: string, later = 0): string => {
		const wall = Date.parse(`${date}T${time}:00Z`);
		const shown = new Date(wall).toLocaleString("sv-SE", { timeZone: business.timeZone });
		return new Date(
			wall - (Date.parse(`${shown.replace(" ", "T")}Z`) - wall) + later * 60_000,
		).toISOString();
	};
	const [span] = date ? spanOf(date) : [];

	describe.each(date && span ? [{ day: dayOf(date), ...span }] : [])(
		"on a $day",
		({ day, opens, closes }) => {
			it("reads the company's clock wherever the visitor is, and marks its day", async () => {
				const said = new Set<string | null>();
				for (const moment of [onClock(opens, 60), onClock(closes, 10)]) {
					const here = new Set<string | null>();
					for (const zone of ["America/New_York", "Asia/Tokyo", "Pacific/Honolulu"]) {
						await atMoment(moment, zone, async (page) => {
							here.add(await text(page));
							const isOpen = moment === onClock(opens, 60);
							expect(
								await page
									.locator(".open-now--open, .open-now--closed")
									.evaluateAll((lines) =>
										lines.map((line) => line.classList.contains("open-now--open")),
									),
							).toEqual([isOpen]);
							expect(await today(page)).toEqual([site.speech.days[day as Weekday].long]);
						});
					}
					expect([...here]).toHaveLength(1);
					for (const words of here) said.add(words);
				}
				expect([...said]).toHaveLength(2);
			});

			it("changes by itself when we close, and at midnight", () =>
				atMoment(onClock(closes, -1), business.timeZone, async (page) => {
					const open = await text(page);
					await page.clock.runFor(90_000);
					expect(await text(page)).not.toBe(open);
					expect(await today(page)).toEqual([site.speech.days[day as Weekday].long]);
					const minutes = 24 * 60 - Number(closes.slice(0, 2)) * 60 - Number(closes.slice(3));
					await page.clock.runFor((minutes + 1) * 60_000);
					expect(await today(page)).not.toEqual([site.speech.days[day as Weekday].long]);
				}));

			it("looks again when its tab comes back", () =>
				atMoment(onClock(opens, 60), business.timeZone, async (page) => {
					const open = await text(page);
					await page.clock.setSystemTime(new Date(onClock(closes, 60)));
					await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
					await page.clock.runFor(1000);
					expect(await text(page)).not.toBe(open);
				}));
		},
	);

	it("without JavaScript: the plain hours, and no day marked", async () => {
		const { page, context } = await openPage("/contact", { ...desktop, javaScriptEnabled: false });
		expect(await text(page)).toContain(formatTime(business.hours[0]?.opens ?? "", site.words.time));
		expect(await page.locator(".hours__row--today").count()).toBe(0);
		await context.close();
	});
});

it("a page left by a link comes back from the back/forward cache alive", async () => {
	const { page, context } = await openPage("/faq");
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
	await page.fill("#faq-search", "xyzzy");
	await page.waitForFunction(() =>
		document.querySelector(".faq-search [role=status]")?.textContent?.startsWith("0"),
	);
	await context.close();
});
