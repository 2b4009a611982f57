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
	it("takes a table in a text with paragraphs", () => {
		const table = "| Job | Hours |\n|---|---|\n| Spring | 2 |";
		expect(messagesAfter(aboutWith(`the services\n\n${table}\n\n`))).toEqual([]);
		const answer = replaced("contact.yaml", '"Open {hours}."', JSON.stringify(table));
		expect(messagesAfter(answer)).toEqual([]);
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
