import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { it } from "./contactForm.ts";
import { eventually, findFaults } from "./openPage.ts";

const required = ["name", "email", "subject", "message"] as const;
const namesOf = (page: Page, selector: string) =>
	page
		.locator(`.contact-form ${selector}`)
		.evaluateAll((found) => found.map((one) => (one as HTMLInputElement).name).filter(Boolean));

describe.concurrent("the fields of the form", () => {
	it("each say in the browser's own words what is wrong, until it is right", async ({
		openForm,
	}) => {
		const { form, page, server } = await openForm({ options: { forcedColors: "active" } });
		const wrong = () => namesOf(page, '[aria-invalid="true"]');
		const shown = () =>
			page.evaluate(() =>
				[...document.querySelectorAll<HTMLElement>(".field__error")]
					.filter((error) => error.checkVisibility())
					.map(({ id }) => id.replace(/^contact-|-error$/g, "")),
			);
		/** What each field of the form says, beside what the browser says of it. */
		const said = (name: (typeof required)[number]) =>
			form
				.field(name)
				.evaluate((input: HTMLInputElement) => [
					document.querySelector<HTMLElement>(`#${input.id}-error`)?.innerText,
					input.validationMessage,
				]);
		expect(await shown()).toEqual([]);
		await form.field("name").focus();
		await form.button.click();
		await eventually(async () => expect(await wrong()).toEqual(required));
		expect(server.received).toEqual([]);
		expect(await form.focusIsOn('[name="name"]')).toBe(true);
		expect(await namesOf(page, ":invalid")).toEqual(required);
		expect(await shown()).toEqual(required);
		for (const name of required) {
			const [ours, browsers] = await said(name);
			expect(ours).toBe(browsers);
			expect(ours).not.toBe("");
			const ids = await form.field(name).getAttribute("aria-describedby");
			expect(ids?.split(" ")).toContain(`contact-${name}-error`);
		}
		const [missing] = await said("email");
		await form.field("email").fill("ann@");
		await form.field("email").blur();
		const [incomplete, browsers] = await said("email");
		expect(incomplete).toBe(browsers);
		expect(incomplete).not.toBe(missing);
		expect(
			await form
				.field("email")
				.evaluate(
					(input: HTMLInputElement) => input.validity.typeMismatch && !input.validity.customError,
				),
		).toBe(true);
		// The border must show the error without color.
		const border = (name: "email" | "phone") =>
			form.field(name).evaluate((input) => getComputedStyle(input).borderStyle);
		expect(await border("email")).not.toBe(await border("phone"));
		expect(await findFaults(page, ".contact-form")).toEqual([]);
		await form.field("phone").fill("abc");
		await form.field("phone").blur();
		expect(await wrong()).toEqual(required);
		await form.fill();
		await eventually(async () => expect(await wrong()).toEqual([]));
		expect(await shown()).toEqual([]);
		// What assistive technology reads as the description goes with the mistake.
		expect((await said("name"))[0]).toBe("");
	});

	it("take spaces alone for nothing, write a phone number the usual way, and hide the trap", async ({
		openForm,
	}) => {
		const { form, page, server } = await openForm();
		// Nobody sees the trap, hears it or reaches it by a key.
		expect(await form.field("_gotcha").isVisible()).toBe(false);
		expect(await page.locator(".contact-form").ariaSnapshot()).not.toMatch(/empty|gotcha/i);
		await form.field("name").focus();
		await page.keyboard.press("Shift+Tab");
		expect(await form.focusIsOn('[name="_gotcha"]')).toBe(false);

		await form.fill();
		await form.field("message").fill("  \n ");
		await form.button.click();
		await form.field("name").fill("   ");
		await page.keyboard.press("Enter");
		await page.waitForTimeout(300);
		expect(server.received).toEqual([]);
		expect(
			await form
				.field("message")
				.evaluate((area: HTMLTextAreaElement) => area.validity.valueMissing),
		).toBe(true);

		for (const [number, shown] of [
			["212.555.0123", "(212) 555-0123"],
			["+1 212 555 0123", "(212) 555-0123"],
			["ask for Ann, ext. 12", "ask for Ann, ext. 12"],
		] as const) {
			await form.field("phone").fill(number);
			await form.field("phone").blur();
			expect(await form.field("phone").inputValue()).toBe(shown);
		}
		await form.fill();
		await form.field("phone").fill("no phone");
		await form.button.click();
		await form.isSent();
		expect(server.received[0]?.fields.phone).toBe("no phone");
	});
});
