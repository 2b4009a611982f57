import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { BrowserContextOptions, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { loadSite } from "../../generator/load/loadSite.ts";
import { copyData } from "../faults/ownersData.ts";
import { long } from "../full.ts";
import { program } from "../program.ts";
import { type Behaviour, type Internet, startInternet } from "./internet.ts";
import { eventually, findFaults, hydrated, openPage, type WatchedPage } from "./openPage.ts";
import { between, readOut, said, startReader } from "./screenReader.ts";

// How a form behaves is the same for every company: the small one's is looked at, whatever DATA_DIR
// says. Each company's own form is sent, simulated, in csp.test.ts and spoken.test.ts.
const company = "examples/javelina";
const site = loadSite(company, "2026-11-22");
const { host } = new URL(site.business.url);
/** Two of the subjects: every company has its own. */
const [first = "", last = ""] = [site.services[0]?.name, site.pages.contact.form.subjectOther];
const contact = `https://${host}/contact`;

/** What a visitor types. */
const typed = {
	name: "Ann O'Neil & Sons",
	email: "ann@example.com",
	phone: "(212) 555-0123",
	subject: last,
	window: "Saturday",
	message: "It went bang.\nNow it hangs <askew>.",
};
/** What the form sends along of a visitor who began at the form itself. */
const origin = {
	...Object.fromEntries(
		["referrer", "gclid", "msclkid", "fbclid"]
			.concat(["source", "medium", "campaign", "term", "content"].map((part) => `utm_${part}`))
			.map((name) => [name, ""]),
	),
	landing_page: contact,
};
type Field = keyof typeof typed;
const fields = Object.keys(typed) as Field[];

const fill = async (page: Page) => {
	for (const name of ["name", "email", "phone", "message"] as const)
		await page.fill(`[name="${name}"]`, typed[name]);
	for (const name of ["subject", "window"] as const) {
		const choice = page.locator(`[name="${name}"]`);
		if ((await choice.count()) > 0) await choice.selectOption(typed[name]);
	}
};
const values = (page: Page) =>
	page.evaluate(
		(names) =>
			Object.fromEntries(
				names.map((name) => [
					name,
					document.querySelector<HTMLInputElement>(`.contact-form [name="${name}"]`)?.value,
				]),
			),
		fields,
	);
const subjectIs = (page: Page, name: string) =>
	page.waitForFunction(
		(value) => document.querySelector<HTMLSelectElement>('[name="subject"]')?.value === value,
		name,
	);
const button = (page: Page) => page.locator(".contact-form__submit");
const notice = (page: Page) => page.locator(".notice");
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem("contact-draft"));
const focusIsIn = (page: Page, selector: string) =>
	page.evaluate((where) => document.activeElement?.matches(where), selector);
const untouched = { name: "", email: "", phone: "", subject: "", window: "", message: "" };

// Always the same place: the build keeps what it read of each folder.
const scratch = resolve(".cache/form-test");
rmSync(scratch, { recursive: true, force: true });
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Builds a site whose form goes to one provider, as the program that ships builds it. */
async function buildSite(form: { readonly provider: string }): Promise<string> {
	const { provider } = form;
	const out = join(scratch, provider, "site");
	const data = copyData(company, join(scratch, provider, "data"));
	data.edit("business", (business) => (business.form = form));
	if (provider !== "simulated")
		data.replace(
			/^providerNotes:$/m,
			`providerNotes:\n  ${provider}: The form goes to ${provider}.`,
		);
	await promisify(execFile)(process.execPath, [...program, "--data", data.folder, "--out", out]);
	return out;
}

/**
 * The page of a site with the form, and the internet that it is in, where that form's provider
 * behaves as told.
 */
interface VisitedForm extends WatchedPage {
	readonly internet: Internet;
}

/**
 * What opens a site's contact page, for each test in an internet of its own.
 *
 * @param folder builds the site where that has not been done, and tells where it is
 */
const visitorsOf =
	(folder: () => Promise<string>) =>
	/** Opens the contact page, with its form alive unless said otherwise. */
	async ({
		path = contact,
		alive = true,
		behaviour = "accepts" as Behaviour,
		options = {} as BrowserContextOptions,
		prepare = async (_: Page): Promise<unknown> => undefined,
	} = {}): Promise<VisitedForm> => {
		const internet = Object.assign(await startInternet({ host, folder: await folder() }), {
			behaviour,
		});
		const watched = await openPage(
			path,
			{ ...options, proxy: { server: internet.proxy }, ignoreHTTPSErrors: true },
			prepare,
		);
		watched.context.on("close", () => void internet.close());
		if (alive) {
			await watched.page.locator(".contact-form").scrollIntoViewIfNeeded();
			await hydrated(watched.page, "ContactForm");
		}
		return { ...watched, internet };
	};

/**
 * Stops the clock of a page that was opened with `withClock`: from now on `page.clock.runFor` alone
 * moves it.
 */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);
const withClock = (page: Page) => page.clock.install();

/** Keeps the form's own script away, as a slow network does. */
const withoutIsland = (page: Page) => page.route(/\/ContactForm-.*\.js$/, () => {});

/**
 * One of them stands for all in `npm test`; what is beyond a provider is tried with another, below.
 */
const providers = [
	{
		provider: "formspree",
		form: { provider: "formspree", id: "abcdwxyz" },
		to: ["formspree.io", "/f/abcdwxyz"],
		extra: { _next: `${contact}/sent`, _gotcha: "" },
	},
	{
		provider: "endpoint",
		form: { provider: "endpoint", url: "/api/contact" },
		to: [host, "/api/contact"],
		extra: { _next: `${contact}/sent`, _gotcha: "" },
	},
	{
		provider: "netlify",
		form: { provider: "netlify", name: "contact" },
		to: [host, "/contact/sent"],
		extra: { "form-name": "contact", "bot-field": "" },
	},
	{
		provider: "web3forms",
		form: { provider: "web3forms", accessKey: "0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f" },
		to: ["api.web3forms.com", "/submit"],
		extra: { access_key: "0f1e2d3c-4b5a-4697-8879-6a5b4c3d2e1f" },
	},
	{
		provider: "basin",
		form: { provider: "basin", id: "0123abcd" },
		to: ["usebasin.com", "/f/0123abcd"],
		extra: { _gotcha: "" },
	},
] as const;

/** Where each provider's site is, once somebody has asked for it. */
const built = new Map<string, Promise<string>>();
const siteOf = (provider: string) => async (): Promise<string> => {
	const form = providers.find((one) => one.provider === provider)?.form ?? { provider };
	const site = built.get(provider) ?? buildSite(form);
	built.set(provider, site);
	return site;
};

describe.concurrent.each(
	providers.map((one, index) => [one.provider, one, index === 0 ? {} : long] as const),
)("%s", (provider, { to, extra }, which) => {
	const open = visitorsOf(siteOf(provider));
	const breach = /Content Security Policy|Trusted/;

	it("gets a message, says so and starts afresh", which, async () => {
		const { page, context, internet, errors } = await open();
		expect(await page.locator(".review-us--waits").isVisible()).toBe(false);
		await fill(page);
		await button(page).click();
		await notice(page).waitFor();
		expect(internet.received).toEqual([
			{
				host: to[0],
				path: to[1],
				byScript: true,
				fields: {
					...typed,
					// A post with files ends lines as natively.
					message: typed.message.replace("\n", "\r\n"),
					...extra,
					...origin,
					[provider === "web3forms" ? "attachment" : "photo"]: "",
					message_id: expect.stringMatching(/^0\.\d+$/),
				},
			},
		]);
		expect(await page.locator(".review-us--waits").isVisible()).toBe(true);
		expect(await notice(page).getAttribute("role")).toBe("status");
		expect(await notice(page).innerText()).toMatch(
			/^Message Sent!\s+We'll get back to you as soon as possible\.\s+×$/,
		);
		expect(await focusIsIn(page, ".notice")).toBe(true);
		expect(await values(page)).toEqual(untouched);
		expect(await draft(page)).toBe(null);
		expect(await button(page).innerText()).toBe("Send Message");
		expect(await button(page).isEnabled()).toBe(true);
		expect(page.url()).toBe(contact);
		expect(errors).toEqual([]);
		await context.close();
	});

	const failures: readonly Behaviour[] = [
		"refuses",
		"says no with status 200",
		"breaks",
		"hangs up",
		...(provider === "netlify" ? [] : (["answers in HTML", "cuts its answer off"] as const)),
	];
	it.each(failures)(
		"%s: an error, nothing lost, and the next try works",
		which,
		async (behaviour) => {
			const { page, context, internet, errors } = await open({ behaviour });
			await fill(page);
			await button(page).click();
			await notice(page).waitFor();
			expect(await notice(page).getAttribute("role")).toBe("alert");
			expect(await notice(page).getAttribute("class")).toContain("notice--failure");
			expect(await notice(page).innerText()).toMatch(
				/^Error\s+There was a problem sending your message\. Please try again\.\s+×$/,
			);
			expect(await values(page)).toEqual(typed);
			expect(await button(page).isEnabled()).toBe(true);
			expect(errors.filter((error) => breach.test(error))).toEqual([]);

			internet.behaviour = "accepts";
			await button(page).click();
			await page.waitForSelector(".notice--success");
			expect(await values(page)).toEqual(untouched);
			await context.close();
		},
	);

	it.each([
		["without JavaScript", false],
		["before its script has come", true],
	] as const)(
		"%s the form is posted natively and /contact/sent thanks",
		which,
		async (_, javaScriptEnabled) => {
			const { page, context, internet, errors } = await open({
				alive: false,
				options: { javaScriptEnabled },
				prepare: async (prepared) => javaScriptEnabled && withoutIsland(prepared),
			});
			await fill(page);
			await button(page).click();
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
			expect(errors.filter((error) => breach.test(error))).toEqual([]);
			await context.close();
		},
	);

	it("checks the required fields natively, also without JavaScript", which, async () => {
		const { page, context, internet } = await open({
			alive: false,
			options: { javaScriptEnabled: false },
		});
		await page.fill('[name="name"]', "Ann");
		await button(page).click();
		await page.waitForTimeout(300);
		expect(page.url()).toBe(contact);
		expect(internet.received).toEqual([]);
		await context.close();
	});
});

describe.concurrent("whatever happens to a message", () => {
	const open = visitorsOf(siteOf("endpoint"));

	it("is said by a screen reader: that it failed, and then that it went", async () => {
		const { page, context, internet } = await open({ behaviour: "refuses" });
		await startReader(page);
		await fill(page);
		await button(page).click();
		const { failedTitle, failed, sending, sentTitle, sent, dismiss } =
			site.speech.words.contactForm.send;
		await eventually(async () => expect((await said(page)).at(-1)).toBe("alert"));
		expect(await said(page)).toContain(`polite: ${sending}`);
		expect(between(await readOut(page), "alert", `button, ${dismiss}`)).toEqual(
			expect.arrayContaining([failedTitle, failed]),
		);
		internet.behaviour = "accepts";
		await button(page).click();
		await eventually(async () => expect((await said(page)).at(-1)).toBe("status"));
		expect(between(await readOut(page), "status", `button, ${dismiss}`)).toEqual(
			expect.arrayContaining([sentTitle, sent]),
		);
		await context.close();
	});

	it("while it is sent, the button is off and says so, and nothing can be changed", async () => {
		const { page, context } = await open({ behaviour: "answers never" });
		await fill(page);
		await button(page).click();
		await page.waitForSelector('.contact-form__submit:disabled:text-is("Sending...")');
		expect(await page.locator('[name="message"]').isDisabled()).toBe(true);
		expect(await findFaults(page)).toEqual([]);
		await context.close();
	});

	it("takes one photo, small and without its place, and keeps it when sending fails", async () => {
		const { page, context, internet, errors } = await open({ behaviour: "refuses" });
		const photo = await sharp({
			create: { width: 4032, height: 3024, channels: 3, background: "#a05a2c" },
		})
			.withExif({
				IFD0: { Make: "Phone" },
				IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 0/1 0/1" },
			})
			.jpeg()
			.toBuffer();
		expect((await sharp(photo).metadata()).exif).toBeDefined();
		const field = page.locator("#contact-photo");
		await field.setInputFiles({ name: "IMG 4711.JPG", mimeType: "image/jpeg", buffer: photo });
		const chosen = () =>
			field.evaluate((input: HTMLInputElement) => [input.files?.[0]?.name, input.validity.valid]);
		await eventually(async () => expect(await chosen()).toEqual(["photo.jpg", true]));
		await fill(page);
		await button(page).click();
		await page.waitForSelector(".notice--failure");
		expect(await chosen()).toEqual(["photo.jpg", true]);
		// A draft holds what was typed, and not the photo.
		expect(await draft(page)).not.toContain("photo");
		internet.behaviour = "accepts";
		await button(page).click();
		await page.waitForSelector(".notice--success");
		expect(internet.received.map(({ fields }) => fields.photo)).toEqual(["photo.jpg", "photo.jpg"]);
		const sent = await sharp(internet.files[1]).metadata();
		expect([sent.format, sent.width, sent.height, sent.exif]).toEqual([
			"jpeg",
			1600,
			1200,
			undefined,
		]);
		expect(await chosen()).toEqual([undefined, true]);
		expect(errors.filter((error) => !error.includes("status of 400"))).toEqual([]);
		await context.close();
	});

	it("refuses a file that is no photo, says so, and takes another", async () => {
		const { page, context, internet } = await open();
		const field = page.locator("#contact-photo");
		const text = { name: "door.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") };
		await field.setInputFiles(text);
		await page.locator("#contact-photo-error").waitFor();
		expect(await findFaults(page)).toEqual([]);
		await fill(page);
		await button(page).click();
		await page.waitForTimeout(300);
		expect(internet.received).toEqual([]);
		await field.setInputFiles([]);
		await eventually(async () => expect(await field.getAttribute("aria-invalid")).toBe("false"));
		await button(page).click();
		await page.waitForSelector(".notice--success");
		expect(internet.received.map(({ fields }) => fields.photo)).toEqual([""]);
		await context.close();
	});

	it("tells how the visitor came: by the first page, and by what an advertisement added to it", async () => {
		const first = `https://${host}/areas?utm_source=flyer&utm_other=x&gclid=Cj0&_next=https://evil.example`;
		const { page, context, internet } = await open({ path: first, alive: false });
		await page.waitForFunction(() => sessionStorage.length > 0);
		await page.goto(contact);
		await page.locator(".contact-form").scrollIntoViewIfNeeded();
		await hydrated(page, "ContactForm");
		await fill(page);
		await button(page).click();
		await notice(page).waitFor();
		const [{ fields = {} } = {}] = internet.received;
		expect(fields).toMatchObject({
			landing_page: first,
			referrer: "",
			utm_source: "flyer",
			utm_medium: "",
			gclid: "Cj0",
			_next: `${contact}/sent`,
		});
		expect(fields).not.toHaveProperty("utm_other");
		await context.close();
	});

	it("no answer within ten seconds is a failure, and not before", async () => {
		const { page, context } = await open({ behaviour: "answers never", prepare: withClock });
		await fill(page);
		await stopClock(page);
		await button(page).click();
		await page.waitForSelector(".contact-form__submit:disabled");
		await page.clock.runFor(9_999);
		expect(await notice(page).count()).toBe(0);
		await page.clock.runFor(1);
		await page.waitForSelector(".notice--failure");
		expect(await values(page)).toEqual(typed);
		await context.close();
	});

	it("an answer that comes after that is still told, and another try in between sends nothing", async () => {
		const { page, context, internet } = await open({ behaviour: "answers late" });
		await fill(page);
		await button(page).click();
		await page.waitForSelector(".notice--failure", { timeout: 12_000 });
		await button(page).click();
		await page.waitForSelector(".notice--success", { timeout: 12_000 });
		expect(await values(page)).toEqual(untouched);
		expect(internet.received).toHaveLength(1);
		await context.close();
	});

	it("a message that failed goes under its old name again, one that was changed under a new one", async () => {
		const { page, context, internet } = await open({ behaviour: "breaks" });
		await fill(page);
		for (const change of ["", "", " Please."]) {
			if (change !== "") await page.fill('[name="message"]', `${typed.message}${change}`);
			const { length } = internet.received;
			await button(page).click();
			await page.waitForSelector(".notice--failure");
			await eventually(() => expect(internet.received.length).toBe(length + 1));
			await page.waitForSelector(".contact-form__submit:enabled");
		}
		const [first, second, changed] = internet.received.map(({ fields }) => fields.message_id);
		expect(first).toMatch(/^0\.\d+$/);
		expect(second).toBe(first);
		expect(changed).not.toBe(first);
		await context.close();
	});

	it("goes by the browser itself where something has taken its number out", async () => {
		const { page, context, internet } = await open();
		await fill(page);
		await page.evaluate(() => document.querySelector('[name="message_id"]')?.remove());
		await button(page).click();
		await eventually(() => expect(internet.received.length).toBe(1));
		await context.close();
	});

	it("spaces alone are nothing", async () => {
		const { page, context, internet } = await open();
		await fill(page);
		await page.fill('[name="message"]', "  \n ");
		await button(page).click();
		await page.fill('[name="name"]', "   ");
		await page.keyboard.press("Enter");
		await page.waitForTimeout(300);
		expect(internet.received).toEqual([]);
		expect(
			await page
				.locator('[name="message"]')
				.evaluate((area: HTMLTextAreaElement) => area.validity.valueMissing),
		).toBe(true);
		await context.close();
	});

	it("closing the tab while it is sent asks first, and not after that", async () => {
		const { page, context } = await open({ behaviour: "answers never", prepare: withClock });
		const asked: string[] = [];
		page.on("dialog", (dialog) => {
			asked.push(dialog.type());
			void dialog.dismiss();
		});
		await fill(page);
		await button(page).click();
		// Set in an effect, a frame after what it shows.
		await page.waitForFunction(() => window.onbeforeunload !== null);
		await page.close({ runBeforeUnload: true });
		await eventually(() => expect(asked).toEqual(["beforeunload"]));
		await page.clock.runFor(10_000);
		await page.waitForSelector(".notice--failure");
		await page.waitForFunction(() => window.onbeforeunload === null);
		await page.close({ runBeforeUnload: true });
		await eventually(() => expect(page.isClosed()).toBe(true));
		expect(asked).toHaveLength(1);
		await context.close();
	});

	it("a draft with a field that is gone is kept for the others", async () => {
		const kept = JSON.stringify([["color", "red"], ...Object.entries(typed)]);
		const { page, context } = await open({
			prepare: (prepared) =>
				prepared.addInitScript((text) => sessionStorage.setItem("contact-draft", text), kept),
		});
		await eventually(async () => expect(await values(page)).toEqual(typed));
		await context.close();
	});

	it("a draft's choice that the form does not offer, as in another language, leaves none", async () => {
		const kept = JSON.stringify(Object.entries({ ...typed, subject: "No such subject" }));
		const { page, context } = await open({
			prepare: (prepared) =>
				prepared.addInitScript((text) => sessionStorage.setItem("contact-draft", text), kept),
		});
		await eventually(async () => expect(await values(page)).toEqual({ ...typed, subject: "" }));
		expect(
			await page
				.locator('[name="subject"]')
				.evaluate((field: HTMLSelectElement) => field.selectedIndex),
		).toBe(0);
		await context.close();
	});

	it("offline is a failure, and back online the message goes", async () => {
		const { page, context, internet } = await open();
		await fill(page);
		await context.setOffline(true);
		await button(page).click();
		await page.waitForSelector(".notice--failure");
		expect(await values(page)).toEqual(typed);
		await context.setOffline(false);
		// A browser may drop the first request after its network has changed: a visitor sends again.
		await eventually(async () => {
			await button(page).click();
			await page.waitForSelector(".notice");
			expect(await notice(page).getAttribute("class")).toContain("notice--success");
		});
		expect(internet.received).toHaveLength(1);
		await context.close();
	});

	it("a double click sends once, and so does Enter pressed twice", async () => {
		const { page, context, internet } = await open();
		await fill(page);
		await button(page).dblclick();
		await page.waitForSelector(".notice--success");
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
		await context.close();
	});

	it("a reload, another page and the back button leave what was typed where it was", async () => {
		const { page, context } = await open();
		await fill(page);
		await page.reload();
		await page.locator(".contact-form").scrollIntoViewIfNeeded();
		await hydrated(page, "ContactForm");
		await page.waitForFunction(
			() => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value !== "",
		);
		expect(await values(page)).toEqual(typed);
		await page.goto(`https://${host}/about`);
		await page.goBack();
		await page.waitForFunction(
			() => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value !== "",
		);
		expect(await values(page)).toEqual(typed);
		await page.goto(`https://${host}/faq`);
		await page.goto(contact);
		await page.locator(".contact-form").scrollIntoViewIfNeeded();
		await page.waitForFunction(
			() => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value !== "",
		);
		expect(await values(page)).toEqual(typed);
		await context.close();
	});

	it("a reload while it is sent leaves the form ready, with the draft in it", async () => {
		const { page, context } = await open({ behaviour: "answers never" });
		await fill(page);
		await button(page).click();
		await page.waitForSelector(".contact-form__submit:disabled");
		await page.reload();
		await page.locator(".contact-form").scrollIntoViewIfNeeded();
		await hydrated(page, "ContactForm");
		await page.waitForFunction(
			() => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value !== "",
		);
		expect(await values(page)).toEqual(typed);
		expect(await button(page).isEnabled()).toBe(true);
		await context.close();
	});

	it("a draft never takes the place of what was typed before the script came", async () => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		const { page, context } = await open({
			alive: false,
			prepare: async (prepared) => {
				await prepared.addInitScript(
					(kept) => sessionStorage.setItem("contact-draft", kept),
					JSON.stringify(Object.entries(typed)),
				);
				await prepared.route(/\/ContactForm-.*\.js$/, async (route) => {
					await held;
					await route.continue();
				});
			},
		});
		await page.fill('[name="name"]', "Typed just now");
		release();
		await hydrated(page, "ContactForm");
		await page.waitForFunction(
			() => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value !== "",
		);
		expect(await values(page)).toEqual({ ...typed, name: "Typed just now" });
		await context.close();
	});

	it("what was typed before the script came is kept as a draft, and nothing else is", async () => {
		const typedOf = async (page: Page) => JSON.parse((await draft(page)) ?? "null");
		for (const typedFirst of [true, false]) {
			const { page, context } = await open({ alive: false });
			if (typedFirst) await page.fill('[name="message"]', "Written before");
			await hydrated(page, "ContactForm");
			expect(await typedOf(page)).toEqual(typedFirst ? [["message", "Written before"]] : null);
			await page.fill('[name="message"]', "");
			expect(await typedOf(page)).toBeNull();
			await context.close();
		}
	});

	it.each([
		[
			"storage that is forbidden",
			() =>
				Object.defineProperty(window, "sessionStorage", {
					get: () => {
						throw new DOMException("denied", "SecurityError");
					},
				}),
		],
		["a draft that is no draft", () => sessionStorage.setItem("contact-draft", '{"a":')],
		["a draft of another form", () => sessionStorage.setItem("contact-draft", '[["color","red"]]')],
	])("%s stops nothing", async (_, spoil) => {
		const { page, context, internet, errors } = await open({
			prepare: (prepared) => prepared.addInitScript(spoil),
		});
		await fill(page);
		await button(page).click();
		await page.waitForSelector(".notice--success");
		expect(internet.received).toHaveLength(1);
		expect(errors).toEqual([]);
		await context.close();
	});

	it("what is missing is asked for in the browser's own words", async () => {
		const { page, context, internet } = await open();
		await button(page).click();
		expect(internet.received).toEqual([]);
		expect(await focusIsIn(page, '[name="name"]')).toBe(true);
		expect(
			await page.evaluate(() =>
				[...document.querySelectorAll<HTMLInputElement>(".contact-form :invalid")]
					.map(({ name }) => name)
					.filter(Boolean),
			),
		).toEqual(["name", "email", "subject", "message"]);
		await page.fill('[name="email"]', "not an address");
		expect(
			await page
				.locator('[name="email"]')
				.evaluate(
					(input: HTMLInputElement) => input.validity.typeMismatch && !input.validity.customError,
				),
		).toBe(true);
		expect(await findFaults(page)).toEqual([]);
		await context.close();
	});

	it("each wrong field says in words what is wrong, until it is right", async () => {
		const { page, context } = await open({ options: { forcedColors: "active" } });
		const wrong = () =>
			page.evaluate(() =>
				[...document.querySelectorAll<HTMLInputElement>('.contact-form [aria-invalid="true"]')].map(
					({ name }) => name,
				),
			);
		const shown = () =>
			page.evaluate(() =>
				[...document.querySelectorAll<HTMLElement>(".field__error")]
					.filter((error) => error.checkVisibility())
					.map(({ id }) => id.replace(/^contact-|-error$/g, "")),
			);
		const described = (name: string) => page.getAttribute(`[name="${name}"]`, "aria-describedby");
		expect(await shown()).toEqual([]);
		expect(await described("name")).toBe(null);
		await page.locator('[name="name"]').focus();
		await button(page).click();
		await eventually(async () =>
			expect(await wrong()).toEqual(["name", "email", "subject", "message"]),
		);
		expect(await shown()).toEqual(["name", "email", "subject", "message"]);
		expect(await described("name")).toBe("contact-name-error");
		expect(await described("message")).toBe("contact-hint contact-message-error");
		// Without colour, the border tells them apart.
		const border = (name: string) =>
			page.locator(`[name="${name}"]`).evaluate((field) => getComputedStyle(field).borderStyle);
		expect(await border("email")).not.toBe(await border("phone"));
		expect(await findFaults(page)).toEqual([]);
		await page.fill('[name="phone"]', "abc");
		await page.locator('[name="phone"]').blur();
		await eventually(async () => expect(await wrong()).toContain("phone"));
		expect(await shown()).toContain("phone");
		await fill(page);
		await eventually(async () => expect(await wrong()).toEqual([]));
		expect(await shown()).toEqual([]);
		expect(await described("name")).toBe(null);
		expect(await described("message")).toBe("contact-hint");
		await context.close();
	});

	it("a phone number is written the usual way when it is one, and never refused", async () => {
		const { page, context, internet } = await open();
		for (const [number, shown] of [
			["212.555.0123", "(212) 555-0123"],
			["+1 212 555 0123", "(212) 555-0123"],
			["ask for Ann, ext. 12", "ask for Ann, ext. 12"],
		] as const) {
			await page.fill('[name="phone"]', number);
			await page.locator('[name="phone"]').blur();
			expect(await page.inputValue('[name="phone"]')).toBe(shown);
		}
		await fill(page);
		await page.fill('[name="phone"]', "no phone");
		await button(page).click();
		await page.waitForSelector(".notice--success");
		expect(internet.received[0]?.fields.phone).toBe("no phone");
		await context.close();
	});

	it("a link can choose the subject, once", async () => {
		const { page, context } = await open({
			path: `${contact}?subject=${encodeURIComponent(first)}`,
		});
		await subjectIs(page, first);
		expect(page.url()).toBe(contact);
		await page.selectOption('[name="subject"]', last);
		await page.reload();
		await page.locator(".contact-form").scrollIntoViewIfNeeded();
		await subjectIs(page, last);
		await page.goto(`${contact}?subject=Carpentry`);
		await page.locator(".contact-form").scrollIntoViewIfNeeded();
		await hydrated(page, "ContactForm");
		await page.waitForTimeout(200);
		expect(await page.inputValue('[name="subject"]')).toBe(last);
		await context.close();
	});

	it("a service's link chooses the subject, a town's begins the message", async () => {
		const [service] = site.services;
		const town = [...site.towns.values()][0];
		for (const [from, field, value] of [
			[`/services/${service?.slug}`, "subject", service?.name],
			[`/areas/${town?.id}`, "message", `${town?.name}\n`],
		] as const) {
			const { page, context } = await open({ path: `https://${host}${from}`, alive: false });
			await page.locator("main .hero a[href*='/contact']").click();
			await page.waitForURL(/\/contact/);
			await page.locator(".contact-form").scrollIntoViewIfNeeded();
			await hydrated(page, "ContactForm");
			expect(await page.inputValue(`[name="${field}"]`)).toBe(value);
			await context.close();
		}
	});

	it("on its own page, a quote's link leads to the form", async () => {
		const { page, context } = await open();
		await page.locator(".call-to-action__quote").click();
		await page.waitForFunction(() => {
			const { top = -1 } = document.getElementById("form")?.getBoundingClientRect() ?? {};
			return location.hash === "#form" && top >= 0 && top < innerHeight;
		});
		await context.close();
	});

	it("a symptom's link chooses the subject and begins the message, once, and never over what is written", async () => {
		const { page, context } = await open({
			path: `${contact}#${new URLSearchParams({ subject: first, message: "It hums & stays." })}`,
		});
		await subjectIs(page, first);
		expect(await page.inputValue('[name="message"]')).toBe("It hums & stays.\n");
		expect(page.url()).toBe(contact);
		await page.fill('[name="name"]', typed.name);
		const comeFrom = async (subject: string, message: string) => {
			await page.goto(`${contact.replace("/contact", "/faq")}`);
			await page.goto(`${contact}#${new URLSearchParams({ subject, message })}`);
			await page.locator(".contact-form").scrollIntoViewIfNeeded();
			await subjectIs(page, subject);
		};
		await comeFrom(last, "It squeals.");
		expect(await values(page)).toMatchObject({ name: typed.name, message: "It squeals.\n" });
		await page.fill('[name="message"]', "My own words");
		await comeFrom(first, "It hums & stays.");
		expect(await page.inputValue('[name="message"]')).toBe("My own words");
		await context.close();
	});

	it("nobody meets the trap: it is neither seen, nor spoken, nor reached by a key", async () => {
		const { page, context } = await open();
		expect(await page.locator('[name="_gotcha"]').isVisible()).toBe(false);
		expect(await page.locator(".contact-form").ariaSnapshot()).not.toMatch(/empty|gotcha/i);
		await page.focus('[name="name"]');
		await page.keyboard.press("Shift+Tab");
		expect(await focusIsIn(page, '[name="_gotcha"]')).toBe(false);
		await context.close();
	});

	it("by keyboard alone: every field in order, Enter sends, the notice is read and put away", async () => {
		const { page, context, internet } = await open();
		await page.focus('[name="name"]');
		for (const name of fields) {
			expect(await focusIsIn(page, `[name="${name}"]`)).toBe(true);
			await page.keyboard.type(name === "subject" ? typed.subject.slice(0, 4) : typed[name]);
			await page.keyboard.press("Tab");
		}
		expect(await focusIsIn(page, "#contact-photo")).toBe(true);
		await page.keyboard.press("Tab");
		expect(await focusIsIn(page, ".contact-form__submit")).toBe(true);
		internet.behaviour = "breaks";
		await page.keyboard.press("Enter");
		await page.waitForSelector(".notice--failure");
		expect(await focusIsIn(page, ".notice")).toBe(true);
		expect(await findFaults(page)).toEqual([]);
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
			"Dismiss",
		);
		await page.keyboard.press("Enter");
		await page.waitForSelector(".notice", { state: "detached" });
		expect(await focusIsIn(page, ".contact-form__submit")).toBe(true);
		expect(await values(page)).toEqual(typed);

		internet.behaviour = "accepts";
		await page.focus('[name="email"]');
		await page.keyboard.press("Enter");
		await page.waitForSelector(".notice--success");
		expect(await findFaults(page)).toEqual([]);
		await context.close();
	});

	it("a visitor in dark mode and one at 320 px see the same, without a fault", async () => {
		const { page, context, internet } = await open({
			options: { colorScheme: "dark", viewport: { width: 320, height: 640 } },
		});
		internet.behaviour = "breaks";
		await fill(page);
		await button(page).click();
		await page.waitForSelector(".notice--failure");
		expect(await findFaults(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		await context.close();
	});
});

describe.concurrent("simulated", () => {
	const open = visitorsOf(siteOf("simulated"));

	it("takes a second, says that the message is sent, empties the form, and sends nothing", async () => {
		const { page, context, internet, errors } = await open({ prepare: withClock });
		await stopClock(page);
		// A second message follows the first.
		for (const _time of ["once", "again"]) {
			await fill(page);
			await button(page).click();
			await page.waitForSelector('.contact-form__submit:disabled:text-is("Sending...")');
			await page.clock.runFor(999);
			expect(await page.locator(".notice--success").count()).toBe(0);
			await page.clock.runFor(1);
			await page.waitForSelector(".notice--success");
			expect(await notice(page).innerText()).toMatch(
				/^Message Sent!\s+We'll get back to you as soon as possible\.\s+This form is a demonstration: nothing is sent\. To reach us, call \(520\) 555-0164\./,
			);
			expect(await values(page)).toEqual(untouched);
			expect(await button(page).innerText()).toBe("Send Message");
			expect(await draft(page)).toBeNull();
		}
		expect(internet.received).toEqual([]);
		expect(errors).toEqual([]);
		await context.close();
	});

	it("before its script has come, pressing Send leaves message and address bar alone", async () => {
		const { page, context } = await open({ alive: false, prepare: withoutIsland });
		await fill(page);
		await button(page).click();
		await page.waitForTimeout(300);
		expect(page.url()).toBe(contact);
		expect(await values(page)).toEqual(typed);
		await context.close();
	});

	it("without JavaScript says plainly that the form is off, and offers phone and e-mail", async () => {
		const { page, context } = await open({ alive: false, options: { javaScriptEnabled: false } });
		expect(await page.locator(".contact-form").isVisible()).toBe(false);
		const note = page.locator(".note", { hasText: "demonstration" });
		expect(await note.isVisible()).toBe(true);
		expect(await note.locator('a[href^="tel:"]').count()).toBe(1);
		expect(await note.locator('a[href^="mailto:"]').count()).toBe(1);
		expect(await findFaults(page)).toEqual([]);
		await context.close();
	});

	it("with JavaScript says above its button that it is a demonstration, and whom to call", async () => {
		const { page, context } = await open();
		const line = page.locator(".contact-form > .small-print");
		expect(await line.innerText()).toMatch(/demonstration: nothing is sent.*\(520\) 555-0164/);
		expect(await page.locator(".note").count()).toBe(0);
		expect(await findFaults(page)).toEqual([]);
		await context.close();
	});
});
