import { describe, expect, it } from "vitest";
import { readYaml, type YamlFile } from "../../generator/load/readYaml.ts";

const read = (text: string, firstLine?: number) => readYaml(text, "data/a.yaml", firstLine) as YamlFile;

describe("YAML is read as people mean it", () => {
	it.each([
		["a date stays what was typed", "a: 2026-09-15\n", "2026-09-15"],
		["a time stays what was typed", "a: 07:30\n", "07:30"],
		["yes and no are words", "a: yes\n", "yes"],
		["a ZIP without quotes is a number, which the schema then refuses", "a: 33544\n", 33544],
		["a merge key is a key like any other", "a:\n  <<: { b: 1 }\n", { "<<": { b: 1 } }],
	])("%s", (_case, text, value) => {
		expect(read(text).value).toEqual({ a: value });
	});

	it("does not reach into JavaScript's own objects", () => {
		const { value } = read("__proto__: { polluted: true }\n");
		expect(Object.keys(value as object)).toEqual(["__proto__"]);
		expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
	});
});

describe("a value's place", () => {
	const file = read(`# A town.
name: Trinity
zips: ["34655", 34656]
empty:
questions:
  - question: First?
    answer: >-
      A folded
      answer.
  -   question: 'Second?'
2020: year
`);

	it.each([
		["a plain text", ["name"], 2, 7],
		["a quoted item of a flow list", ["zips", 0], 3, 8],
		["a plain item of a flow list", ["zips", 1], 3, 17],
		["a list", ["zips"], 3, 7],
		["a key without a value", ["empty"], 4, 1],
		["an entry of a block list", ["questions", 0], 6, 5],
		["a folded text", ["questions", 0, "answer"], 8, 1],
		["a text in single quotes", ["questions", 1, "question"], 10, 17],
		["a key of digits", ["2020"], 11, 7],
		["a missing field: where its parent stands", ["questions", 1, "answer"], 10, 7],
		["the whole file: where its first field stands", [], 2, 1],
	])("%s", (_what, path, line, column) => {
		expect(file.locate(path)).toEqual({ line, column });
	});

	it("counts from the line on which front matter starts", () => {
		expect(read("title: About\n", 2).locate(["title"])).toEqual({ line: 2, column: 8 });
	});
});

it("a file that is no YAML is a problem with its place, not an exception", () => {
	expect(readYaml("a: [1, 2\nb: 3\n", "data/a.yaml")).toEqual({
		file: "data/a.yaml",
		line: 2,
		column: 1,
		got: "deficient indentation",
		expected: "valid YAML",
		fix: "Check the indentation and put text that holds a colon, a # or quotes into double quotes.",
	});
});
