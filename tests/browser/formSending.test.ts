import { describe, expect } from "vitest";
import {
	button,
	contact,
	field,
	fields,
	fill,
	fillAndSend,
	focusIsOn,
	hasFailed,
	home,
	isSending,
	isSent,
	it,
	leaveDraft,
	notice,
	site,
	stopClock,
	typed,
	untouched,
	values,
	wakeForm,
	withClock,
} from "./contactForm.ts";
import { eventually, findFaults } from "./openPage.ts";
import { between, readOut, said, startReader } from "./screenReader.ts";

describe.concurrent("a message", () => {
	it("is said by a screen reader: that it failed, and then that it went", async ({ openForm }) => {
		const { page, internet } = await openForm({ behaviour: "breaks" });
		await startReader(page);
		await fillAndSend(page);
		const { failedTitle, failed, sending, sentTitle, sent, dismiss } =
			site.speech.words.contactForm.send;
		await eventually(async () => expect((await said(page)).at(-1)).toBe("alert"));
		expect(await said(page)).toContain(`polite: ${sending}`);
		expect(between(await readOut(page), "alert", `button, ${dismiss}`)).toEqual(
			expect.arrayContaining([failedTitle, failed]),
		);
		internet.behaviour = "accepts";
		await button(page).click();
		await eventually(async () => expect((await said(page)).slice(-2)).toContain("status"));
		expect(between(await readOut(page), "status", `button, ${dismiss}`)).toEqual(
			expect.arrayContaining([sentTitle, sent]),
		);
		// Says what happens next, which was hidden until then.
		const steps = notice(page).locator(".next-steps li");
		expect(await steps.count()).toBe(site.pages["contact/sent"].next.length);
		expect(await steps.first().isVisible()).toBe(true);
	});

	it("turns the button and the fields off while it is sent", async ({ openForm }) => {
		const { page } = await openForm({ behaviour: "answers never" });
		await fillAndSend(page);
		await isSending(page);
		expect(await field(page, "message").isDisabled()).toBe(true);
		expect(await findFaults(page)).toEqual([]);
	});

	it("that gets no answer within ten seconds has failed, and not before", async ({ openForm }) => {
		const { page } = await openForm({ behaviour: "answers never", prepare: withClock });
		await fill(page);
		await stopClock(page);
		await button(page).click();
		await isSending(page);
		await page.clock.runFor(9_999);
		expect(await notice(page).count()).toBe(0);
		await page.clock.runFor(1);
		await hasFailed(page);
		expect(await values(page)).toEqual(typed);
	});

	it("says how its sender came: the first page, and what an advertisement added to it", async ({
		openForm,
	}) => {
		const first = `${home}/areas?utm_source=flyer&utm_other=x&gclid=Cj0&_next=https://evil.example`;
		const { page, internet } = await openForm({ path: first, alive: false });
		await page.waitForFunction(() => sessionStorage.length > 0);
		await page.goto(contact);
		await wakeForm(page);
		await fillAndSend(page);
		await isSent(page);
		const [{ fields: sent = {} } = {}] = internet.received;
		expect(sent).toMatchObject({
			landing_page: first,
			referrer: "",
			utm_source: "flyer",
			utm_medium: "",
			gclid: "Cj0",
			_next: `${contact}/sent`,
		});
		expect(sent).not.toHaveProperty("utm_other");
	});

	it("that is answered late is sent all the same, and only once", async ({ openForm }) => {
		const { page, internet } = await openForm({ behaviour: "answers late", prepare: withClock });
		await fillAndSend(page);
		await isSending(page);
		await page.clock.runFor(10_000);
		await hasFailed(page);
		await button(page).click();
		await isSending(page);
		internet.answerNow();
		await isSent(page);
		expect(await values(page)).toEqual(untouched);
		expect(internet.received).toHaveLength(1);
	});

	it("that failed keeps its name, and gets a new one when it is changed", async ({ openForm }) => {
		const { page, internet } = await openForm({ behaviour: "breaks" });
		await fill(page);
		for (const change of ["", "", " Please."]) {
			if (change !== "") await field(page, "message").fill(`${typed.message}${change}`);
			const { length } = internet.received;
			await button(page).click();
			await hasFailed(page);
			await eventually(() => expect(internet.received.length).toBe(length + 1));
			await page.waitForSelector(".contact-form__submit:enabled");
		}
		const [first, second, changed] = internet.received.map(({ fields }) => fields.message_id);
		expect(first).toMatch(/^0\.\d+$/);
		expect(second).toBe(first);
		expect(changed).not.toBe(first);
	});

	it("goes by the browser itself where its number was taken out", async ({ openForm }) => {
		const { page, internet } = await openForm();
		await fill(page);
		await page.evaluate(() => document.querySelector('[name="message_id"]')?.remove());
		await button(page).click();
		await eventually(() => expect(internet.received.length).toBe(1));
	});

	it("makes closing the tab ask first while it is sent, and only then", async ({ openForm }) => {
		const { page } = await openForm({ behaviour: "answers never", prepare: withClock });
		const asked: string[] = [];
		page.on("dialog", (dialog) => {
			asked.push(dialog.type());
			void dialog.dismiss();
		});
		await fillAndSend(page);
		// An effect sets the handler a frame after the button changes.
		await page.waitForFunction(() => window.onbeforeunload !== null);
		await page.close({ runBeforeUnload: true });
		await eventually(() => expect(asked).toEqual(["beforeunload"]));
		await page.clock.runFor(10_000);
		await hasFailed(page);
		await page.waitForFunction(() => window.onbeforeunload === null);
		await page.close({ runBeforeUnload: true });
		await eventually(() => expect(page.isClosed()).toBe(true));
		expect(asked).toHaveLength(1);
	});

	it("fails offline, and goes once the line is back", async ({ openForm }) => {
		const { page, context, internet } = await openForm();
		await fill(page);
		await context.setOffline(true);
		await button(page).click();
		await hasFailed(page);
		expect(await values(page)).toEqual(typed);
		await context.setOffline(false);
		// A browser may drop the first request after a network change, so send again.
		await eventually(async () => {
			await button(page).click();
			await page.waitForSelector(".notice");
			expect(await notice(page).getAttribute("class")).toContain("notice--success");
		});
		expect(internet.received).toHaveLength(1);
	});

	it("goes once after a double click, and after Enter pressed twice", async ({ openForm }) => {
		const { page, internet } = await openForm();
		await fill(page);
		await button(page).dblclick();
		await isSent(page);
		expect(internet.received).toHaveLength(1);
		await fill(page);
		await page.evaluate(() => {
			const form = document.querySelector<HTMLFormElement>(".contact-form");
			form?.requestSubmit();
			form?.requestSubmit();
		});
		await page.waitForFunction(
			() => document.querySelector<HTMLInputElement>('[name="name"]')?.value === "",
		);
		expect(internet.received).toHaveLength(2);
	});

	it.for([
		[
			"storage that is forbidden",
			() =>
				Object.defineProperty(window, "sessionStorage", {
					get: () => {
						throw new DOMException("denied", "SecurityError");
					},
				}),
		],
		["a draft that is no draft", '{"a":'],
		["a draft of another form", '[["color","red"]]'],
	] as const)("goes in spite of %s", async ([_, spoil], { openForm }) => {
		const { page, internet, errors } = await openForm({
			prepare: (prepared) =>
				typeof spoil === "string" ? leaveDraft(prepared, spoil) : prepared.addInitScript(spoil),
		});
		await fillAndSend(page);
		await isSent(page);
		expect(internet.received).toHaveLength(1);
		expect(errors).toEqual([]);
	});

	it("is written and sent by keyboard alone, and its notice put away", async ({ openForm }) => {
		const { page, internet } = await openForm();
		await field(page, "name").focus();
		for (const name of fields) {
			expect(await focusIsOn(page, `[name="${name}"]`), name).toBe(true);
			await page.keyboard.type(name === "subject" ? typed.subject.slice(0, 4) : typed[name]);
			await page.keyboard.press("Tab");
		}
		expect(await focusIsOn(page, "#contact-photo")).toBe(true);
		await page.keyboard.press("Tab");
		expect(await focusIsOn(page, ".contact-form__submit")).toBe(true);
		internet.behaviour = "breaks";
		await page.keyboard.press("Enter");
		await hasFailed(page);
		expect(await focusIsOn(page, ".notice")).toBe(true);
		expect(await findFaults(page)).toEqual([]);
		await page.keyboard.press("Tab");
		expect(await focusIsOn(page, '[aria-label="Dismiss"]')).toBe(true);
		await page.keyboard.press("Enter");
		await page.waitForSelector(".notice", { state: "detached" });
		expect(await focusIsOn(page, ".contact-form__submit")).toBe(true);
		expect(await values(page)).toEqual(typed);

		internet.behaviour = "accepts";
		await field(page, "email").focus();
		await page.keyboard.press("Enter");
		await isSent(page);
		expect(await findFaults(page)).toEqual([]);
	});

	it("that fails in dark mode at 320 px says so without a fault", async ({ openForm }) => {
		const { page } = await openForm({
			behaviour: "breaks",
			options: { colorScheme: "dark", viewport: { width: 320, height: 640 } },
		});
		await fillAndSend(page);
		await hasFailed(page);
		expect(await findFaults(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});
});
