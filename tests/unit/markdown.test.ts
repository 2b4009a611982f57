import { describe, expect, it } from "vitest";
import { lexBlocks, plainText } from "../../generator/site/markdown.ts";

describe("Markdown says what its author meant", () => {
	it.each([
		["We fit 16*7 and 9*7 doors.", "We fit 16*7 and 9*7 doors."],
		["16**7 and 9**7", "16**7 and 9**7"],
		["Open 9~5, Saturdays 9~1.", "Open 9~5, Saturdays 9~1."],
		["It costs ~$200~ or so, with ~ 2 ~ hours.", "It costs ~$200~ or so, with ~ 2 ~ hours."],
		["parts 10_200 and 10_300", "parts 10_200 and 10_300"],
		["*16* by **7** feet", "16 by 7 feet"],
		["~~$99~~ $89", "$99 $89"],
		["a 7*ft* door", "a 7ft door"],
	])("%s", (text, plain) => {
		expect(plainText(text)).toBe(plain);
	});

	it("takes an indented paragraph for a paragraph", () => {
		const kinds = lexBlocks("One.\n\n    Two.\n\n- three\n\n      four\n").map(({ type }) => type);
		expect(kinds.filter((kind) => kind !== "space")).toEqual(["paragraph", "paragraph", "list"]);
	});

	it("still knows code between fences", () => {
		expect(lexBlocks("```\ncode\n```")[0]?.type).toBe("code");
	});
});

it.each([
	["a text without marks", 'Salt & sun: 2 < 3, "quoted".', 'Salt & sun: 2 < 3, "quoted".'],
	["a link", "See [the areas](/areas).", "See the areas."],
	[
		"a link with a title and bold words",
		'Ask **[our _shop_](/about "About us")** now.',
		"Ask our shop now.",
	],
	["code", "Press `Reset` twice.", "Press Reset twice."],
	["an escaped mark", "2 \\* 3", "2 * 3"],
	["struck words", "~~old~~ new", "old new"],
	["a bare address", "Look at https://a.example/x_y_z.", "Look at https://a.example/x_y_z."],
	[
		"HTML, which shows on the page as it was typed, too",
		"one<br>two <b>three</b>",
		"one<br>two <b>three</b>",
	],
])("%s", (_what, markdown, text) => {
	expect(plainText(markdown)).toBe(text);
});
