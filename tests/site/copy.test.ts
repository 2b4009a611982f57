import { expect, it } from "vitest";
import { business } from "../data.ts";
import { all, type BuiltPage, metaOf, pages, textOf, texts, titleOf } from "./pages.ts";

/** Everything that a page says, head included. */
const allTextOf = (page: BuiltPage) =>
	[
		titleOf(page),
		metaOf(page, "description") ?? "",
		textOf(page.root),
		...all(page.root, "[alt], [title], [aria-label]").flatMap(({ attributes: { alt, title, "aria-label": label } }) => [alt, title, label]),
	].join("\n");

it.each(pages.map((page) => [page.path, allTextOf(page)] as const))("%s leaves no {fact} unfilled, no link unread and no value unnamed", (_path, text) => {
	expect(text.match(/\{\w+\}|\]\(\/|\bundefined\b|\bNaN\b|\[object /g) ?? []).toEqual([]);
});

it("shows the license number where there is one, and no other", () => {
	for (const { path, root } of pages)
		expect(texts(root, ".site-footer__license"), path).toEqual(business.licenseNumber === "" ? [] : [`· License ${business.licenseNumber}`]);
});
