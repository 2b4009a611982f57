import { describe, expect } from "vitest";
import { fields, it, leaveDraft, sentPage, site, typed, untouched } from "./contactForm.ts";
import { eventually, findFaults } from "./openPage.ts";
import { between, readOut, said, startReader } from "./screenReader.ts";

describe.concurrent("a message", () => {
	it("is said by a screen reader: that it failed, and then that it went", async ({ openForm }) => {
		const { form, page, server } = await openForm({ behaviour: "breaks" });
		await startReader(page);
		await form.fillAndSend();
		const { failedTitle, failed, sending, sentTitle, sent, dismiss } =
			site.speech.words.contactForm.send;
		await eventually(async () => expect((await said(page)).at(-1)).toBe("alert"));
		expect(await said(page)).toContain(`polite: ${sending}`);
		expect(between(await readOut(page), "alert", `button, ${dismiss}`)).toEqual(
			expect.arrayContaining([failedTitle, failed]),
		);
		server.behaviour = "accepts";
		await form.button.click();
		await eventually(async () => expect((await said(page)).slice(-2)).toContain("status"));
		expect(between(await readOut(page), "status", `button, ${dismiss}`)).toEqual(
			expect.arrayContaining([sentTitle, sent]),
		);
		// Says what happens next, which was hidden until then.
		const steps = form.notice.locator(".next-steps li");
		expect(await steps.count()).toBe(site.pages["contact/sent"].next.length);
		expect(await steps.first().isVisible()).toBe(true);
	});

	it("has failed after ten seconds without an answer, is sent all the same if that comes late, and makes closing the tab ask first until then", async ({
		openForm,
	}) => {
		const { form, page, server } = await openForm({ behaviour: "answers late", clock: true });
		const asked: string[] = [];
		page.on("dialog", (dialog) => {
			asked.push(dialog.type());
			void dialog.dismiss();
		});
		await form.fill();
		await form.stopClock();
		await form.button.click();
		await form.isSending();
		await page.clock.runFor(9_999);
		expect(await form.notice.count()).toBe(0);
		// An effect sets the handler a frame after the button changes.
		await page.waitForFunction(() => window.onbeforeunload !== null);
		await page.close({ runBeforeUnload: true });
		await eventually(() => expect(asked).toEqual(["beforeunload"]));
		await page.clock.runFor(1);
		await form.hasFailed();
		expect(await form.values()).toEqual(typed);
		await form.button.click();
		await form.isSending();
		server.answerNow();
		await form.isSent();
		expect(await form.values()).toEqual(untouched);
		expect(server.received).toHaveLength(1);
		await page.clock.runFor(100);
		await page.waitForFunction(() => window.onbeforeunload === null);
		await page.close({ runBeforeUnload: true });
		await eventually(() => expect(page.isClosed()).toBe(true));
		expect(asked).toHaveLength(1);
	});

	it("says how its sender came: the first page, and what an advertisement added to it", async ({
		openForm,
	}) => {
		const first = "/areas?utm_source=flyer&utm_other=x&gclid=Cj0&_next=https://evil.example";
		const { form, page, server, contact } = await openForm({ path: first, alive: false });
		await page.waitForFunction(() => sessionStorage.length > 0);
		await page.goto(contact);
		await form.wake();
		await form.fillAndSend();
		await form.isSent();
		const [{ fields: sent = {} } = {}] = server.received;
		expect(sent).toMatchObject({
			landing_page: `${server.url}${first}`,
			referrer: "",
			utm_source: "flyer",
			utm_medium: "",
			gclid: "Cj0",
			_next: sentPage,
		});
		expect(sent).not.toHaveProperty("utm_other");
	});

	it("fails offline, and goes once the line is back", async ({ openForm }) => {
		const { form, page, context, server } = await openForm();
		await form.fill();
		await context.setOffline(true);
		await form.button.click();
		await form.hasFailed();
		expect(await form.values()).toEqual(typed);
		await context.setOffline(false);
		// A browser may drop the first request after a network change, so send again.
		await eventually(async () => {
			await form.button.click();
			await page.waitForSelector(".notice");
			expect(await form.notice.getAttribute("class")).toContain("notice--success");
		});
		expect(server.received).toHaveLength(1);
	});

	it("goes once after a double click and after Enter pressed twice, and by the browser itself where its number was taken out", async ({
		openForm,
	}) => {
		const { form, page, server } = await openForm();
		await form.fill();
		await form.button.dblclick();
		await form.isSent();
		expect(server.received).toHaveLength(1);
		await form.fill();
		await page.evaluate(() => {
			const form = document.querySelector<HTMLFormElement>(".contact-form");
			form?.requestSubmit();
			form?.requestSubmit();
		});
		await page.waitForFunction(
			() => document.querySelector<HTMLInputElement>('[name="name"]')?.value === "",
		);
		expect(server.received).toHaveLength(2);
		await form.fill();
		await page.evaluate(() => document.querySelector('[name="message_id"]')?.remove());
		await form.button.click();
		await eventually(() => expect(server.received.length).toBe(3));
	});

	it.for([
		[
			"storage that is forbidden",
			() => {
				if (location.pathname !== "/contact") return;
				Object.defineProperty(window, "sessionStorage", {
					get: () => {
						throw new DOMException("denied", "SecurityError");
					},
				});
			},
		],
		["a draft that is no draft", '{"a":'],
	] as const)("goes in spite of %s", async ([_, spoil], { openForm }) => {
		const { form, page, server, errors } = await openForm({
			prepare: (prepared) =>
				typeof spoil === "string" ? leaveDraft(prepared, spoil) : prepared.addInitScript(spoil),
		});
		await form.fillAndSend();
		await form.isSent();
		expect(server.received).toHaveLength(1);
		expect(errors).toEqual([]);
		// The next visitor of the tab has storage again.
		await page.goto(`${server.url}/robots.txt`);
	});

	it("is written and sent by keyboard alone, fails without a fault in dark mode at 320 px, and its notice is put away", async ({
		openForm,
	}) => {
		const { form, page, server } = await openForm({
			options: { colorScheme: "dark", viewport: { width: 320, height: 640 } },
		});
		await form.field("name").focus();
		for (const name of fields) {
			expect(await form.focusIsOn(`[name="${name}"]`), name).toBe(true);
			await page.keyboard.type(name === "subject" ? typed.subject.slice(0, 4) : typed[name]);
			await page.keyboard.press("Tab");
		}
		expect(await form.focusIsOn("#contact-photo")).toBe(true);
		await page.keyboard.press("Tab");
		expect(await form.focusIsOn(".contact-form__submit")).toBe(true);
		server.behaviour = "breaks";
		await page.keyboard.press("Enter");
		await form.hasFailed();
		expect(await form.focusIsOn(".notice")).toBe(true);
		expect(await findFaults(page, "main")).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		await page.keyboard.press("Tab");
		expect(await form.focusIsOn('[aria-label="Dismiss"]')).toBe(true);
		await page.keyboard.press("Enter");
		await page.waitForSelector(".notice", { state: "detached" });
		expect(await form.focusIsOn(".contact-form__submit")).toBe(true);
		expect(await form.values()).toEqual(typed);

		server.behaviour = "accepts";
		await page.emulateMedia({ colorScheme: "light" });
		await form.field("email").focus();
		await page.keyboard.press("Enter");
		await form.isSent();
		expect(await findFaults(page, "main")).toEqual([]);
	});
});
