import { describe, expect, it } from "vitest";
import { loadDrawings } from "../../generator/assets/loadIconDrawings.ts";
import { messagesAfter, problemsAfter } from "./sampleData.ts";

it("what moves in a drawing has no transform of its own, which the animation would replace", () => {
	const moving = [...loadDrawings()].filter(([, { content }]) => content.includes("icon__leaf"));
	expect(moving.map(([name]) => name)).toContain("door-crooked");
	for (const [name, { content }] of moving)
		expect(content, name).not.toMatch(/<[^>]*icon__leaf[^>]*transform=/);
});

describe("a drawing is refused", () => {
	const svg = (attributes: string) => `<svg ${attributes}><path d="M0 0h24v24H0z"/></svg>\n`;
	const namespace = 'xmlns="http://www.w3.org/2000/svg"';
	const box = 'viewBox="0 0 24 24"';
	const whole = svg(`${namespace} ${box}`);
	const within = (text: string) => whole.replace("<path", `${text}<path`);
	const roles = ["skyline", "mark", "tile"];

	it.each([
		{
			"is a text": "A drawing",
			"has no size": svg(namespace),
			"has no namespace, as in a page": svg(box),
			"is cut short": whole.slice(0, -9),
		},
		{
			"has an element that is not closed": whole.replace("/>", ">"),
			"has elements closed in another order": within("<g><a></g></a>"),
			"has a second drawing in it": whole.repeat(2),
			"has an attribute twice": svg(`${namespace} ${box} ${box}`),
		},
		{
			"has an attribute without quotes": svg(`${namespace} ${box} fill=red`),
			"has an unescaped &": within("<title>A & B</title>"),
			"names a letter as HTML does": within("<title>A&nbsp;B</title>"),
			"is a second text": "A drawing",
		},
	])("if it is like one of %j, whatever it is for", (drawings) => {
		const [poster = "", ...brand] = Object.values(drawings);
		const problems = problemsAfter({
			"posters/repair.svg": poster,
			...Object.fromEntries(roles.map((role, index) => [`brand/${role}.svg`, brand[index]])),
		});
		const places = problems.map((problem) => problem.replace(/\w+\.yaml:\d+:\d+/, ""));
		const fields = ["services/ › poster", ...roles.map((role) => ` › drawings.${role}`)];
		for (const field of fields) expect(places).toContain(`drawing-unreadable data/${field}`);
	});

	it.each([
		["letters", within('<text x="4">G</text>'), "a drawing without <text>"],
		["new colors", within('<path fill="oklab(1 0 0)" d="M0 0h9"/>'), "without oklab(1 0 0)"],
		["an unknown role", within('<path fill="var(--color-bnad)"/>'), "without var(--color-bnad)"],
	])("if it is drawn in icons and sharing images, and has %s", (_, contents, expected) => {
		// The same is fine in a poster.
		expect(messagesAfter({ "brand/tile.svg": contents, "posters/repair.svg": contents })).toEqual([
			expect.stringContaining(expected),
		]);
	});

	it("if it is empty, as any file", () => {
		const [problem, ...others] = messagesAfter({ "brand/mark.svg": "" });
		expect(problem).toMatch(/^data\/brand\/mark\.svg {2}got "an empty file"/);
		expect(others).toEqual([]);
	});

	it("unless a browser shows it", () => {
		const drawing = svg(`width="9"\n${box}\n${namespace}`);
		const files = [
			`<?xml version="1.0"?>\n<!-- By hand. -->\n${drawing}`,
			drawing.replaceAll('"', "'"),
			`${drawing}<!-- Made by a > program. & -->\n`,
			drawing.replace("<path", '<title id="a>b/">A &amp; &#66;</title><g></g\n><path'),
			within('<path fill="var(--color-band)"/>'),
		];
		const [mark = "", tile = "", skyline = "", ...posters] = files;
		const brand = { "brand/mark.svg": mark, "brand/tile.svg": tile, "brand/skyline.svg": skyline };
		for (const poster of posters)
			expect(messagesAfter({ ...brand, "posters/repair.svg": poster })).toEqual([]);
		expect(messagesAfter({ "brand/tile.svg": posters[1] })).toEqual([]);
	});

	const size = "a drawing of 24 x 24 (this one has 512 x 400)";
	const styled = "Export it with presentation attributes (Illustrator), or as Optimized SVG";
	it.each([
		["has another size", svg(`${namespace} viewBox="0 0 512 400"`), size],
		["has a style", whole.replace("<path", '<path style="fill:red"'), styled],
		["has a style sheet", within("<style>.a{fill:red}</style>"), styled],
	])("if it is a mark, which is part of pages, and %s", (_, contents, expected) => {
		// The same is fine elsewhere.
		const files = { "posters/repair.svg": contents, "brand/skyline.svg": contents };
		expect(messagesAfter({ ...files, "brand/mark.svg": contents })).toEqual([
			expect.stringContaining(expected),
		]);
	});
});
