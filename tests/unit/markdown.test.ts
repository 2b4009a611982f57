import { expect, it } from "vitest";
import { lexBlocks, plainText } from "../../site/markdown.ts";
/** Markdown, and what it reads. Pages show HTML as it was typed. */
import plainTexts from "./plainTexts.json" with { type: "json" };

it.each(Object.entries(plainTexts))("the Markdown %j reads %j", (markdown, text) => {
	expect(plainText(markdown)).toBe(text);
});

it("an indented paragraph is a paragraph, and text between fences is code", () => {
	const kinds = lexBlocks("One.\n\n    Two.\n\n- three\n\n      four\n").map(({ type }) => type);
	expect(kinds.filter((kind) => kind !== "space")).toEqual(["paragraph", "paragraph", "list"]);
	expect(lexBlocks("```\ncode\n```")[0]?.type).toBe("code");
});

it("a comment is not a text", () => {
	expect(plainText("Call us. <!-- ask\nBill --> Or write.")).toBe("Call us.  Or write.");
	const blocks = lexBlocks("<!-- a\n\nb -->\n\nText <!-- c --> more.\n\n<!-- d --> Last.");
	const shown = blocks.flatMap((token) =>
		token.type === "paragraph" ? [plainText(token.raw)] : [],
	);
	expect(shown.map((text) => text.trim())).toEqual(["Text  more.", "Last."]);
	expect(lexBlocks("`<!-- code -->`")[0]?.raw).toContain("code");
});
