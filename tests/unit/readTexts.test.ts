import { describe, expect, it } from "vitest";
import { markdownLinks } from "../../generator/check/readTexts.ts";
import { type Changes, loadSample, messagesAfter, replaced } from "./sampleData.ts";

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

	it("reads the links of a document's lists and references", () => {
		expect(markdownLinks("A [b][1].\n\n- [c](/c)\n\n[1]: /d", true)).toEqual(["/d", "/c"]);
	});
});

const aboutWith = (text: string) => replaced("about.md", "[the services](/services)", text);

describe("the build", () => {
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
	])("reports a link that leads nowhere: %s", (link, target) => {
		const [line = ""] = messagesAfter(aboutWith(link));
		expect(line).toContain("› body");
		expect(line).toContain(`got ${JSON.stringify(target)}  expected a link to a page that exists`);
	});

	const picture = ["a text without pictures", "the page's image"] as const;
	const space = ["a link without a space", "Remove the space"] as const;
	const percent = ["a link whose address", "Write %20"] as const;
	const end = ["a link whose address", "the ) at its end"] as const;
	const table = "| Job | Hours |\n|---|---|\n| Spring | 2 |";
	it.each([
		["![A door](/photos/door.jpg)", '"![A door](/photos/door.jpg)"', ...picture],
		["![A](https://other.example/a.jpg)", '"![A](https://other.example/a.jpg)"', ...picture],
		["[the services] (/services)", '"[the services] (/services)"', ...space],
		["the\n\n- services [here]  (/services)", '"[here]  (/services)"', ...space],
		["the [here]  (https://other.example/a)", '"[here]  (https://other.example/a)"', ...space],
		["[the map](https://a.example/?q=1 B)", '"[the map](https://a.example/?q=1 B)"', ...percent],
		["the [services](/services and more", '"[services](/services and more."', ...end],
	])("reports Markdown that pages would show as typed: %s", (link, got, expected, fix) => {
		const [line = "", ...others] = messagesAfter(aboutWith(link));
		expect(others).toEqual([]);
		for (const part of ["› body", `got ${got}`, `expected ${expected}`, fix])
			expect(line).toContain(part);
	});

	it("takes a table in a text with paragraphs, and reports one elsewhere", () => {
		expect(messagesAfter(aboutWith(`the services\n\n${table}\n\n`))).toEqual([]);
		const answer = replaced("contact.yaml", '"Open {hours}."', JSON.stringify(table));
		expect(messagesAfter(answer)).toEqual([]);
		for (const text of [table, "Job | Hours\n:-- | --:\nSpring | 2"])
			expect(messagesAfter(replaced("faq.yaml", "Sixteen.", JSON.stringify(text)))).toEqual([
				expect.stringContaining('lede  got "a table"  expected a text without tables'),
			]);
	});

	it("reports what pages can't show in the text of a page of one's own, too", () => {
		const page = (body: string) =>
			`---\ntitle: Who\ndescription: Who answers.\nname: Who\nheading: Who\n---\n\n${body}\n`;
		expect(messagesAfter({ "pages/who.md": page("![A](/photos/a.jpg)") })).toEqual([
			expect.stringContaining("expected a text without pictures"),
		]);
	});

	it.each(["<b>the services</b>", "the services\n\n<div>\nmore\n</div>\n\n"])(
		"warns of HTML, which pages show as typed: %s",
		(text) => {
			const { warnings } = loadSample(aboutWith(text));
			const expected = expect.stringContaining("a text without HTML");
			expect(warnings).toContainEqual(expect.objectContaining({ field: "body", expected }));
		},
	);

	const withHeading = (value: string) => replaced("faq.yaml", "heading: ", `heading: ${value} # `);
	const linkInQuestion = replaced("areas/pasco/alpha.yaml", "First?", '"[First](/services)?"');
	const character = "Write the character";
	it.each([
		["a bullet", aboutWith("this:\n\n  •\tDoors\n  • Gates\n\n"), "body", '"•"', "Begin each item"],
		...(
			[
				["a note[^1]", "[^1]"],
				["==new==", "==new=="],
				["++new++", "++new++"],
				["this:\n\n- [ ] done\n\n", "[ ]"],
				["so\n\n:::tip\n\n", ":::tip"],
				["so\n\n!!! note\n\n", "!!! note"],
				["so\n\n> [!NOTE]\n> more\n\n", "[!NOTE]"],
				["A term\n: is explained.\n\n", ": "],
				["see [[Prices]]", "[[Prices]]"],
				["our 25^th^ year", "^th^"],
				["H~2~O", "~2~"],
				[":warning: A spring", ":warning:"],
			] as const
		).map(([text, sign]): [string, Changes, string, string, string] => [
			`what is no Markdown here: ${sign}`,
			aboutWith(text),
			"body",
			JSON.stringify(sign),
			"Take it out",
		]),
		["an entity", aboutWith("doors &mdash; and &amp; more"), "body", '"&mdash;"', character],
		["an entity's number", aboutWith("we&#8217;re here&#39;s"), "body", '"&#8217;"', character],
		["an entity with digits", aboutWith("1&frac12; cars"), "body", '"&frac12;"', character],
		["an entity in a heading", withHeading("A &amp; B"), "heading", '"&amp;"', character],
		["Markdown in a heading", withHeading('"**Ask**"'), "heading", '"**"', "Take ** out"],
		["a link in a question", linkInQuestion, "questions[0].question", '"]("', "Take ]( out"],
	])("warns of signs that pages would show as typed: %s", (_, changes, field, got, fix) => {
		const { warnings } = loadSample(changes);
		expect(warnings).toContainEqual(
			expect.objectContaining({ field, got, fix: expect.stringContaining(fix) }),
		);
	});

	it("accepts these signs where they have a meaning", () => {
		const text =
			"**A** • B, AT&T; [c](/services) &amp; d *, 9~5, 9~1, 5~10~15, C++ and A++, ^_^, 2^3, Mon:Fri:, 8:30:, a [[1]](/faq), ~$20";
		const { warnings } = loadSample(aboutWith(text));
		const asTyped = warnings.filter(
			({ field, expected }) => field === "body" && expected.includes("as it was typed"),
		);
		expect(asTyped).toEqual([]);
	});

	it.each([
		"`[x](/prices)`",
		"`[x] (/prices)`",
		"[x] (and more)",
		"A [the services](/services) (/faq)",
	])("accepts the text %s", (text) => {
		expect(messagesAfter(aboutWith(text))).toEqual([]);
	});
});
