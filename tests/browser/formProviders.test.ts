import { describe, expect } from "vitest";
import { it, origin, sentPage, typed, untouched, withoutIsland } from "./contactForm.ts";
import { eventually, findFaults } from "./openPage.ts";

/**
 * What each provider gets, and what its answer means, tests/unit/islands/formProviders.test.ts says.
 * Here: an answer in JSON, and a page.
 */
describe.concurrent.each([
	["endpoint", "/api/contact", { _next: sentPage, _gotcha: "" }],
	["netlify", "/contact/sent", { "form-name": "contact", "bot-field": "" }],
] as const)("%s", (provider, path, extra) => {
	it("gets a message, says so and starts afresh", async ({ openForm }) => {
		const { form, page, server, contact, errors } = await openForm({ provider });
		const reviewUs = page.locator(".review-us--waits");
		expect(await reviewUs.isVisible()).toBe(false);
		await form.fillAndSend();
		await form.notice.waitFor();
		expect(await reviewUs.isVisible()).toBe(true);
		expect(server.received).toEqual([
			{
				path,
				byScript: true,
				fields: {
					...typed,
					// A post with files ends lines with \r\n.
					message: typed.message.replace("\n", "\r\n"),
					...extra,
					...origin,
					landing_page: contact,
					photo: "",
					message_id: expect.stringMatching(/^0\.\d+$/),
				},
			},
		]);
		expect(await form.notice.getAttribute("role")).toBe("status");
		expect(await form.notice.innerText()).toMatch(
			/^Message Sent!\s+We'll get back to you as soon as possible\.\s+×\n(?:.+\n?)+$/,
		);
		expect(await form.focusIsOn(".notice")).toBe(true);
		expect(await form.values()).toEqual(untouched);
		expect(await form.draft()).toBe(null);
		expect(await form.button.innerText()).toBe("Send Message");
		expect(await form.button.isEnabled()).toBe(true);
		expect(page.url()).toBe(contact);
		expect(errors).toEqual([]);
	});

	it("gets the browser's own post without JavaScript, if all required is there, and /contact/sent thanks", async ({
		openForm,
	}) => {
		const { form, page, server, contact, errors } = await openForm({
			provider,
			alive: false,
			options: { javaScriptEnabled: false },
		});
		await form.field("name").fill("Ann");
		await form.button.click();
		await page.waitForTimeout(300);
		expect(page.url()).toBe(contact);
		expect(server.received).toEqual([]);
		await form.fillAndSend();
		await page.waitForURL(`${contact}/sent`);
		expect(await page.locator("h1").count()).toBe(1);
		const [post] = server.received;
		expect(post).toMatchObject({ path, byScript: false });
		expect(post?.fields).toMatchObject({
			...typed,
			message: typed.message.replace("\n", "\r\n"),
			...extra,
		});
		expect(errors).toEqual([]);
	});
});

describe.concurrent("a form of any provider", () => {
	it("that refuses or breaks shows an error, loses nothing, keeps the message's name, and the next try works", async ({
		openForm,
	}) => {
		const { form, page, server, contact } = await openForm({ behaviour: "breaks" });
		await form.fill();
		for (const change of ["", "", " Please."]) {
			if (change !== "") await form.field("message").fill(`${typed.message}${change}`);
			const { length } = server.received;
			await form.button.click();
			await form.hasFailed();
			await eventually(() => expect(server.received.length).toBe(length + 1));
			await page.waitForSelector(".contact-form__submit:enabled");
		}
		expect(await form.notice.getAttribute("role")).toBe("alert");
		expect(await form.notice.innerText()).toMatch(
			/^Error\s+There was a problem sending your message\. Please try again\.\s+×$/,
		);
		expect(await form.values()).toEqual({ ...typed, message: `${typed.message} Please.` });
		// A provider may get one message twice, and knows it by its name.
		const [first, second, changed] = server.received.map(({ fields }) => fields.message_id);
		expect(first).toMatch(/^0\.\d+$/);
		expect(second).toBe(first);
		expect(changed).not.toBe(first);
		server.behaviour = "accepts";
		await form.button.click();
		await form.isSent();
		expect(await form.values()).toEqual(untouched);

		server.behaviour = "refuses";
		await form.fillAndSend();
		await form.hasFailed();
		server.behaviour = "accepts";
		await form.button.click();
		// As with a captcha: the next try is the browser's own post.
		await page.waitForURL(`${contact}/sent`);
		expect(server.received.at(-1)).toMatchObject({ byScript: false });
	});

	it("is posted by the browser before its script has come", async ({ openForm }) => {
		const { form, page, server, contact } = await openForm({
			alive: false,
			prepare: withoutIsland,
		});
		await form.fillAndSend();
		await page.waitForURL(`${contact}/sent`);
		expect(server.received).toMatchObject([{ byScript: false }]);
	});
});

describe.concurrent("simulated", () => {
	const provider = "simulated";

	it("takes a second, says that all is sent, and sends nothing", async ({ openForm }) => {
		const { form, page, server, errors } = await openForm({ provider, clock: true });
		// Says above its button that it is a demonstration, and whom to call.
		const line = page.locator(".contact-form > .small-print");
		expect(await line.innerText()).toMatch(/demonstration: nothing is sent.*\(520\) 555-0164/);
		expect(await page.locator(".note").count()).toBe(0);
		await form.stopClock();
		for (const _time of ["once", "again"]) {
			await form.fillAndSend();
			await form.isSending();
			await page.clock.runFor(999);
			expect(await page.locator(".notice--success").count()).toBe(0);
			await page.clock.runFor(1);
			await form.isSent();
			expect(await form.notice.innerText()).toMatch(
				/^Message Sent!\s+We'll get back to you as soon as possible\.\s+×$/,
			);
			expect(await page.getByText("demonstration").count()).toBe(1);
			expect(await form.values()).toEqual(untouched);
			expect(await form.button.innerText()).toBe("Send Message");
			expect(await form.draft()).toBeNull();
		}
		expect(server.received).toEqual([]);
		expect(errors).toEqual([]);
	});

	it("leaves message and address alone before its script has come", async ({ openForm }) => {
		const { form, page, contact } = await openForm({
			provider,
			alive: false,
			prepare: withoutIsland,
		});
		await form.fillAndSend();
		await page.waitForTimeout(300);
		expect(page.url()).toBe(contact);
		expect(await form.values()).toEqual(typed);
	});

	it("is off without JavaScript, and offers phone and e-mail", async ({ openForm }) => {
		const options = { javaScriptEnabled: false };
		const { page } = await openForm({ provider, alive: false, options });
		expect(await page.locator(".contact-form").isVisible()).toBe(false);
		const note = page.locator(".note");
		expect(await note.isVisible()).toBe(true);
		const left = await page.locator("main > section:nth-child(2)").innerText();
		expect(left).not.toMatch(/demonstration|send|sent/i);
		expect(await note.locator('a[href^="tel:"]').count()).toBe(1);
		expect(await note.locator('a[href^="mailto:"]').count()).toBe(1);
		expect(await findFaults(page)).toEqual([]);
	});
});
