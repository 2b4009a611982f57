import { describe, expect } from "vitest";
import { long } from "../full.ts";
import {
	button,
	contact,
	draft,
	field,
	fillAndSend,
	focusIsOn,
	isSending,
	isSent,
	it,
	notice,
	origin,
	providers,
	stopClock,
	typed,
	untouched,
	values,
	withClock,
	withoutIsland,
} from "./contactForm.ts";
import { findFaults } from "./openPage.ts";

describe.concurrent.each(
	providers.map((one, index) => [one.provider, one, index === 0 ? {} : long] as const),
)("%s", (provider, { to, extra }, which) => {
	it("gets a message, says so and starts afresh", which, async ({ openForm }) => {
		const { page, internet, errors } = await openForm({ provider });
		const reviewUs = page.locator(".review-us--waits");
		expect(await reviewUs.isVisible()).toBe(false);
		await fillAndSend(page);
		await notice(page).waitFor();
		expect(await reviewUs.isVisible()).toBe(true);
		expect(internet.received).toEqual([
			{
				host: to[0],
				path: to[1],
				byScript: true,
				fields: {
					...typed,
					// A post with files ends lines with \r\n.
					message: typed.message.replace("\n", "\r\n"),
					...extra,
					...origin,
					[provider === "web3forms" ? "attachment" : "photo"]: "",
					message_id: expect.stringMatching(/^0\.\d+$/),
				},
			},
		]);
		expect(await notice(page).getAttribute("role")).toBe("status");
		expect(await notice(page).innerText()).toMatch(
			/^Message Sent!\s+We'll get back to you as soon as possible\.\s+×\n(?:.+\n?)+$/,
		);
		expect(await focusIsOn(page, ".notice")).toBe(true);
		expect(await values(page)).toEqual(untouched);
		expect(await draft(page)).toBe(null);
		expect(await button(page).innerText()).toBe("Send Message");
		expect(await button(page).isEnabled()).toBe(true);
		expect(page.url()).toBe(contact);
		expect(errors).toEqual([]);
	});

	it(
		"gets the browser's own post without JavaScript, and /contact/sent thanks",
		which,
		async ({ openForm }) => {
			const { page, internet, errors } = await openForm({
				provider,
				alive: false,
				options: { javaScriptEnabled: false },
			});
			await fillAndSend(page);
			await page.waitForURL(`${contact}/sent`);
			expect(await page.locator("h1").count()).toBe(1);
			const [post] = internet.received;
			expect(post).toMatchObject({ host: to[0], path: to[1], byScript: false });
			expect(post?.fields).toMatchObject({
				...typed,
				message: typed.message.replace("\n", "\r\n"),
				...extra,
			});
			if (provider === "web3forms") expect(post?.fields.redirect).toBe(`${contact}/sent`);
			expect(errors).toEqual([]);
		},
	);
});

// What each provider's answer means, tests/unit/islands/formProviders.test.ts says.
describe.concurrent("a form of any provider", () => {
	const [{ provider }] = providers;

	it.for(["refuses", "breaks"] as const)(
		"that %s shows an error, loses nothing, and the next try works",
		async (behaviour, { openForm }) => {
			const { page, internet } = await openForm({ provider, behaviour });
			await fillAndSend(page);
			await notice(page).waitFor();
			expect(await notice(page).getAttribute("role")).toBe("alert");
			expect(await notice(page).getAttribute("class")).toContain("notice--failure");
			expect(await notice(page).innerText()).toMatch(
				/^Error\s+There was a problem sending your message\. Please try again\.\s+×$/,
			);
			expect(await values(page)).toEqual(typed);
			expect(await button(page).isEnabled()).toBe(true);

			internet.behaviour = "accepts";
			await button(page).click();
			if (behaviour === "refuses") {
				// As with a captcha: the next try is the browser's own post.
				await page.waitForURL(`${contact}/sent`);
				expect(internet.received.at(-1)).toMatchObject({ byScript: false });
				return;
			}
			await isSent(page);
			expect(await values(page)).toEqual(untouched);
		},
	);

	it("is posted by the browser before its script has come", async ({ openForm }) => {
		const { page, internet } = await openForm({
			provider,
			alive: false,
			prepare: withoutIsland,
		});
		await fillAndSend(page);
		await page.waitForURL(`${contact}/sent`);
		expect(internet.received).toMatchObject([{ byScript: false }]);
	});

	it("checks the required fields natively, also without JavaScript", async ({ openForm }) => {
		const { page, internet } = await openForm({
			provider,
			alive: false,
			options: { javaScriptEnabled: false },
		});
		await field(page, "name").fill("Ann");
		await button(page).click();
		await page.waitForTimeout(300);
		expect(page.url()).toBe(contact);
		expect(internet.received).toEqual([]);
	});
});

describe.concurrent("simulated", () => {
	const provider = "simulated";

	it("takes a second, says that all is sent, and sends nothing", async ({ openForm }) => {
		const { page, internet, errors } = await openForm({ provider, prepare: withClock });
		await stopClock(page);
		for (const _time of ["once", "again"]) {
			await fillAndSend(page);
			await isSending(page);
			await page.clock.runFor(999);
			expect(await page.locator(".notice--success").count()).toBe(0);
			await page.clock.runFor(1);
			await isSent(page);
			expect(await notice(page).innerText()).toMatch(
				/^Message Sent!\s+We'll get back to you as soon as possible\.\s+×$/,
			);
			expect(await page.getByText("demonstration").count()).toBe(1);
			expect(await values(page)).toEqual(untouched);
			expect(await button(page).innerText()).toBe("Send Message");
			expect(await draft(page)).toBeNull();
		}
		expect(internet.received).toEqual([]);
		expect(errors).toEqual([]);
	});

	it("leaves message and address alone before its script has come", async ({ openForm }) => {
		const { page } = await openForm({ provider, alive: false, prepare: withoutIsland });
		await fillAndSend(page);
		await page.waitForTimeout(300);
		expect(page.url()).toBe(contact);
		expect(await values(page)).toEqual(typed);
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

	it("says above its button that it is a demonstration, and whom to call", async ({ openForm }) => {
		const { page } = await openForm({ provider });
		const line = page.locator(".contact-form > .small-print");
		expect(await line.innerText()).toMatch(/demonstration: nothing is sent.*\(520\) 555-0164/);
		expect(await page.locator(".note").count()).toBe(0);
		expect(await findFaults(page)).toEqual([]);
	});
});
