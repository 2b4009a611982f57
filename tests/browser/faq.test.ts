import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { plainText } from "../../site/markdown.ts";
import { fill, plural } from "../../site/words.ts";
import { site } from "../data.ts";
import { at, eventually, findFaults } from "./openPage.ts";
import {
	desktop,
	distanceBelow,
	focused,
	goToFragment,
	growing,
	listenTo,
	nonsense,
	saidOfNone,
	toldOf,
	typeAtOnce,
} from "./steps.ts";
import { it } from "./visits.ts";

describe.concurrent("the FAQ", () => {
	const islands = ["Faq"];
	const count = (page: Page) => page.locator(".faq-search [role=status]").textContent();
	const shown = (page: Page) => page.locator(".fold__summary:visible").allTextContents();
	const openAnswers = (page: Page) => page.locator(".fold[open]").count();

	const sectionsOfData = site.pages.faq.sections;
	const questions = sectionsOfData.flatMap((section) => section.questions);
	const total = questions.length;
	const counted = plural(site.words.faq.counted, total, site.speech, {});
	/** The first question's rarest word, which most other questions lack. */
	const texts = questions.map(({ question, answer }) =>
		plainText(`${question} ${answer}`).toLowerCase(),
	);
	const rarity = (candidate: string) => texts.filter((text) => text.includes(candidate)).length;
	const [word = ""] = (questions[0]?.question.toLowerCase().match(/[a-z]{4,}/g) ?? []).sort(
		(one, other) => rarity(one) - rarity(other),
	);

	it("opens one answer of a section at a time, which closes again", async ({ visit }) => {
		const page = await visit("/faq", { islands });
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
		expect(await openAnswers(page)).toBe(sectionsOfData.length);
		expect(await findFaults(page, ".faq-section")).toEqual([]);
		await sections.first().locator(".fold__summary").last().click();
		expect(await openAnswers(page)).toBe(sectionsOfData.length - 1);
	});

	it("keeps a tapped question in sight on phones, while the answer above it closes", async ({
		look,
	}) => {
		const { page } = await look("/faq", { viewport: { width: 390, height: 664 } });
		const [first, second] = await page.locator(".faq-section .fold__summary").all();
		if (!first || !second) throw new Error("A section has two questions.");
		await first.click();
		await page.waitForTimeout(350);
		await second.evaluate((line) =>
			scrollBy({ top: line.getBoundingClientRect().top - 300, behavior: "instant" }),
		);
		await second.click();
		await page.waitForTimeout(1000);
		expect(
			await second.evaluate((line) => line.getBoundingClientRect().top),
		).toBeGreaterThanOrEqual(
			await page.locator(".site-header").evaluate((one) => one.clientHeight),
		);
	});

	/** Returns the questions that each search leaves. All searches run inside the page. */
	const foundBy = (page: Page, searches: readonly string[]) =>
		page.locator("#faq-search").evaluate(async (field: HTMLInputElement, words) => {
			const found: (string | null)[][] = [];
			for (const word of words) {
				field.value = word;
				field.dispatchEvent(new Event("input", { bubbles: true }));
				await new Promise(requestAnimationFrame);
				const folds = [...document.querySelectorAll(".fold__summary")];
				found.push(
					folds.filter((fold) => fold.checkVisibility()).map(({ textContent }) => textContent),
				);
			}
			return found;
		}, searches);

	it("searches as you type and says how many are left", async ({ visit }) => {
		const page = await visit("/faq", { islands });
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
		expect(await page.locator(".faq-section:visible").count()).toBeLessThanOrEqual(found.length);
		expect(await findFaults(page, ".faq-search")).toEqual([]);
		await page.fill("#faq-search", nonsense);
		// A link to a section that the search has hidden must still lead there.
		const last = site.pages.faq.sections.at(-1);
		await goToFragment(page, last?.id ?? "");
		await page.locator(`#${last?.id}`).waitFor({ state: "visible" });
		await page.fill("#faq-search", nonsense);
		const call = page.locator('.faq-search__call[href^="tel:"]');
		await call.waitFor({ state: "visible" });
		// Searches for the data's search words must find their questions.
		const searches = questions.flatMap(({ question, words = [] }) =>
			words.map((word) => ({ word, question })),
		);
		const foundQuestions = await foundBy(
			page,
			searches.map(({ word }) => word),
		);
		for (const [index, { word, question }] of searches.entries())
			expect(foundQuestions[index], word).toContain(question);
		await page.fill("#faq-search", site.pages.faq.sections[0]?.questions[0]?.question ?? "");
		expect(await call.isVisible()).toBe(false);
		await page.fill("#faq-search", nonsense);
		await eventually(async () => expect(await count(page)).toBe(saidOfNone(counted)));
		expect(await shown(page)).toEqual([]);
		await page.fill("#faq-search", "");
		expect(await shown(page)).toHaveLength(total);
		await eventually(async () => expect(await count(page)).toBe(counted));
	});

	it("on a phone, shows what it finds, and that it finds nothing, above the keyboard", async ({
		visit,
	}) => {
		const page = await visit("/faq", { islands, viewport: { width: 390, height: 664 } });
		for (const [typed, answer] of [
			[word, ".fold:visible"],
			[nonsense, ".faq-search__call"],
		] as const) {
			await page.fill("#faq-search", typed);
			// Wait for the longer status text, which moves the answers down.
			await page.waitForTimeout(500);
			expect(await distanceBelow(page, "#faq-search", answer)).toBeLessThan(330);
		}
	});

	it("takes up what was typed before it was there", async ({ open }) => {
		const { page } = await open("/faq", {}, (prepared) =>
			prepared.route(/\/Faq-.*\.js$/, async (route) => {
				await prepared.fill("#faq-search", nonsense);
				await route.continue();
			}),
		);
		await page.mouse.move(100, 100);
		await page.waitForFunction(() =>
			document.querySelector(".faq-search [role=status]")?.textContent?.startsWith("0"),
		);
		expect(await page.inputValue("#faq-search")).toBe(nonsense);
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

	it("/faq#question opens that answer and scrolls to it, with motion or without", async ({
		visit,
	}) => {
		const id = await target(await visit("/faq"));
		for (const reducedMotion of ["reduce", "no-preference"] as const)
			await reached(await visit(`/faq#${id}`, { islands, reducedMotion }), id);
	});

	it("a link to an answer opens it, also when the search had left it out, and a fragment that is none does no harm", async ({
		visit,
	}) => {
		const page = await visit("/faq#%E0%A4%A", { islands });
		const id = await target(page);
		await page.fill("#faq-search", nonsense);
		await goToFragment(page, id);
		await reached(page, id);
		expect(await page.inputValue("#faq-search")).toBe("");
		expect(await count(page)).toBe(counted);
	});

	it("works by keyboard alone", async ({ visit }) => {
		const page = await visit("/faq", { islands });
		await page.locator("#faq-search").focus();
		await page.keyboard.type(word);
		await page.keyboard.press("Tab");
		const [question] = await shown(page);
		expect(await focused(page)).toBe(question);
		await page.keyboard.press("Enter");
		expect(await openAnswers(page)).toBe(1);
		await page.keyboard.press("Space");
		expect(await openAnswers(page)).toBe(0);
	});

	it("has every answer in reach, and no search box, without JavaScript", async ({ look }) => {
		const { page } = await look("/faq", { javaScriptEnabled: false });
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
	});

	it("questions of other pages open one at a time without an island, and stand open under headings on wide screens, where nothing says that they are closed", async ({
		look,
	}) => {
		const { page } = await look("/contact");
		// Questions share a <details> name, because only one is open at a time. Other folds lack it.
		const group = `details[name="${await page.locator("details[name]").last().getAttribute("name")}"]`;
		const questions = page.locator(`${group} > .fold__summary`);
		if ((await questions.count()) > 1) await questions.first().click();
		await questions.last().click();
		expect(await page.locator(`${group} .fold__answer:visible`).count()).toBe(1);
		expect(await page.locator('[data-island="Faq"]').count()).toBe(0);
		await page.setViewportSize(desktop.viewport);
		const asked = site.pages.contact.faq.questions.map(({ question }) => question);
		const list = page.locator(".fold-columns");
		expect(await list.locator(".fold__answer:visible").count()).toBe(asked.length);
		const session = await page.context().newCDPSession(page);
		const { nodes } = await session.send("Accessibility.getFullAXTree");
		const named = nodes.filter(
			({ ignored, name }) => !ignored && asked.includes(String(name?.value)),
		);
		const headings = named.filter(({ role }) => role?.value === "heading");
		expect(headings.map(({ name }) => name?.value)).toEqual(asked);
		const states = named.flatMap(({ properties = [] }) => properties.map(({ name }) => name));
		expect(states).not.toContain("expanded");
	});
});
