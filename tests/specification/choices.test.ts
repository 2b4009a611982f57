import { expect, it } from "vitest";
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

it("a lender shows monthly examples where a door is chosen or priced", async () => {
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
