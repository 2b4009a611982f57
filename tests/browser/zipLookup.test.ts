import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import type { ZipTable } from "../../islands/findTowns.ts";
import { emergencyWait } from "../../site/emergencyWait.ts";
import { formatMinutes, formatPhone } from "../../site/formats.ts";
import { fill } from "../../site/words.ts";
import { business, routes, routesOf, site, siteOf } from "../data.ts";
import { at, eventually, findFaults, hydrated } from "./openPage.ts";
import { growing, listenTo, refuse, toldOf, typeAtOnce } from "./steps.ts";
import { it } from "./visits.ts";

/** Phones hide the answer's own button, because the call bar is always there. */
const wide = { viewport: { width: 1024, height: 800 } };

describe.concurrent("the ZIP look-up", () => {
	const answer = (page: Page) => page.locator(".zip-lookup__answer");
	const { invalid, outside } = site.words.zipLookup.answer;
	const phone = formatPhone(business.phone, site.speech);
	const zips = [...site.towns.values()].flatMap((town) => town.zips);
	const [zip = ""] = zips;
	const shared = zips.find((one, index) => zips.indexOf(one) < index);
	const [foreign = "", another = ""] = ["9", "1", "8"]
		.map((digit) => zip.replace(/\d/g, digit))
		.filter((one) => !zips.includes(one));
	const asked = new URLSearchParams({ zip });
	const leadsOn = (page: Page) => answer(page).locator("a").first().waitFor();
	const refuses = (page: Page, code: string) =>
		answer(page)
			.getByText(fill(outside, { place: code }))
			.waitFor();
	const ask = async (page: Page, zip: string) => {
		await page.locator("#zip").click();
		await hydrated(page, "ZipLookup");
		await page.locator("#zip").fill("");
		await page.locator("#zip").pressSequentially(zip);
	};

	it("finds a town as soon as its five digits are there", async ({ visit }) => {
		const page = await visit("/");
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
		// The sign also shows the emergency's waiting time and the header's texts.
		const now = await page.locator(".open-now > *").allTextContents();
		expect(await answer(page).locator(".response-sign__also > li").allTextContents()).toEqual(
			[emergencyWait(nearest, site), ...now].filter(Boolean),
		);
		// The links must lead to pages, and must name the town.
		const ways = answer(page).locator(".zip-lookup__ways a");
		expect((await ways.allTextContents()).join()).toContain(nearest.name);
		for (const way of await ways.all()) {
			const [path = "", fragment = ""] = ((await way.getAttribute("href")) ?? "").split("#");
			const html = await page.evaluate(async (url) => {
				const response = await fetch(url);
				return response.ok ? response.text() : "";
			}, path);
			if (fragment.startsWith("permit-")) expect(html).toMatch(new RegExp(`id="?${fragment}\\b`));
			else expect(html).toContain("<main");
		}
		expect(await answer(page).locator('.button--call[href^="tel:"]').textContent()).toContain(
			phone,
		);
		expect(await answer(page).getAttribute("role")).toBe("status");
		expect(await findFaults(page, ".zip-lookup__answer")).toEqual([]);
		await link.click();
		await page.waitForURL(/\/areas\/(?:[a-z-]+\/)?[a-z-]+$/);
	});

	it.for(routes.filter(({ kind }) => kind === "home"))(
		"finds a misspelled town, and keeps it beside the phone and in the message ($path)",
		async (route, { visit }) => {
			const page = await visit(route.path);
			const { towns, words } = siteOf(route);
			const [town] = [...towns.values()].sort((one, two) => two.name.length - one.name.length);
			if (!town) throw new Error("The site has no town.");
			const { name, responseMinutes } = town;
			const call = page.locator(".call-bar__call");
			const before = await call.evaluate((link) => JSON.stringify(link.getBoundingClientRect()));
			await ask(
				page,
				` ${name.toLowerCase().replace(/[^\p{L} ]/gu, "")}`.replace(/(?<=\S{3})\S/, ""),
			);
			await page.keyboard.press("Enter");
			await leadsOn(page);
			expect(await answer(page).locator(".response-sign__place").textContent()).toContain(name);
			const kept = responseMinutes
				? fill(words.zipLookup.answer.place, {
						town: name,
						minutes: formatMinutes(responseMinutes),
					})
				: name;
			expect(await call.getAttribute("data-place")).toBe(kept);
			expect(await call.evaluate((link) => JSON.stringify(link.getBoundingClientRect()))).toBe(
				before,
			);
			expect(await findFaults(page, ".zip-lookup")).toEqual([]);
			// The form is the same in each language.
			if (route.language !== site.speech.language) return;
			const [contact] = routesOf("contact");
			const message = page.locator("[name=message]");
			for (const [fragment, begun] of [
				["#message=Hello", `${kept}\nHello\n`],
				[`#message=${name}. Hello`, `${name}. Hello\n`],
			]) {
				// On the page itself, another fragment would load nothing.
				await page.goto("about:blank");
				await page.goto(at(`${contact?.path}${fragment}`));
				await hydrated(page, "ContactForm");
				await eventually(async () => expect(await message.inputValue()).toBe(begun));
				await eventually(async () => expect(await call.getAttribute("data-place")).toBe(kept));
			}
		},
	);

	it("answers in sight on a phone, not under the call bar, and on one that lies with one way to call", async ({
		visit,
	}) => {
		const page = await visit("/", {
			viewport: { width: 390, height: 664 },
			reducedMotion: "no-preference",
		});
		// Answer the question about services first, if the company asks it.
		const decline = page.locator(".consent__box [value=no]");
		if ((await decline.count()) > 0) await decline.click();
		const field = await page.locator("#zip").evaluate((input) => {
			scrollTo({
				top: input.getBoundingClientRect().bottom + 90 - innerHeight,
				behavior: "instant",
			});
			const { x, y } = input.getBoundingClientRect();
			return { x: x + 20, y: y + 20 };
		});
		// Click with the mouse, because a locator would scroll the field to the middle.
		await page.mouse.click(field.x, field.y);
		await hydrated(page, "ZipLookup");
		await page.keyboard.type(zip);
		// The call bar must not cover the last link of the answer.
		const last = answer(page).locator(".zip-lookup__ways a").last();
		await last.waitFor();
		const isOnTop = (link: Element) => {
			const { x, width, bottom } = link.getBoundingClientRect();
			return link.contains(document.elementFromPoint(x + width / 2, bottom - 3));
		};
		await eventually(async () => expect(await last.evaluate(isOnTop)).toBe(true));

		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width: 568, height: 320 });
		await page.locator("#zip").fill("");
		await page.evaluate(() => {
			(document.activeElement as HTMLElement).blur();
			scrollTo(0, 0);
		});
		await ask(page, zip);
		await answer(page).locator(".response-sign__line").first().waitFor();
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
						[...document.querySelectorAll(".zip-lookup__answer .response-sign__minutes")].filter(
							isOnTop,
						).length > 0,
					calls: calls.filter((call) => call.checkVisibility()).map(isOnTop),
				};
			});
		await eventually(async () =>
			expect(await inSight()).toEqual({ field: 1, minutes: true, calls: [true] }),
		);
	});

	it("finds all towns of a shared ZIP code as soon as its digits are there, on /areas, too", async ({
		visit,
	}) => {
		const page = await visit("/areas");
		const code = shared ?? zip;
		const towns = [...site.towns.values()].filter(({ zips }) => zips.includes(code));
		await ask(page, code);
		await answer(page).locator("a").first().waitFor();
		expect((await answer(page).locator(".response-sign__place").allTextContents()).sort()).toEqual(
			towns.map(({ name }) => name).sort(),
		);
	});

	it("says when we do not come, with the phone", async ({ visit }) => {
		const page = await visit("/", wide);
		await ask(page, foreign);
		await answer(page).locator('a[href^="tel:"]').waitFor();
		const said = await answer(page).textContent();
		expect(said).toContain(fill(outside, { place: foreign }));
		expect(said).toContain(phone);
		// A translating browser replaces the page's text nodes.
		await answer(page)
			.locator("p")
			.evaluate((sentence) => {
				const own = document.createElement("font");
				own.textContent = sentence.textContent;
				sentence.replaceChildren(own);
			});
		await ask(page, another);
		await refuses(page, another);
		// A code near a town, in a country whose places are known, gets the nearest town as well.
		const { near, towns } = await page.evaluate(async (): Promise<ZipTable> => {
			const files = performance.getEntriesByType("resource").map(({ name }) => name);
			return (await fetch(files.find((name) => /\/zips-.*\.json$/.test(name)) ?? "")).json();
		});
		const nearest = near.findIndex((keys) => /\d/.test(keys));
		expect(nearest >= 0).toBe(business.address.country === "US");
		const [code] = /\S*\d\S*/.exec(near[nearest] ?? "") ?? [];
		if (!code) return;
		await ask(page, code);
		await answer(page).locator(".response-sign__place").waitFor();
		expect(await answer(page).locator("p").textContent()).toContain(code);
		expect(await answer(page).locator(".response-sign__place").textContent()).toBe(
			towns[nearest]?.[0],
		);
		expect(await answer(page).textContent()).toContain(phone);
		expect(await answer(page).locator(".zip-lookup__ways a").count()).toBe(0);
		expect(await page.locator("[data-place]").count()).toBe(0);
	});

	it("answers what was typed last, also when its table comes late", async ({ look }) => {
		const late: (() => void)[] = [];
		const { page } = await look("/", {}, (prepared) =>
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
	});

	it("takes the ZIP code that a link brings", async ({ visit }) => {
		const page = await visit(`/?${asked}`);
		await page.locator("#zip").hover();
		await leadsOn(page);
		expect(await page.locator("#zip").inputValue()).toBe(zip);
	});

	it("answers what was typed before any script had come", async ({ look }) => {
		const { page } = await look("/", {}, (prepared) =>
			prepared.route(/\/islands-.*\.js$/, async (route) => {
				await prepared.locator("#zip").pressSequentially(zip);
				await route.continue();
			}),
		);
		await leadsOn(page);
	});

	it("leaves half a ZIP code alone that was typed before the script came", async ({ look }) => {
		const { page } = await look("/", {}, (prepared) =>
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
		await leadsOn(page);
	});

	it("answers on the next page where its own script had not come", async ({ look }) => {
		const script = /\/(?:ZipLookup|allIslands)-.*\.js/;
		const { page } = await look("/", {}, (prepared) => refuse(prepared, script));
		await page.locator("#zip").fill(zip);
		await page.waitForSelector('[data-island="ZipLookup"][data-island-status="failed"]');
		await page.unroute(script);
		await page.locator("#zip").press("Enter");
		await page.waitForURL(`**/areas?${asked}#zip-table`);
		await leadsOn(page);
		expect(await page.locator("#zip").inputValue()).toBe(zip);
	});

	it("answers once, after the last of two codes that are typed in one go, says what is wrong with anything else, and finds the code in what is pasted", async ({
		visit,
	}) => {
		const page = await visit("/");
		await page.locator("#zip").click();
		await hydrated(page, "ZipLookup");
		await listenTo(page, ".zip-lookup__answer");
		await typeAtOnce(page, "#zip", [...growing(foreign), "", ...growing(another)]);
		await refuses(page, another);
		await page.waitForTimeout(500);
		expect((await toldOf(page)).filter((text) => text.includes(foreign))).toEqual([]);

		await ask(page, "123");
		await page.keyboard.press("Enter");
		await page.waitForFunction(
			(said) => document.querySelector(".zip-lookup__answer")?.textContent === said,
			invalid,
		);
		await ask(page, "nowhere at all");
		await page.keyboard.press("Enter");
		await refuses(page, "nowhere at all");
		await ask(page, zip);
		await leadsOn(page);

		await ask(page, foreign);
		await refuses(page, foreign);
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
			await refuses(page, foreign);
		}
	});

	it.for([
		["can't be fetched", (route: Route) => route.abort()],
		["doesn't come in time", () => {}],
	] as const)("leads to the table when it %s", async ([_, answer], { look }) => {
		const { page } = await look("/", {}, async (prepared) => {
			await prepared.route(/\/zips-.*\.json$/, answer);
			await prepared.addInitScript(() => {
				const timeout = AbortSignal.timeout.bind(AbortSignal);
				AbortSignal.timeout = (time) => timeout(time / 20);
			});
		});
		await ask(page, zip);
		await page.waitForURL(`**/areas?${asked}#zip-table`);
	});

	it("offers the phone while there is no line, and answers once it is back", async ({ open }) => {
		const { page } = await open("/", wide);
		await page.locator("#zip").click();
		await hydrated(page, "ZipLookup");
		await page.context().setOffline(true);
		await ask(page, zip);
		await answer(page).locator('a[href^="tel:"]').waitFor();
		expect(await answer(page).textContent()).toBe(await answer(page).locator("a").textContent());
		await page.context().setOffline(false);
		await page.locator("#zip").press("Enter");
		await answer(page).locator(".response-sign").waitFor();
	});

	it("leads from the menu and from the prices to /areas, which answers", async ({ visit }) => {
		const page = await visit("/faq");
		const [town] = site.towns.values();
		await page.locator(".menu__button").click();
		await page.locator(".menu input").fill(town?.name ?? "");
		await page.keyboard.press("Enter");
		await page.waitForURL("**/areas?zip=**");
		await leadsOn(page);
		await eventually(async () => expect(await page.evaluate(() => scrollY)).toBeLessThan(200));
		for (const { path } of routesOf("prices")) {
			await page.goto(at(path));
			await page.locator("#zip").fill(zip);
			await page.locator("#zip").press("Enter");
			await page.waitForURL(`**/areas?${asked}#zip-table`);
			await leadsOn(page);
		}
	});

	it("leads to the ZIP code's row in the table without JavaScript", async ({ look }) => {
		const { page } = await look("/faq", { javaScriptEnabled: false });
		await page.locator(".menu__button").click();
		await page.locator(".menu input").fill(zip);
		await page.keyboard.press("Enter");
		await page.waitForURL(`**/areas?${asked}#zip-table`);
		await page.goto(at("/"));
		await page.fill("#zip", zip);
		await page.locator(".zip-lookup button").click();
		await page.waitForURL(`**/areas?${asked}#zip-table`);
		expect(
			await page.locator(".zip-table__row", { hasText: zip }).locator("a").count(),
		).toBeGreaterThan(0);
	});
});
