import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import {
	button,
	draft,
	field,
	fill,
	fillAndSend,
	firstSubject,
	hasDraft,
	isSending,
	it,
	lastSubject,
	leaveDraft,
	site,
	typed,
	values,
	wakeForm,
} from "./contactForm.ts";
import { eventually, findFaults, hydrated } from "./openPage.ts";
import { holdBack } from "./steps.ts";

const kept = (values: object) => JSON.stringify(Object.entries(values));
const subjectIs = (page: Page, name: string) =>
	page.waitForFunction(
		(value) => document.querySelector<HTMLSelectElement>('[name="subject"]')?.value === value,
		name,
	);

describe.concurrent("a draft", () => {
	it("outlives a reload, another page and the back button", async ({ openForm }) => {
		const { page, server, contact } = await openForm();
		await fill(page);
		await page.reload();
		await wakeForm(page);
		await hasDraft(page);
		expect(await values(page)).toEqual(typed);
		await page.goto(`${server.url}/about`);
		await page.goBack();
		await hasDraft(page);
		expect(await values(page)).toEqual(typed);
		await page.goto(`${server.url}/faq`);
		await page.goto(contact);
		await wakeForm(page);
		await hasDraft(page);
		expect(await values(page)).toEqual(typed);
	});

	it("stands in a ready form after a reload in the middle of sending, when button and fields are off", async ({
		openForm,
	}) => {
		const { page } = await openForm({ behaviour: "answers never" });
		await fillAndSend(page);
		await isSending(page);
		expect(await field(page, "message").isDisabled()).toBe(true);
		expect(await findFaults(page, ".contact-form")).toEqual([]);
		await page.reload();
		await wakeForm(page);
		await hasDraft(page);
		expect(await values(page)).toEqual(typed);
		expect(await button(page).isEnabled()).toBe(true);
	});

	it("with a field that is gone, and a choice that the form does not offer, is kept for the others", async ({
		openForm,
	}) => {
		const { page } = await openForm({
			prepare: (prepared) =>
				leaveDraft(prepared, kept({ color: "red", ...typed, subject: "No such subject" })),
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

	it("holds what was typed before the script came, and is not there where nothing was typed", async ({
		openForm,
	}) => {
		const parsedDraft = async () => JSON.parse((await draft(page)) ?? "null");
		const { page } = await openForm();
		expect(await parsedDraft()).toBeNull();
		await page.reload();
		await field(page, "message").fill("Written before");
		await hydrated(page, "ContactForm");
		expect(await parsedDraft()).toEqual([["message", "Written before"]]);
		await field(page, "message").fill("");
		expect(await parsedDraft()).toBeNull();
	});
});

describe.concurrent("a link", () => {
	it("can choose the subject, once", async ({ openForm }) => {
		const { page, contact } = await openForm({
			path: `/contact?subject=${encodeURIComponent(firstSubject)}`,
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
		// The link for a quote leads to the form, on its own page.
		await page.locator(".call-to-action__quote").click();
		await page.waitForFunction(() => {
			const { top = -1 } = document.getElementById("form")?.getBoundingClientRect() ?? {};
			return location.hash === "#form" && top >= 0 && top < innerHeight;
		});
	});

	const [service] = site.services;
	const [town] = site.towns.values();
	it.for([
		["a service", `/services/${service?.slug}`, "subject", service?.name],
		["a town", `/areas/${town?.id}`, "message", `${town?.name}\n`],
	] as const)("of %s, %s, fills in the %s", async ([_, from, name, value], { openForm }) => {
		const { page } = await openForm({ path: from, alive: false });
		await page.locator("main .hero a[href*='/contact']").click();
		await page.waitForURL(/\/contact/);
		await wakeForm(page);
		expect(await field(page, name).inputValue()).toBe(value);
	});

	it("of a symptom fills in subject and message once, if they are empty", async ({ openForm }) => {
		const { page, server, contact } = await openForm({
			path: `/contact#${new URLSearchParams({ subject: firstSubject, message: "It hums & stays." })}`,
		});
		await subjectIs(page, firstSubject);
		expect(await field(page, "message").inputValue()).toBe("It hums & stays.\n");
		expect(page.url()).toBe(contact);
		await field(page, "name").fill(typed.name);
		const comeFrom = async (subject: string, message: string) => {
			await page.goto(`${server.url}/faq`);
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
