import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { blockNodes } from "../../components/markdownTokens.tsx";
import type { Links } from "../../site/links.ts";

const headings = (text: string) =>
	[...renderToStaticMarkup(blockNodes(text, {} as Links)).matchAll(/<h(\d)/g)].map(([, level]) =>
		Number(level),
	);

it.each([
	["# A", [2]],
	["### A", [2]],
	["## A\n\n#### B\n\n## C\n\n### D", [2, 3, 2, 3]],
	["## A\n\n### B\n\n#### C", [2, 3, 4]],
	["### A\n\n### B\n\n##### C\n\n##### D", [2, 2, 3, 3]],
	["#### A\n\n### B", [2, 2]],
])("the headings of %j have the levels %j", (text, levels) => {
	expect(headings(text)).toEqual(levels);
});

it("a table is one that scrolls by keyboard, with Markdown in its cells", () => {
	const text = "| **Job** | | Price |\n|---|:-:|--:|\n| [Spring](#a) | b | $300 |";
	const html = renderToStaticMarkup(blockNodes(text, {} as Links)).replace(/ class="[^"]*"/g, "");
	expect(html).toBe(
		'<section aria-label="Job, Price" tabindex="0"><table><thead><tr><th scope="col"><strong>Job</strong></th><td></td><th scope="col">Price</th></tr></thead><tbody><tr><td><a href="#a">Spring</a></td><td>b</td><td>$300</td></tr></tbody></table></section>',
	);
});

it("a phone number becomes a link, and names with a hyphen do not break", () => {
	const render = (text: string) => renderToStaticMarkup(blockNodes(text, {} as Links));
	expect(render("Take I-75 or I-275, and call (813) 555-0100: $300–$1,200.")).toBe(
		'<p>Take <span class="unbroken">I-75</span> or <span class="unbroken">I-275</span>, and call <a href="tel:+18135550100">(813) 555-0100</a>: <span class="unbroken">$300–$1,200</span>.</p>',
	);
	expect(render("[I-4: (813) 555-0100](https://a.example)")).toBe(
		'<p><a href="https://a.example"><span class="unbroken">I-4</span>: (813) 555-0100</a></p>',
	);
	expect(render("DASMA-115, well-known, 30-60")).toBe("<p>DASMA-115, well-known, 30-60</p>");
});
