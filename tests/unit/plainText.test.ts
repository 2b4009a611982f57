import { expect, it } from "vitest";
import { plainText } from "../../generator/site/plainText.ts";

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
