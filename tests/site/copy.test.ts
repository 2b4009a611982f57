import { expect, it } from "vitest";
import { fill } from "../../generator/site/words.ts";
import { business, routes, siteOf } from "../data.ts";
import { all, type BuiltPage, metaOf, pageAt, pages, textOf, texts, titleOf } from "./pages.ts";

const allTextOf = (page: BuiltPage) =>
	[
		titleOf(page),
		metaOf(page, "description") ?? "",
		textOf(page.root),
		...all(page.root, "[alt], [title], [aria-label]").flatMap(
			({ attributes: { alt, title, "aria-label": label } }) => [alt, title, label],
		),
	].join("\n");

it.each(pages.map((page) => [page.path, allTextOf(page)] as const))(
	"%s leaves no {fact} unfilled, no link unread and no value unnamed",
	(_path, text) => {
		expect(text.match(/\{\w+\}|\]\(\/|\bundefined\b|\bNaN\b|\[object /g) ?? []).toEqual([]);
	},
);

it("shows the license number where there is one, and no other", () => {
	const { licenseNumber: number } = business;
	for (const route of routes) {
		const { license } = siteOf(route).words.footer;
		expect(texts(pageAt(route.path).root, ".site-footer__license"), route.path).toEqual(
			number === "" ? [] : [fill(license, { number })],
		);
	}
});
