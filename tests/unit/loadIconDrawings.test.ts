import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import {
	loadDrawings,
	loadIconDrawings,
	readSvg,
} from "../../generator/assets/loadIconDrawings.ts";
import { interfaceIcons } from "../../islands/Icon.tsx";
import { commercialKinds, faults, icons } from "../../site/schema/fields.ts";
import { newFolder } from "./newFolder.ts";

let folder: string;
beforeEach(() => {
	folder = newFolder();
});

describe("icons", () => {
	it("have the content of their drawing, by the name of their file", () => {
		writeFileSync(
			join(folder, "check.svg"),
			'<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n  <path d="M4 12l5 5"/>\n  <path d="M9 17L20 6"/>\n</svg>\n',
		);
		writeFileSync(join(folder, "README.md"), "Not an icon.");
		expect([...loadIconDrawings(folder)]).toEqual([
			["check", '<path d="M4 12l5 5"/><path d="M9 17L20 6"/>'],
		]);
	});

	it("lose the elements and attributes of drawing programs", () => {
		writeFileSync(
			join(folder, "check.svg"),
			`<!-- Created with Inkscape -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:sodipodi="http://a.example" xml:space="preserve" viewBox="0 0 24 24">
  <sodipodi:namedview id="a"><inkscape:page x="0" /></sodipodi:namedview><sodipodi:guide /><inkscape:path-effect></inkscape:path-effect><metadata><rdf:RDF></rdf:RDF></metadata>
  <g inkscape:label="Layer 1"><use xlink:href="#a" sodipodi:nodetypes='cc' d="M4 12l5 5"/></g>
</svg>`,
		);
		expect([...loadIconDrawings(folder)]).toEqual([
			["check", '<g><use href="#a" d="M4 12l5 5"/></g>'],
		]);
	});
});

it("components/icons has exactly the icons that data and islands can name", () => {
	expect([...loadIconDrawings("components/icons").keys()].sort()).toEqual(
		[...icons, ...faults, ...commercialKinds, ...interfaceIcons].sort(),
	);
});

describe("drawings", () => {
	const files = [...loadDrawings()].filter(([name]) => name !== "parts");

	it("have a size, and no word but those of words.yaml in each language", () => {
		for (const words of ["en", "es"].map((language) =>
			readFileSync(`generator/defaults/words.${language}.yaml`, "utf8"),
		))
			for (const [name, { viewBox, content }] of files) {
				expect(viewBox, name).toMatch(/^0 0 \d+ \d+$/);
				for (const [, word] of content.matchAll(/\{(\w+)\}/g))
					expect(words.slice(words.indexOf("\ndrawings:")), name).toContain(` ${word}: `);
				expect(content.replace(/<text[^>]*>\{\w+\}<\/text>/g, ""), name).not.toContain("<text");
			}
	});

	it("draw the same parts as posters, and name no part that is missing", () => {
		const drawn = ["components/drawings", "data/posters"].flatMap((of) =>
			readdirSync(of).map((name) => readFileSync(join(of, name), "utf8")),
		);
		const used = new Set(drawn.flatMap((svg) => svg.match(/(?<=parts\.svg#)\w+(?=")/g) ?? []));
		const parts = readFileSync("components/drawings/parts.svg", "utf8");
		expect([...used].sort()).toEqual((parts.match(/(?<=symbol id=")\w+/g) ?? []).sort());

		writeFileSync(join(folder, "van.svg"), '<svg><use href="parts.svg#vam" transform=""/></svg>');
		expect(() => readSvg(join(folder, "van.svg"))).toThrow(/van\.svg: .* no part for .*#vam/);
	});
});
