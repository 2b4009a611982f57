import { describe, expect, it } from "vitest";
import { markdownLinks } from "../../generator/load/readTexts.ts";
import { type Changes, messagesAfter, replaced, sampleSite } from "./sampleData.ts";

describe("markdownLinks", () => {
	it.each([
		["a line without links", "Over 15 years.", []],
		["a link", "See [the areas](/areas).", ["/areas"]],
		["a link with a title", '[x](/faq "All")', ["/faq"]],
		["a link in brackets", "[x](</faq>)", ["/faq"]],
		["a link in bold", "**[x](/faq)**", ["/faq"]],
		["an address in brackets", "<https://other.example/a>", ["https://other.example/a"]],
	])("reads %s", (_, text, links) => {
		expect(markdownLinks(text, false)).toEqual(links);
	});

	it("reads those of a document, its lists and its references", () => {
		expect(markdownLinks("A [b][1].\n\n- [c](/c)\n\n[1]: /d", true)).toEqual(["/d", "/c"]);
	});
});

describe("a link in the data that leads nowhere stops the build, however it is written", () => {
	it.each([
		['[x](/prices "All")', "/prices"],
		["[x](</prices>)", "/prices"],
		["[x](javascript:alert(1))", "javascript:alert(1)"],
		["[x](&#106;avascript:alert(1))", "&#106;avascript:alert(1)"],
		["[x](//evil.example)", "//evil.example"],
		["[x](prices)", "prices"],
		["[x](#prices)", "#prices"],
		["[x](http://other.example)", "http://other.example"],
		["[x](other.example)", "other.example"],
		["<ftp://other.example>", "ftp://other.example"],
	])("%s", (link, target) => {
		const [line = ""] = messagesAfter(replaced("about.md", "[the services](/services)", link));
		expect(line).toContain("› body");
		expect(line).toContain(`got ${JSON.stringify(target)}  expected a link to a page that exists`);
	});

	it.each([
		[
			"![A door](/photos/door.jpg)",
			'"![A door](/photos/door.jpg)"',
			"a text without pictures",
			"the page's image",
		],
		[
			"![A door](https://other.example/door.jpg)",
			'"![A door](https://other.example/door.jpg)"',
			"a text without pictures",
			"the page's image",
		],
		[
			"[the services] (/services)",
			'"[the services] (/services)"',
			"a link without a space",
			"Remove the space",
		],
		[
			"the\n\n- services [here]  (/services)",
			'"[here]  (/services)"',
			"a link without a space",
			"Remove the space",
		],
		[
			"the services [here]  (https://other.example/a)",
			'"[here]  (https://other.example/a)"',
			"a link without a space",
			"Remove the space",
		],
		[
			"[the map](https://maps.example/?q=12 Main St)",
			'"[the map](https://maps.example/?q=12 Main St)"',
			"a link whose address",
			"Write %20",
		],
		[
			"the [services](/services and more",
			'"[services](/services and more."',
			"a link whose address",
			"the ) at its end",
		],
		[
			"the services\n\n| Job | Hours |\n|---|---|\n| Spring | 2 |\n\n",
			'"a table"',
			"a text without tables",
			"Write a list",
		],
	])("so does what a page would show as it was typed: %s", (text, got, expected, fix) => {
		const [line = "", ...others] = messagesAfter(
			replaced("about.md", "[the services](/services)", text),
		);
		expect(others).toEqual([]);
		for (const part of ["› body", `got ${got}`, `expected ${expected}`, fix])
			expect(line).toContain(part);
	});

	it("so does a table in an answer", () => {
		const [line = "", ...others] = messagesAfter(
			replaced("contact.yaml", '"Open {hours}."', '"| Job | Hours |\\n|---|---|\\n| Spring | 2 |"'),
		);
		expect(others).toEqual([]);
		expect(line).toContain('answer  got "a table"  expected a text without tables');
	});

	it.each(["<b>the services</b>", "the services\n\n<div>\nmore\n</div>\n\n"])(
		"HTML is shown as it was typed, and the build says so: %s",
		(text) => {
			const { warnings } = sampleSite(replaced("about.md", "[the services](/services)", text));
			expect(warnings).toContainEqual(
				expect.objectContaining({
					field: "body",
					expected: expect.stringContaining("a text without HTML"),
				}),
			);
		},
	);

	it.each([
		[
			"a word processor's bullet",
			replaced("about.md", "[the services](/services)", "this:\n\n  •\tDoors\n  • Gates\n\n"),
			"body",
			'"•"',
			"Begin each item",
		],
		...["a note[^1]", "==new==", "this:\n\n- [ ] done\n\n", "so\n\n:::tip\n\n"].map(
			(text): [string, Changes, string, string, string] => [
				`what is no Markdown here: ${text.trim()}`,
				replaced("about.md", "[the services](/services)", text),
				"body",
				JSON.stringify(/\[\^1\]|==new==|\[ \]|:::tip/.exec(text)?.[0]),
				"Take it out",
			],
		),
		[
			"an entity",
			replaced("about.md", "[the services](/services)", "doors &mdash; and &amp; more"),
			"body",
			'"&mdash;"',
			"Write the character",
		],
		[
			"an entity by its number",
			replaced("about.md", "[the services](/services)", "we&#8217;re here&#39;s"),
			"body",
			'"&#8217;"',
			"Write the character",
		],
		[
			"an entity with digits",
			replaced("about.md", "[the services](/services)", "1&frac12; cars"),
			"body",
			'"&frac12;"',
			"Write the character",
		],
		[
			"an entity of Markdown's in a heading",
			replaced("faq.yaml", "heading: ", "heading: A &amp; B # "),
			"heading",
			'"&amp;"',
			"Write the character",
		],
		[
			"Markdown in a heading",
			replaced("faq.yaml", "heading: ", 'heading: "**Ask**" # '),
			"heading",
			'"**"',
			"Take it out",
		],
		[
			"a link in a question",
			replaced("areas/pasco/alpha.yaml", "question: First?", 'question: "[First](/services)?"'),
			"questions[0].question",
			'"]("',
			"Take it out",
		],
	])(
		"asks to look at what a page would show as it was typed: %s",
		(_, changes, field, got, fix) => {
			const { warnings } = sampleSite(changes);
			expect(warnings).toContainEqual(
				expect.objectContaining({ field, got, fix: expect.stringContaining(fix) }),
			);
		},
	);

	it("asks to look at none of them where it means something", () => {
		const { warnings } = sampleSite({
			...replaced(
				"about.md",
				"[the services](/services)",
				"**A** • B, AT&T; [c](/services) &amp; d *",
			),
		});
		expect(
			warnings.filter(
				({ field, expected }) => field === "body" && expected.includes("as it was typed"),
			),
		).toEqual([]);
	});

	it.each([
		"`[x](/prices)`",
		"`[x] (/prices)`",
		"[x] (and more)",
		"A [the services](/services) (/faq)",
	])("takes a text for what it is: %s", (text) => {
		expect(
			messagesAfter({
				...replaced("about.md", "[the services](/services)", text),
			}),
		).toEqual([]);
	});
});
