import { expect, it } from "vitest";
import { fill } from "../../site/words.ts";
import { business, routes, siteOf } from "../data.ts";
import { allTextOf, pageAt, pages, texts } from "./pages.ts";

it.each(pages)(
	"$path leaves no {fact} unfilled, no Markdown unread and no value unnamed",
	(page) => {
		const raw = /\{\w+\}|\*\*|\]\(\/|\bundefined\b|\bNaN\b|\[object /g;
		expect(allTextOf(page).match(raw) ?? []).toEqual([]);
	},
);

it("shows the license number where there is one, and no other", () => {
	const { licenseNumber: number } = business;
	for (const route of routes) {
		const shown = texts(pageAt(route.path).root, ".site-footer__license");
		const { license } = siteOf(route).words.footer;
		expect(shown, route.path).toEqual(number === "" ? [] : [fill(license, { number })]);
	}
});
