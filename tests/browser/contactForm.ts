import type { BrowserContextOptions, Page } from "playwright-core";
import { loadSite } from "../../generator/load/loadSite.ts";
import { buildExample, company } from "./exampleSites.ts";
import { type Behaviour, type FormServer, startFormServer } from "./formServer.ts";
import { hydrated, type WatchedPage } from "./openPage.ts";
import { it as visits } from "./visits.ts";

// csp.test.ts and spoken.test.ts send each company's form, with the simulated provider.
export const { site } = loadSite(company, "2026-11-22");
const { host } = new URL(site.business.url);
export const sentPage = `https://${host}/contact/sent`;
export const [firstSubject = "", lastSubject = ""] = [
	site.services[0]?.name,
	site.pages.contact.form.subjectOther,
];

const settings: Readonly<Record<string, object>> = {
	endpoint: { provider: "endpoint", url: "/api/contact" },
	netlify: { provider: "netlify", name: "contact" },
	simulated: { provider: "simulated" },
};

/** Builds a site whose form posts to a provider. @returns the site's folder */
const siteOf = (provider: string): Promise<string> =>
	buildExample(`form: ${provider}`, (data) => {
		data.edit("business", (business) => (business.form = settings[provider]));
		if (provider !== "simulated")
			data.replace(
				/^providerNotes:$/m,
				`providerNotes:\n  ${provider}: The form goes to ${provider}.`,
			);
	});

interface VisitedForm extends WatchedPage {
	readonly form: ReturnType<typeof formOn>;
	readonly server: FormServer;
	/** The contact page's URL. */
	readonly contact: string;
}

interface FormVisits {
	/** Opens a page of the provider's site, by default the contact page with a hydrated form. */
	readonly openForm: (asked?: {
		readonly provider?: string;
		readonly path?: string;
		readonly alive?: boolean;
		readonly behaviour?: Behaviour;
		readonly options?: BrowserContextOptions;
		readonly prepare?: (page: Page) => Promise<unknown>;
		/** Installs a clock, which `page.clock.runFor` moves. */
		readonly clock?: boolean;
	}) => Promise<VisitedForm>;
}

/** The servers that no test uses, by the provider of their site's form. */
const unused = new Map<string, FormServer[]>();

export const it = visits.extend<FormVisits>({
	openForm: async ({ open, look, onTestFinished }, use) =>
		use(
			async ({
				provider = "endpoint",
				path = "/contact",
				alive = true,
				behaviour = "accepts",
				options = {},
				prepare,
				clock = false,
			} = {}) => {
				const alike = unused.get(provider) ?? [];
				unused.set(provider, alike);
				const server = alike.pop() ?? (await startFormServer(host, await siteOf(provider)));
				server.behaviour = behaviour;
				onTestFinished(() => {
					server.received.length = 0;
					server.files.length = 0;
					alike.push(server);
				});
				const url = `${server.url}${path}`;
				// A clock would stay in a used tab.
				const visited = await (clock
					? open(url, options, (page) => page.clock.install())
					: look(url, options, prepare));
				const form = formOn(visited.page);
				if (alive) await form.wake();
				return { ...visited, form, server, contact: `${server.url}/contact` };
			},
		),
});

export const typed = {
	name: "Ann O'Neil & Sons",
	email: "ann@example.com",
	phone: "(212) 555-0123",
	subject: lastSubject,
	message: "It went bang.\nNow it hangs <askew>.",
	window: "Saturday",
};
/** The origin fields of a visitor who opened the contact page first, but for `landing_page`. */
export const origin = Object.fromEntries(
	["referrer", "gclid", "msclkid", "fbclid"]
		.concat(["source", "medium", "campaign", "term", "content"].map((part) => `utm_${part}`))
		.map((name) => [name, ""]),
);
type Field = keyof typeof typed;
export const fields = Object.keys(typed) as Field[];
export const untouched = { name: "", email: "", phone: "", subject: "", window: "", message: "" };

/** What a visitor does with the form of a page, and sees of it. */
const formOn = (page: Page) => {
	const field = (name: Field | "_gotcha") => page.locator(`[name="${name}"]`);
	const button = page.locator(".contact-form__submit");
	const fill = async () => {
		for (const name of ["name", "email", "phone", "message"] as const)
			await field(name).fill(typed[name]);
		for (const name of ["subject", "window"] as const)
			if ((await field(name).count()) > 0) await field(name).selectOption(typed[name]);
	};
	return {
		field,
		button,
		fill,
		notice: page.locator(".notice"),
		fillAndSend: async () => {
			await fill();
			await button.click();
		},
		wake: async () => {
			await page.locator(".contact-form").scrollIntoViewIfNeeded();
			await hydrated(page, "ContactForm");
		},
		isSent: () => page.waitForSelector(".notice--success"),
		hasFailed: () => page.waitForSelector(".notice--failure"),
		isSending: () => page.waitForSelector('.contact-form__submit:disabled:text-is("Sending...")'),
		values: () =>
			page.evaluate(
				(names) =>
					Object.fromEntries(
						names.map((name) => [
							name,
							document.querySelector<HTMLInputElement>(`.contact-form [name="${name}"]`)?.value,
						]),
					),
				fields,
			),
		hasDraft: () =>
			page.waitForFunction(
				() => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value !== "",
			),
		draft: () => page.evaluate(() => sessionStorage.getItem("contact-draft")),
		focusIsOn: (selector: string) =>
			page.evaluate((where) => document.activeElement?.matches(where), selector),
		/** Stops the clock of a page opened with `clock`. Then only `page.clock.runFor` moves it. */
		stopClock: () => page.clock.pauseAt(Date.now() + 60_000),
	};
};

export const leaveDraft = (page: Page, text: string) =>
	page.addInitScript((kept) => sessionStorage.setItem("contact-draft", kept), text);

/** Never answers requests for the form's script, like a slow network. */
export const withoutIsland = (page: Page) => page.route(/\/ContactForm-.*\.js$/, () => {});
