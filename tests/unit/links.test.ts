import { describe, expect, it } from "vitest";
import { createLinks } from "../../site/links.ts";
import { planRoutes } from "../planRoutes.ts";
import { sampleSite } from "./sampleData.ts";

const site = sampleSite();
const routes = planRoutes(site);
const to = createLinks(routes, "https://acme.example");

describe("links to pages", () => {
	it("have no file extension and no trailing slash", () => {
		const pages = [
			to.page("home"),
			to.page("contact"),
			to.page("contact/sent"),
			to.service({ slug: "springs" }),
		];
		expect(pages).toEqual(["/", "/contact", "/contact/sent", "/services/springs"]);
		const places = [to.county("pasco"), to.town({ id: "pasco/alpha" }), to.path("/privacy-policy")];
		expect(places).toEqual(["/areas/pasco", "/areas/pasco/alpha", "/privacy-policy"]);
	});

	it("to a removed page lead to its redirect's target", () => {
		const redirects = [{ from: "/old", to: "/faq#general" }];
		const links = createLinks(routes, "https://acme.example", undefined, redirects);
		expect(links.path("/old#x")).toBe("/faq#general");
		expect(() => to.path("/old")).toThrow("no such page");
	});

	it("can be absolute", () => {
		expect(to.absolute("/")).toBe("https://acme.example/");
		expect(to.absolute("/areas/pasco")).toBe("https://acme.example/areas/pasco");
	});

	it.each(["https://acme.example/repo", "https://acme.example/repo/"])(
		"have the base path of %s",
		(url) => {
			const below = createLinks(routes, url);
			const links = [below.page("home"), below.page("faq"), below.path("/faq#general")];
			expect(links).toEqual(["/repo/", "/repo/faq", "/repo/faq#general"]);
			expect(below.absolute("/")).toBe("https://acme.example/repo/");
			expect(below.absolute("/faq")).toBe("https://acme.example/repo/faq");
		},
	);
});

it.each([
	['"/services/paint"', () => to.service({ slug: "paint" })],
	['"/areas/polk"', () => to.county("polk")],
	['"/areas/pinellas/alpha"', () => to.town({ id: "pinellas/alpha" })],
	['"/faq.html"', () => to.path("/faq.html")],
	['"https://acme.example/faq"', () => to.path("https://acme.example/faq")],
	['"/prices#springs"', () => to.absolute("/prices#springs")],
])("a link to a missing page stops the build: %s", (target, link) => {
	expect(link).toThrow(
		new Error(`A link points to ${target}, and the route table has no such page.`),
	);
});
