import { describe, expect, it } from "vitest";
import type { Site } from "../../site/site.ts";
import { site, siteOf, sites } from "../data.ts";
import { renderForTest } from "../faults/renderForTest.ts";

/** Renders pages of a copy of the data in which something is switched on, or off, in each language. */
const pagesOf = async (change: (one: Site) => Site, kinds: readonly string[]) => {
	const changed = { ...change(site), translations: site.translations.map(change) };
	const pages = await renderForTest(changed, (routes) =>
		routes.filter(({ kind, source }) => kinds.includes(kind) || kinds.includes(source)),
	);
	return pages.map(({ route, html }) => ({
		...route,
		html: html.replaceAll("&amp;", "&"),
		words: siteOf(route).words,
	}));
};

describe("a license number", () => {
	const { licenseLookup = "" } = site.business;
	const number = "CBC 1250000";
	const kinds = ["home", "about", "faq"];
	const links = (html: string) => html.split(`href="${licenseLookup}"`).length - 1;

	it("stands on /about and in the footer, and links to the state's look-up", async () => {
		const pages = await pagesOf(
			(one) => ({ ...one, business: { ...one.business, licenseNumber: number } }),
			kinds,
		);
		expect(pages.length).toBe(kinds.length * sites.length);
		for (const { path, kind, html, words } of pages) {
			const extra = kind === "faq" ? 0 : 1;
			expect(html, path).toContain(number);
			expect(links(html), path).toBe(1 + extra);
			expect(html, path).not.toContain(words.footer.licenseLater);
		}
	});

	it("is announced on /about alone while it is missing", async () => {
		for (const { path, kind, html, words } of await pagesOf((one) => one, kinds)) {
			expect(html.includes(words.footer.licenseLater), path).toBe(kind === "about");
			expect(links(html), path).toBe(kind === "about" ? 1 : 0);
		}
	});
});

describe("a lender", () => {
	const service = "garage-door-installation";
	const kinds = ["prices", "hurricane", "doors", `/services/${service}`];
	const financing = {
		services: [service],
		heading: "Pay by the month",
		terms: "A Sample Bank lends, on approved credit.",
		link: { label: "Apply at A Sample Bank", url: "https://bank.example/apply" },
		rate: 9.99,
		examples: [{ name: "A double door", amount: 2400, months: 24 }],
		columns: {
			name: "For",
			amount: "Price",
			months: "Months",
			rate: "Rate",
			monthly: "A month",
			total: "In all",
		},
	};

	it("shows monthly examples where a door is chosen or priced", async () => {
		const pages = await pagesOf((one) => {
			const prices = { ...one.pages.prices, financing };
			return { ...one, pages: { ...one.pages, prices } } as unknown as Site;
		}, kinds);
		expect(pages.length).toBe(kinds.length * sites.length);
		for (const { path, html } of pages) {
			for (const text of [financing.heading, "$110.74", "$2,657.76"])
				expect(html, path).toContain(text);
			expect(html, path).toMatch(/9\.99\s?%/);
			expect(html, path).toContain(`href="${financing.link.url}"`);
		}
	});
});

it("what is switched off leaves no byte", async () => {
	const kinds = "home contact hurricane commercial doors prices about service symptom".split(" ");
	const pages = await pagesOf(
		({ business, speech, services, pages, ...one }) =>
			({
				...one,
				business: { ...business, textPhone: undefined, whatsApp: undefined, booking: undefined },
				speech: { ...speech, textPhone: undefined, whatsApp: undefined, booking: undefined },
				services: services.map(({ plan, ...service }) => ({
					...service,
					...(plan && { plan: { ...plan, ask: undefined } }),
				})),
				pages: {
					...pages,
					contact: {
						...pages.contact,
						complaints: undefined,
						form: { ...pages.contact.form, windows: undefined, photo: undefined },
					},
				},
			}) as Site,
		kinds,
	);
	expect(new Set(pages.map(({ kind }) => kind)).size).toBe(kinds.length);
	for (const page of pages) {
		const asked = siteOf(page).services.flatMap(({ plan }) => plan?.ask?.label ?? []);
		const { photo, whatsApp } = page.words.textMessage;
		for (const trace of ["sms:", "wa.me", "bank.example", photo, whatsApp, ...asked])
			expect(page.html.includes(trace), `${page.path}: ${trace}`).toBe(false);
		for (const trace of [
			"window",
			"contact-photo",
			"complaints",
			"row__book",
			"call-bar__link--book",
		])
			expect(page.html, page.path).not.toMatch(
				new RegExp(`(?:name|id|class)="[^"]*\\b${trace}\\b`),
			);
	}
});
