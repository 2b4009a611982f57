import { describe, expect, it } from "vitest";
import { messagesAfter } from "./sampleData.ts";

describe("a drawing is refused", () => {
	const svg = (attributes: string) => `<svg ${attributes}><path d="M0 0h24v24H0z"/></svg>\n`;
	const namespace = 'xmlns="http://www.w3.org/2000/svg"';
	const box = 'viewBox="0 0 24 24"';
	const whole = svg(`${namespace} ${box}`);
	const within = (text: string) => whole.replace("<path", `${text}<path`);
	it.each([
		["is a text", "A drawing"],
		["has no size", svg(namespace)],
		["has no namespace, as in a page", svg(box)],
		["is cut short", whole.slice(0, -9)],
		["has an element that is not closed", whole.replace("/>", ">")],
		["has elements closed in another order", within("<g><a></g></a>")],
		["has a second drawing in it", whole.repeat(2)],
		["has an attribute twice", svg(`${namespace} ${box} ${box}`)],
		["has an attribute without quotes", svg(`${namespace} ${box} fill=red`)],
		["has an unescaped &", within("<title>A & B</title>")],
		["names a letter as HTML does", within("<title>A&nbsp;B</title>")],
	])("if it %s", (_, contents) => {
		const roles = ["skyline", "mark", "tile"];
		const brand = roles.map((role) => [`brand/${role}.svg`, contents]);
		const messages = messagesAfter({
			"posters/repair.svg": contents,
			...Object.fromEntries(brand),
		});
		expect(messages).toContainEqual(
			expect.stringMatching(/^data\/services\/\w+\.yaml:\d+:\d+ › poster {2}got "repair\.svg" /),
		);
		for (const role of roles)
			expect(messages).toContainEqual(
				expect.stringMatching(
					`^data/theme\\.yaml:\\d+:\\d+ › drawings\\.${role} {2}got "brand/${role}\\.svg" `,
				),
			);
	});

	it.each([
		["letters", within('<text x="4">G</text>'), "a drawing without <text>"],
		["new colors", within('<path fill="oklab(1 0 0)" d="M0 0h9"/>'), "without oklab(1 0 0)"],
		["an unknown role", within('<path fill="var(--color-bnad)"/>'), "without var(--color-bnad)"],
	])("if it is drawn in icons and sharing images, and has %s", (_, contents, expected) => {
		const [problem] = messagesAfter({ "brand/tile.svg": contents });
		expect(problem).toContain(expected);
		expect(messagesAfter({ "posters/repair.svg": contents })).toEqual([]);
		const known = within('<path fill="var(--color-band)"/>');
		expect(messagesAfter({ "brand/tile.svg": known })).toEqual([]);
	});

	it("if it is empty, as any file", () => {
		const [problem, ...others] = messagesAfter({ "brand/mark.svg": "" });
		expect(problem).toMatch(/^data\/brand\/mark\.svg {2}got "an empty file"/);
		expect(others).toEqual([]);
	});

	it("unless a browser shows it", () => {
		const drawing = svg(`width="9"\n${box}\n${namespace}`);
		const accepted = [
			`<?xml version="1.0"?>\n<!-- By hand. -->\n${drawing}`,
			drawing.replaceAll('"', "'"),
			`${drawing}<!-- Made by a > program. & -->\n`,
			drawing.replace("<path", '<title id="a>b/">A &amp; &#66;</title><g></g\n><path'),
		];
		for (const contents of accepted) {
			const files = { "posters/repair.svg": contents, "brand/mark.svg": contents };
			expect(messagesAfter(files), contents).toEqual([]);
		}
	});

	const size = "a drawing of 24 x 24 (this one has 512 x 400)";
	it.each([
		["has another size", svg(`${namespace} viewBox="0 0 512 400"`), size],
		["has a style", whole.replace("<path", '<path style="fill:red"'), "no styles"],
		["has a style sheet", within("<style>.a{fill:red}</style>"), "no styles"],
	])("if it is a mark, which is part of pages, and %s", (_, contents, expected) => {
		const problems = messagesAfter({ "brand/mark.svg": contents });
		expect(problems).toEqual([expect.stringContaining(expected)]);
		const files = { "posters/repair.svg": contents, "brand/skyline.svg": contents };
		expect(messagesAfter(files)).toEqual([]);
	});
});
