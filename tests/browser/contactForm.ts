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
				if (alive) await wakeForm(visited.page);
				return { ...visited, server, contact: `${server.url}/contact` };
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

export const field = (page: Page, name: Field | "_gotcha") => page.locator(`[name="${name}"]`);
export const button = (page: Page) => page.locator(".contact-form__submit");
export const notice = (page: Page) => page.locator(".notice");
export const isSent = (page: Page) => page.waitForSelector(".notice--success");
export const hasFailed = (page: Page) => page.waitForSelector(".notice--failure");
export const isSending = (page: Page) =>
	page.waitForSelector('.contact-form__submit:disabled:text-is("Sending...")');

export async function fill(page: Page): Promise<void> {
	for (const name of ["name", "email", "phone", "message"] as const)
		await field(page, name).fill(typed[name]);
	for (const name of ["subject", "window"] as const)
		if ((await field(page, name).count()) > 0) await field(page, name).selectOption(typed[name]);
}

export async function fillAndSend(page: Page): Promise<void> {
	await fill(page);
	await button(page).click();
}

export const values = (page: Page) =>
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

export async function wakeForm(page: Page): Promise<void> {
	await page.locator(".contact-form").scrollIntoViewIfNeeded();
	await hydrated(page, "ContactForm");
}

export const hasDraft = (page: Page) =>
	page.waitForFunction(
		() => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value !== "",
	);
export const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem("contact-draft"));
export const leaveDraft = (page: Page, text: string) =>
	page.addInitScript((kept) => sessionStorage.setItem("contact-draft", kept), text);

export const focusIsOn = (page: Page, selector: string) =>
	page.evaluate((where) => document.activeElement?.matches(where), selector);

/** Stops the clock of a page opened with `clock`. Then only `page.clock.runFor` moves it. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Never answers requests for the form's script, like a slow network. */
export const withoutIsland = (page: Page) => page.route(/\/ContactForm-.*\.js$/, () => {});
