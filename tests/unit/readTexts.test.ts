import { describe, expect, it } from "vitest";
import { readMarkdown } from "../../generator/check/readTexts.ts";
import { loadSample, messagesAfter, replaced } from "./sampleData.ts";

describe("readMarkdown", () => {
	it.each([
		["a line without links", "Over 15 years.", []],
		["a link", "See [the areas](/areas).", ["/areas"]],
		["a link with a title", '[x](/faq "All")', ["/faq"]],
		["a link in brackets", "[x](</faq>)", ["/faq"]],
		["a link in bold", "**[x](/faq)**", ["/faq"]],
		["an address in brackets", "<https://other.example/a>", ["https://other.example/a"]],
	])("reads %s", (_, text, links) => {
		expect(readMarkdown(text, false)).toEqual({ links, faults: [] });
	});

	it("reads the links of a document's lists and references", () => {
		const { links } = readMarkdown("A [b][1].\n\n- [c](/c)\n\n[1]: /d", true);
		expect(links).toEqual(["/d", "/c"]);
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
