import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { button, field, fill, focusIsOn, isSent, it } from "./contactForm.ts";
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
		const { page, server } = await openForm({ options: { forcedColors: "active" } });
		const wrong = () => namesOf(page, '[aria-invalid="true"]');
		const shown = () =>
			page.evaluate(() =>
				[...document.querySelectorAll<HTMLElement>(".field__error")]
					.filter((error) => error.checkVisibility())
					.map(({ id }) => id.replace(/^contact-|-error$/g, "")),
			);
		/** What each field of the form says, beside what the browser says of it. */
		const said = (name: (typeof required)[number]) =>
			field(page, name).evaluate((input: HTMLInputElement) => [
				document.querySelector<HTMLElement>(`#${input.id}-error`)?.innerText,
				input.validationMessage,
			]);
		expect(await shown()).toEqual([]);
		await field(page, "name").focus();
		await button(page).click();
		await eventually(async () => expect(await wrong()).toEqual(required));
		expect(server.received).toEqual([]);
		expect(await focusIsOn(page, '[name="name"]')).toBe(true);
		expect(await namesOf(page, ":invalid")).toEqual(required);
		expect(await shown()).toEqual(required);
		for (const name of required) {
			const [ours, browsers] = await said(name);
			expect(ours).toBe(browsers);
			expect(ours).not.toBe("");
			const ids = await field(page, name).getAttribute("aria-describedby");
			expect(ids?.split(" ")).toContain(`contact-${name}-error`);
		}
		const [missing] = await said("email");
		await field(page, "email").fill("ann@");
		await field(page, "email").blur();
		const [incomplete, browsers] = await said("email");
		expect(incomplete).toBe(browsers);
		expect(incomplete).not.toBe(missing);
		expect(
			await field(page, "email").evaluate(
				(input: HTMLInputElement) => input.validity.typeMismatch && !input.validity.customError,
			),
		).toBe(true);
		// The border must show the error without color.
		const border = (name: "email" | "phone") =>
			field(page, name).evaluate((input) => getComputedStyle(input).borderStyle);
		expect(await border("email")).not.toBe(await border("phone"));
		expect(await findFaults(page, ".contact-form")).toEqual([]);
		await field(page, "phone").fill("abc");
		await field(page, "phone").blur();
		expect(await wrong()).toEqual(required);
		await fill(page);
		await eventually(async () => expect(await wrong()).toEqual([]));
		expect(await shown()).toEqual([]);
		// What assistive technology reads as the description goes with the mistake.
		expect((await said("name"))[0]).toBe("");
	});

	it("take spaces alone for nothing, write a phone number the usual way, and hide the trap", async ({
		openForm,
	}) => {
		const { page, server } = await openForm();
		// Nobody sees the trap, hears it or reaches it by a key.
		expect(await field(page, "_gotcha").isVisible()).toBe(false);
		expect(await page.locator(".contact-form").ariaSnapshot()).not.toMatch(/empty|gotcha/i);
		await field(page, "name").focus();
		await page.keyboard.press("Shift+Tab");
		expect(await focusIsOn(page, '[name="_gotcha"]')).toBe(false);

		await fill(page);
		await field(page, "message").fill("  \n ");
		await button(page).click();
		await field(page, "name").fill("   ");
		await page.keyboard.press("Enter");
		await page.waitForTimeout(300);
		expect(server.received).toEqual([]);
		expect(
			await field(page, "message").evaluate(
				(area: HTMLTextAreaElement) => area.validity.valueMissing,
			),
		).toBe(true);

		for (const [number, shown] of [
			["212.555.0123", "(212) 555-0123"],
			["+1 212 555 0123", "(212) 555-0123"],
			["ask for Ann, ext. 12", "ask for Ann, ext. 12"],
		] as const) {
			await field(page, "phone").fill(number);
			await field(page, "phone").blur();
			expect(await field(page, "phone").inputValue()).toBe(shown);
		}
		await fill(page);
		await field(page, "phone").fill("no phone");
		await button(page).click();
		await isSent(page);
		expect(server.received[0]?.fields.phone).toBe("no phone");
	});
});
