import { expect, it } from "vitest";
import { loadDrawings } from "../../generator/assets/loadIconDrawings.ts";
import { messagesAfter, problemsAfter } from "./sampleData.ts";

it("what moves in a drawing has no transform of its own, which the animation would replace", () => {
	const moving = [...loadDrawings()].filter(([, { content }]) => content.includes("icon__leaf"));
	expect(moving.map(([name]) => name)).toContain("door-crooked");
	for (const [name, { content }] of moving)
		expect(content, name).not.toMatch(/<[^>]*icon__leaf[^>]*transform=/);
});

it("a drawing is accepted if a browser shows it", () => {
	const box = 'viewBox="0 0 24 24"';
	const namespace = 'xmlns="http://www.w3.org/2000/svg"';
	const drawing = `<svg width="9"\n${box}\n${namespace}><path d="M0 0h24v24H0z"/></svg>\n`;
	const within = (text: string) => drawing.replace("<path", `${text}<path`);
	const titled = within('<title id="a>b/">A &amp; &#66;</title><g></g\n>');
	const brand = {
		"brand/mark.svg": `<?xml version="1.0"?>\n<!-- By hand. -->\n${drawing}`,
		"brand/tile.svg": drawing.replaceAll('"', "'"),
		"brand/skyline.svg": `${drawing}<!-- Made by a > program. & -->\n`,
	};
	// What a tile or a mark may not have.
	const posters = [
		'<path fill="var(--color-band)"/>',
		'<text x="4">G</text>',
		'<path fill="oklab(1 0 0)"/>',
		'<path style="fill:red"/><style>.a{fill:red}</style>',
	].map(within);
	for (const poster of [titled, ...posters, drawing.replace("24 24", "512 400")])
		expect(messagesAfter({ ...brand, "posters/repair.svg": poster })).toEqual([]);
	expect(messagesAfter({ "brand/tile.svg": within('<path fill="var(--color-band)"/>') })).toEqual(
		[],
	);
	expect(messagesAfter({ "brand/skyline.svg": posters[3] })).toEqual([]);
});

it("a poster that can't be read is reported where it is named", () => {
	const problems = problemsAfter({ "posters/repair.svg": "A drawing" });
	expect(problems).toContain("drawing-unreadable data/services/repair.yaml:6:9 › poster");
});
