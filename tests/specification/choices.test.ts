import { describe, expect, it } from "vitest";
import type { Site } from "../../site/site.ts";
import { site } from "../data.ts";
import { renderForTest } from "../faults/renderForTest.ts";

/** What this company has not switched on yet, switched on in a copy of its data. */
const pagesOf = async (changed: Site, kinds: readonly string[]) => {
	const pages = await renderForTest(changed, (routes) =>
		routes.filter(
			({ kind, language, path }) =>
				language === site.speech.language && (kinds.includes(kind) || kinds.includes(path)),
		),
	);
	return pages.map(({ route, html }) => [route.path, html.replaceAll("&amp;", "&")] as const);
};

describe("a license number", () => {
	const { licenseLookup = "" } = site.business;
	const number = "CBC 1250000";
	const links = (html: string) => html.split(`href="${licenseLookup}"`).length - 1;

	it("stands on /about and in the footer, and links to the state's look-up", async () => {
		const licensed = { ...site, business: { ...site.business, licenseNumber: number } };
		for (const [path, html] of await pagesOf(licensed, ["home", "about", "faq"])) {
			const extra = ["/", "/about"].includes(path) ? 1 : 0;
			expect(html, path).toContain(number);
			expect(links(html), path).toBe(1 + extra);
			expect(html, path).not.toContain(site.words.footer.licenseLater);
		}
	});

	it("is announced on /about alone while it is missing", async () => {
		for (const [path, html] of await pagesOf(site, ["home", "about", "faq"])) {
			expect(html.includes(site.words.footer.licenseLater), path).toBe(path === "/about");
			expect(links(html), path).toBe(path === "/about" ? 1 : 0);
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
		const prices = { ...site.pages.prices, financing };
		const lent = { ...site, pages: { ...site.pages, prices } } as unknown as Site;
		const pages = await pagesOf(lent, kinds);
		expect(pages.length).toBe(kinds.length);
		for (const [path, html] of pages) {
			for (const text of [financing.heading, "9.99%", "$110.74", "$2,657.76"])
				expect(html, path).toContain(text);
			expect(html, path).toContain(`href="${financing.link.url}"`);
		}
	});

	it("leaves no byte while nobody is named", async () => {
		for (const [path, html] of await pagesOf(site, kinds))
			expect(html, path).not.toContain("bank.example");
	});
});
