import { expect, it } from "vitest";
import { lexBlocks, plainText } from "../../site/markdown.ts";

it.each([
	['Salt & sun: 2 < 3, "quoted".', 'Salt & sun: 2 < 3, "quoted".'],
	["See [the areas](/areas).", "See the areas."],
	['Ask **[our _shop_](/about "About us")** now.', "Ask our shop now."],
	["Press `Reset` twice.", "Press Reset twice."],
	["2 \\* 3", "2 * 3"],
	["Look at https://a.example/x_y_z.", "Look at https://a.example/x_y_z."],
	// Pages show HTML as it was typed.
	["one<br>two <b>three</b>", "one<br>two <b>three</b>"],
	["We fit 16*7 and 9*7 doors.", "We fit 16*7 and 9*7 doors."],
	["16**7 and 9**7", "16**7 and 9**7"],
	["Open 9~5, Saturdays 9~1.", "Open 9~5, Saturdays 9~1."],
	["It costs ~$200~ or so, with ~ 2 ~ hours.", "It costs ~$200~ or so, with ~ 2 ~ hours."],
	["parts 10_200 and 10_300", "parts 10_200 and 10_300"],
	["*16* by **7** feet", "16 by 7 feet"],
	["~~$99~~ $89", "$99 $89"],
	["a 7*ft* door", "a 7ft door"],
])("the Markdown %j reads %j", (markdown, text) => {
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
