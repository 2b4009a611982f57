import { readFileSync } from "node:fs";
import fastGlob from "fast-glob";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import table from "../../site/messages.json" with { type: "json" };
import { adviceOn, type Code } from "../../site/messages.ts";

type Wording = string | readonly string[];
const rows = Object.entries(table) as [Code, Wording[]][];
const namesIn = (texts: unknown): readonly string[] =>
	[...JSON.stringify(texts).matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name);

describe.each(rows)("the row %s", (code, [expected, fix]) => {
	it("tells what is expected, and what to do in whole sentences", () => {
		const [shortest, remedy] = adviceOn(code);
		expect(shortest).toMatch(/^(?!.*\.$)./s);
		for (const sentence of [fix].flat()) expect(sentence).toMatch(/^[A-Z$].*[.}]$/s);
		expect(remedy).not.toContain("${");
	});

	it("puts in every value that is given", () => {
		const names = namesIn([expected, fix]);
		const said = adviceOn(code, Object.fromEntries(names.map((name) => [name, `<${name}>`])));
		expect(said.join(" ")).not.toMatch(/\$\{|…>/);
	});
});

it("the first text whose values are all known is taken", () => {
	expect(adviceOn("file-missing", { folder: "data/photos" })[1]).toContain("Correct the name");
	expect(adviceOn("file-missing", { folder: "data/photos", similar: "a.jpg" })).toEqual([
		"a file in data/photos",
		'Write "a.jpg": that file is there.',
	]);
});

type Node = { readonly type: string; readonly [field: string]: unknown };

/** Every call with a code and an object of values, by a walk through the program's files. */
function callsIn(file: string): readonly (readonly [code: string, values: readonly string[]])[] {
	const found: (readonly [string, readonly string[]])[] = [];
	const visit = (node: unknown): void => {
		if (typeof node !== "object" || node === null) return;
		const { type, arguments: args, ...others } = node as Node & { arguments?: Node[] };
		const code = type === "CallExpression" && args?.find(({ value }) => isCode(value))?.value;
		const last = args?.at(-1);
		const properties = (last?.type === "ObjectExpression" ? last.properties : []) as Node[];
		if (code && properties.every(({ type: kind }) => kind === "Property"))
			found.push([String(code), properties.map(({ key }) => String((key as Node).name))]);
		Object.values({ ...others, args }).forEach(visit);
	};
	visit(parseSync(file, readFileSync(file, "utf8")).program);
	return found;
}

const isCode = (text: unknown): boolean => typeof text === "string" && Object.hasOwn(table, text);

const sources = fastGlob.sync("{generator,site,pages}/**/*.{ts,tsx}").sort();
const calls = sources.flatMap((file) => callsIn(file).map((call) => [file, ...call] as const));

it("a call gives the values of its row", () => {
	const wrong = calls.flatMap(([file, code, values]) => {
		const texts = (table[code as Code] as Wording[]).map((wording) => [wording].flat());
		const isComplete = texts.every((ones) =>
			ones.some((text) => namesIn(text).every((name) => values.includes(name))),
		);
		const isKnown = values.every((name) => namesIn(texts).includes(name));
		return isComplete && isKnown ? [] : [`${file}: ${code} with ${values.join(", ")}`];
	});
	expect(wrong).toEqual([]);
	expect(calls.length).toBeGreaterThan(150);
});

const readAll = (files: string) =>
	fastGlob
		.sync(files)
		.map((file) => readFileSync(file, "utf8"))
		.join("\n");
const namesCode = (text: string, code: string) =>
	new RegExp(`(?<![\\w-])${code}(?![\\w-])`).test(text);

it("the program uses every row", () => {
	const program = readAll("{generator,site,pages}/**/*.{ts,tsx}");
	expect(rows.map(([code]) => code).filter((code) => !namesCode(program, code))).toEqual([]);
});

it("a test names the code of every row, or quotes its words", () => {
	const tests = readAll("tests/{unit,site,faults,browser}/**/*.{ts,tsx,txt}");
	const isQuoted = (wording: Wording) =>
		[wording]
			.flat()
			.some((text) =>
				text.split(/\$\{\w+\}/).some((part) => part.length > 15 && tests.includes(part)),
			);
	const unreached = rows.filter(
		([code, words]) => !namesCode(tests, code) && !words.some(isQuoted),
	);
	expect(unreached.map(([code]) => code)).toEqual([]);
});
