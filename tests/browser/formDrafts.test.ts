import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { firstSubject, it, lastSubject, leaveDraft, site, typed } from "./contactForm.ts";
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
		const { form, page, server, contact } = await openForm();
		await form.fill();
		await page.reload();
		await form.wake();
		await form.hasDraft();
		expect(await form.values()).toEqual(typed);
		await page.goto(`${server.url}/about`);
		await page.goBack();
		await form.hasDraft();
		expect(await form.values()).toEqual(typed);
		await page.goto(`${server.url}/faq`);
		await page.goto(contact);
		await form.wake();
		await form.hasDraft();
		expect(await form.values()).toEqual(typed);
	});

	it("stands in a ready form after a reload in the middle of sending, when button and fields are off", async ({
		openForm,
	}) => {
		const { form, page } = await openForm({ behaviour: "answers never" });
		await form.fillAndSend();
		await form.isSending();
		expect(await form.field("message").isDisabled()).toBe(true);
		expect(await findFaults(page, ".contact-form")).toEqual([]);
		await page.reload();
		await form.wake();
		await form.hasDraft();
		expect(await form.values()).toEqual(typed);
		expect(await form.button.isEnabled()).toBe(true);
	});

	it("with a field that is gone, and a choice that the form does not offer, is kept for the others", async ({
		openForm,
	}) => {
		const { form } = await openForm({
			prepare: (prepared) =>
				leaveDraft(prepared, kept({ color: "red", ...typed, subject: "No such subject" })),
		});
		await eventually(async () => expect(await form.values()).toEqual({ ...typed, subject: "" }));
		expect(
			await form.field("subject").evaluate((choice: HTMLSelectElement) => choice.selectedIndex),
		).toBe(0);
	});

	it("never takes the place of what was typed before the script came", async ({ openForm }) => {
		const script = holdBack(/\/ContactForm-.*\.js$/);
		const { form, page } = await openForm({
			alive: false,
			prepare: async (prepared) => {
				await leaveDraft(prepared, kept(typed));
				await script.prepare(prepared);
			},
		});
		await form.field("name").fill("Typed just now");
		await script.release();
		await hydrated(page, "ContactForm");
		await form.hasDraft();
		expect(await form.values()).toEqual({ ...typed, name: "Typed just now" });
	});

	it("holds what was typed before the script came, and is not there where nothing was typed", async ({
		openForm,
	}) => {
		const parsedDraft = async () => JSON.parse((await form.draft()) ?? "null");
		const { form, page } = await openForm();
		expect(await parsedDraft()).toBeNull();
		await page.reload();
		await form.field("message").fill("Written before");
		await hydrated(page, "ContactForm");
		expect(await parsedDraft()).toEqual([["message", "Written before"]]);
		await form.field("message").fill("");
		expect(await parsedDraft()).toBeNull();
	});
});

describe.concurrent("a link", () => {
	it("can choose the subject, once", async ({ openForm }) => {
		const { form, page, contact } = await openForm({
			path: `/contact?subject=${encodeURIComponent(firstSubject)}`,
		});
		await subjectIs(page, firstSubject);
		expect(page.url()).toBe(contact);
		await form.field("subject").selectOption(lastSubject);
		await page.reload();
		await page.locator(".contact-form").scrollIntoViewIfNeeded();
		await subjectIs(page, lastSubject);
		await page.goto(`${contact}?subject=Carpentry`);
		await form.wake();
		await page.waitForTimeout(200);
		expect(await form.field("subject").inputValue()).toBe(lastSubject);
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
		const { form, page } = await openForm({ path: from, alive: false });
		await page.locator("main .hero a[href*='/contact']").click();
		await page.waitForURL(/\/contact/);
		await form.wake();
		expect(await form.field(name).inputValue()).toBe(value);
	});

	it("of a symptom fills in subject and message once, if they are empty", async ({ openForm }) => {
		const { form, page, server, contact } = await openForm({
			path: `/contact#${new URLSearchParams({ subject: firstSubject, message: "It hums & stays." })}`,
		});
		await subjectIs(page, firstSubject);
		expect(await form.field("message").inputValue()).toBe("It hums & stays.\n");
		expect(page.url()).toBe(contact);
		await form.field("name").fill(typed.name);
		const comeFrom = async (subject: string, message: string) => {
			await page.goto(`${server.url}/faq`);
			await page.goto(`${contact}#${new URLSearchParams({ subject, message })}`);
			await page.locator(".contact-form").scrollIntoViewIfNeeded();
			await subjectIs(page, subject);
		};
		await comeFrom(lastSubject, "It squeals.");
		expect(await form.values()).toMatchObject({ name: typed.name, message: "It squeals.\n" });
		await form.field("message").fill("My own words");
		await comeFrom(firstSubject, "It hums & stays.");
		expect(await form.field("message").inputValue()).toBe("My own words");
	});
});
