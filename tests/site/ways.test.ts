import { describe, expect, it } from "vitest";
import { plainText } from "../../site/markdown.ts";
import { business, routes, siteOf } from "../data.ts";
import { all, allTextOf, attribute, flat, hrefs, one, pageAt, textOf, texts } from "./pages.ts";

const inLanguageOf = ({ language }: (typeof routes)[number], kind: string) =>
	routes.find((route) => route.kind === kind && route.language === language)?.path;

describe("without a script, in each language", () => {
	it("the field for a place is a form that leads to the table of places", () => {
		for (const route of routes) {
			const { label, hint, submit } = siteOf(route).words.zipLookup;
			const { root } = pageAt(route.path);
			const forms = all(root, "form").filter((form) => all(form, "[name=zip]").length > 0);
			const isOnPage = ["home", "areas", "services", "prices"].includes(route.kind);
			expect(forms.length, route.path).toBe(isOnPage ? 2 : 1);
			for (const form of forms) {
				expect(attribute(form, "action")).toBe(`${inLanguageOf(route, "areas")}#zip-table`);
				expect(textOf(form)).toBe(`${label} ${submit}`);
				expect(attribute(one(form, "[name=zip]"), "placeholder")).toBe(hint);
			}
		}
		for (const { path } of routes.filter(({ kind }) => kind === "areas"))
			expect(all(pageAt(path).main, "#zip-table"), path).toHaveLength(1);
	});

	it("the annual plan is asked for where it is told and priced, with a message begun", () => {
		for (const route of routes) {
			const { services } = siteOf(route);
			const asked = services.flatMap(({ slug, name, plan }) => {
				const isShown =
					route.kind === "prices" || (route.kind === "service" && route.service.slug === slug);
				const { label, message } = plan?.ask ?? {};
				return isShown && label && message ? [[label, name, message]] : [];
			});
			const links = all(pageAt(route.path).main, "a").flatMap((link) => {
				const [path, draft] = attribute(link, "href").split("#");
				const { subject, message } = Object.fromEntries(new URLSearchParams(draft));
				const isPlan = services.some(({ plan }) => plan?.ask?.message === message);
				return message && isPlan && path === inLanguageOf(route, "contact")
					? [[textOf(link), subject, message]]
					: [];
			});
			expect(links, route.path).toEqual(asked);
		}
	});

	it("WhatsApp comes first on translated pages, with the page's matter, and the policy names it", () => {
		for (const route of routes) {
			const { main } = pageAt(route.path);
			const { speech, words } = siteOf(route);
			const links = hrefs(main, ".write-link").map((href) => new URL(href));
			const [first] = links;
			if (links.length > 1)
				expect(first?.protocol, route.path).toBe(speech.original ? "https:" : "sms:");
			for (const { searchParams } of links)
				expect(searchParams.get("text") ?? searchParams.get("body"), route.path).toMatch(/\S{3}/);
			if (route.kind === "privacy-policy")
				expect(textOf(main).includes(words.textMessage.whatsApp), route.path).toBe(
					business.whatsApp !== undefined,
				);
		}
	});

	it("the form's page says what happens next and whom to tell of bad work", () => {
		for (const route of routes.filter(({ kind }) => kind.startsWith("contact"))) {
			const { main } = pageAt(route.path);
			const { contact, "contact/sent": sent } = siteOf(route).pages;
			const said = textOf(main);
			for (const text of sent.next) expect(said, route.path).toContain(flat(plainText(text)));
			const complaints = route.kind === "contact" ? contact.complaints : undefined;
			expect(texts(main, "#complaints"), route.path).toEqual(
				complaints ? [complaints.heading] : [],
			);
			if (complaints) expect(said).toContain(flat(plainText(complaints.text)));
		}
	});

	it("permits are answered before a town is chosen", () => {
		for (const { path } of routes.filter(({ kind }) => kind === "permits")) {
			const [answer, choice] = [".fact-list", ".town-choice"].map(
				(part) => all(pageAt(path).main, part)[0]?.range[0] ?? Number.NaN,
			);
			expect(answer, path).toBeLessThan(choice ?? Number.NaN);
		}
	});

	it("a license number is told with the look-up, and none is told where there is none", () => {
		const { licenseNumber, licenseLookup, promises } = business;
		for (const route of routes) {
			const page = pageAt(route.path);
			const isLater = route.kind === "about" && licenseNumber === "" && promises.licensedAndInsured;
			const later = siteOf(route).words.footer.licenseLater;
			expect(allTextOf(page).includes(later), route.path).toBe(isLater);
			const isLinked = licenseLookup !== undefined && (licenseNumber !== "" || isLater);
			expect(hrefs(page.root).includes(licenseLookup ?? ""), route.path).toBe(isLinked);
		}
	});
});
