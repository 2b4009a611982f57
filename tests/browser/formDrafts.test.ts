import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import {
	button,
	contact,
	draft,
	field,
	fill,
	fillAndSend,
	firstSubject,
	hasDraft,
	home,
	isSending,
	it,
	lastSubject,
	leaveDraft,
	site,
	typed,
	values,
	wakeForm,
} from "./contactForm.ts";
import { eventually, hydrated } from "./openPage.ts";
import { holdBack } from "./steps.ts";

const kept = (values: object) => JSON.stringify(Object.entries(values));
const subjectIs = (page: Page, name: string) =>
	page.waitForFunction(
		(value) => document.querySelector<HTMLSelectElement>('[name="subject"]')?.value === value,
		name,
	);

describe.concurrent("a draft", () => {
	it("outlives a reload, another page and the back button", async ({ openForm }) => {
		const { page } = await openForm();
		await fill(page);
		await page.reload();
		await wakeForm(page);
		await hasDraft(page);
		expect(await values(page)).toEqual(typed);
		await page.goto(`${home}/about`);
		await page.goBack();
		await hasDraft(page);
		expect(await values(page)).toEqual(typed);
		await page.goto(`${home}/faq`);
		await page.goto(contact);
		await wakeForm(page);
		await hasDraft(page);
		expect(await values(page)).toEqual(typed);
	});

	it("stands in a ready form after a reload in the middle of sending", async ({ openForm }) => {
		const { page } = await openForm({ behaviour: "answers never" });
		await fillAndSend(page);
		await isSending(page);
		await page.reload();
		await wakeForm(page);
		await hasDraft(page);
		expect(await values(page)).toEqual(typed);
		expect(await button(page).isEnabled()).toBe(true);
	});

	it("with a field that is gone is kept for the others", async ({ openForm }) => {
		const { page } = await openForm({
			prepare: (prepared) => leaveDraft(prepared, kept({ color: "red", ...typed })),
		});
		await eventually(async () => expect(await values(page)).toEqual(typed));
	});

	it("with a choice that the form does not offer leaves none chosen", async ({ openForm }) => {
		const { page } = await openForm({
			prepare: (prepared) => leaveDraft(prepared, kept({ ...typed, subject: "No such subject" })),
		});
		await eventually(async () => expect(await values(page)).toEqual({ ...typed, subject: "" }));
		expect(
			await field(page, "subject").evaluate((choice: HTMLSelectElement) => choice.selectedIndex),
		).toBe(0);
	});

	it("never takes the place of what was typed before the script came", async ({ openForm }) => {
		const script = holdBack(/\/ContactForm-.*\.js$/);
		const { page } = await openForm({
			alive: false,
			prepare: async (prepared) => {
				await leaveDraft(prepared, kept(typed));
				await script.prepare(prepared);
			},
		});
		await field(page, "name").fill("Typed just now");
		await script.release();
		await hydrated(page, "ContactForm");
		await hasDraft(page);
		expect(await values(page)).toEqual({ ...typed, name: "Typed just now" });
	});

	it.for([
		["holds what was typed before the script came", "Written before"],
		["is not there where nothing was typed", ""],
	] as const)("%s", async ([_, message], { openForm }) => {
		const parsedDraft = async (page: Page) => JSON.parse((await draft(page)) ?? "null");
		const { page } = await openForm({ alive: false });
		if (message !== "") await field(page, "message").fill(message);
		await hydrated(page, "ContactForm");
		expect(await parsedDraft(page)).toEqual(message === "" ? null : [["message", message]]);
		await field(page, "message").fill("");
		expect(await parsedDraft(page)).toBeNull();
	});
});

describe.concurrent("a link", () => {
	it("can choose the subject, once", async ({ openForm }) => {
		const { page } = await openForm({
			path: `${contact}?subject=${encodeURIComponent(firstSubject)}`,
		});
		await subjectIs(page, firstSubject);
		expect(page.url()).toBe(contact);
		await field(page, "subject").selectOption(lastSubject);
		await page.reload();
		await page.locator(".contact-form").scrollIntoViewIfNeeded();
		await subjectIs(page, lastSubject);
		await page.goto(`${contact}?subject=Carpentry`);
		await wakeForm(page);
		await page.waitForTimeout(200);
		expect(await field(page, "subject").inputValue()).toBe(lastSubject);
	});

	const [service] = site.services;
	const [town] = site.towns.values();
	it.for([
		["a service", `/services/${service?.slug}`, "subject", service?.name],
		["a town", `/areas/${town?.id}`, "message", `${town?.name}\n`],
	] as const)("of %s, %s, fills in the %s", async ([_, from, name, value], { openForm }) => {
		const { page } = await openForm({ path: `${home}${from}`, alive: false });
		await page.locator("main .hero a[href*='/contact']").click();
		await page.waitForURL(/\/contact/);
		await wakeForm(page);
		expect(await field(page, name).inputValue()).toBe(value);
	});

	it("for a quote leads to the form, on its own page", async ({ openForm }) => {
		const { page } = await openForm();
		await page.locator(".call-to-action__quote").click();
		await page.waitForFunction(() => {
			const { top = -1 } = document.getElementById("form")?.getBoundingClientRect() ?? {};
			return location.hash === "#form" && top >= 0 && top < innerHeight;
		});
	});

	it("of a symptom fills in subject and message once, if they are empty", async ({ openForm }) => {
		const { page } = await openForm({
			path: `${contact}#${new URLSearchParams({ subject: firstSubject, message: "It hums & stays." })}`,
		});
		await subjectIs(page, firstSubject);
		expect(await field(page, "message").inputValue()).toBe("It hums & stays.\n");
		expect(page.url()).toBe(contact);
		await field(page, "name").fill(typed.name);
		const comeFrom = async (subject: string, message: string) => {
			await page.goto(`${home}/faq`);
			await page.goto(`${contact}#${new URLSearchParams({ subject, message })}`);
			await page.locator(".contact-form").scrollIntoViewIfNeeded();
			await subjectIs(page, subject);
		};
		await comeFrom(lastSubject, "It squeals.");
		expect(await values(page)).toMatchObject({ name: typed.name, message: "It squeals.\n" });
		await field(page, "message").fill("My own words");
		await comeFrom(firstSubject, "It hums & stays.");
		expect(await field(page, "message").inputValue()).toBe("My own words");
	});
});
