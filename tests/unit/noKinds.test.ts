import { readFileSync } from "node:fs";
import fastGlob from "fast-glob";
import { expect, it } from "vitest";
import { kinds } from "../../pages/kinds.ts";
import { folders, optionalPageFiles, pageFiles } from "../../site/files.ts";

const names = new Set([
	...kinds.map(({ name }) => name),
	...Object.keys({ ...pageFiles, ...optionalPageFiles }),
	...folders.map(({ name }) => name),
]);

/** The company's services and places, which the generator needs for maps and look-ups. */
const things = ["service", "services", "county", "town", "areas", "areas/*"];

const plainWords = ["error", "pages"];

/** Facts of the company that are in a page's file. */
const facts: Readonly<Record<string, string>> = {
	"generator/map/maps.ts: areas": "the rings of the map",
	"generator/assets/bundleIslands.ts: contact": "whether the form takes a photo",
	"generator/check/listSwitchedOff.ts: about": "where a photo of the company's own serves best",
	"generator/check/listSwitchedOff.ts: home": "where a photo of the company's own serves best",
	"generator/check/listSwitchedOff.ts: contact": "what the form could take",
	"generator/check/listSwitchedOff.ts: prices": "whether a lender is named",
	"generator/admin/editorConfig.ts: testimonials": "reviews stand with the company's own files",
};

const otherMeanings: Readonly<Record<string, string>> = {
	"generator/assets/bundleDoors.ts: doors": "the name of the stylesheet",
	"generator/findDoor.ts: doors": "the folder of the pictures",
	"generator/check/checkReferences.ts: doors": "the folder of the pictures",
	"generator/map/names.ts: county": "a name on the map",
};

const files = fastGlob.sync(["generator/**/*.{ts,tsx}", "build.ts"]).sort();

it("the generator names no kind of page", () => {
	const found = files.flatMap((file) => {
		const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
		const mentioned = [
			...code.matchAll(/\bkind [!=]== "([^"]+)"/g),
			...code.matchAll(/\bpages(?:\.|\[")(\w[\w/-]*)/g),
			...[...code.matchAll(/"([^"\n]+)"/g)].filter(
				([, text = ""]) => ![...things, ...plainWords].includes(text),
			),
		];
		return [...new Set(mentioned.flatMap(([, name = ""]) => (names.has(name) ? name : [])))].map(
			(name) => `${file}: ${name}`,
		);
	});
	expect(files.length).toBeGreaterThan(100);
	const exceptions = Object.keys({ ...facts, ...otherMeanings });
	expect(found.filter((one) => !exceptions.includes(one))).toEqual([]);
	expect(exceptions.filter((one) => !found.includes(one))).toEqual([]);
});
