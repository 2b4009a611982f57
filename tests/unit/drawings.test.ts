import { describe, expect, it } from "vitest";
import { messagesAfter } from "./sampleData.ts";

describe("a drawing is refused", () => {
	const svg = (attributes: string) => `<svg ${attributes}><path d="M0 0h24v24H0z"/></svg>\n`;
	const namespace = 'xmlns="http://www.w3.org/2000/svg"';
	const box = 'viewBox="0 0 24 24"';
	it.each([
		["that is empty", ""],
		["of another kind", "A drawing"],
		["without a size", svg(namespace)],
		["copied out of a page, where none has a namespace", svg(box)],
		["cut short", svg(`${namespace} ${box}`).slice(0, -9)],
		["with an element that is not closed", svg(`${namespace} ${box}`).replace("/>", ">")],
		[
			"with elements closed in another order",
			svg(`${namespace} ${box}`).replace("<path", "<g><a></g></a><path"),
		],
		["with a second drawing in it", svg(`${namespace} ${box}`).repeat(2)],
		["with an attribute twice", svg(`${namespace} ${box} ${box}`)],
		["with an attribute without quotes", svg(`${namespace} ${box} fill=red`)],
		[
			"with an & that stands alone",
			svg(`${namespace} ${box}`).replace("<path", "<title>A & B</title><path"),
		],
	])("if it is one %s", (_, contents) => {
		expect(messagesAfter({ "posters/repair.svg": contents })).toContainEqual(
			expect.stringMatching(/^data\/services\/\w+\.yaml:\d+:\d+ › poster {2}got "repair\.svg" /),
		);
		for (const role of ["skyline", "mark", "tile"])
			expect(messagesAfter({ [`brand/${role}.svg`]: contents })).toEqual([
				expect.stringMatching(
					new RegExp(
						`^data/theme\\.yaml:\\d+:\\d+ › drawings\\.${role} {2}got "brand/${role}\\.svg" `,
					),
				),
			]);
	});
	it("with a fix", () => {
		const [problem] = messagesAfter({
			"brand/tile.svg": svg(`${namespace} ${box}`).replace("<path", "<title>A & B</title><path"),
		});
		expect(problem).toMatch(/each element closed, and each & written as &amp;\.$/);
	});
	it("unless a browser shows it", () => {
		const drawing = svg(`width="9"\n${box}\n${namespace}`);
		const accepted = [
			`<?xml version="1.0"?>\n<!-- By hand. -->\n${drawing}`,
			drawing.replaceAll('"', "'"),
			`${drawing}<!-- Made by a > program. & -->\n`,
			drawing.replace("<path", '<title id="a>b/">A &amp; &#66;</title><g></g\n><path'),
		];
		for (const contents of accepted)
			expect(
				messagesAfter({ "posters/repair.svg": contents, "brand/mark.svg": contents }),
				contents,
			).toEqual([]);
	});
	it.each([
		[
			"of another size",
			svg(`${namespace} viewBox="0 0 512 400"`),
			"a drawing of 24 x 24 (this one has 512 x 400)",
		],
		[
			"with a style, which no page lets in",
			svg(`${namespace} ${box}`).replace("<path", '<path style="fill:red"'),
			"no styles",
		],
		[
			"with a style sheet",
			svg(`${namespace} ${box}`).replace("<path", "<style>.a{fill:red}</style><path"),
			"no styles",
		],
	])("as a mark %s, because marks are part of pages", (_, contents, expected) => {
		expect(messagesAfter({ "brand/mark.svg": contents })).toEqual([
			expect.stringContaining(expected),
		]);
		expect(
			messagesAfter({ "posters/repair.svg": contents, "brand/skyline.svg": contents }),
		).toEqual([]);
	});
});
