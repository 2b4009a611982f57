import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { readYaml } from "../../generator/load/readYaml.ts";
import { problemsThrownBy } from "./sampleData.ts";

const read = (text: string, firstLine?: number) => readYaml(text, "data/a.yaml", firstLine);
const problemIn = (...file: Parameters<typeof readYaml>) =>
	problemsThrownBy(() => readYaml(...file))[0];

it.each([
	["a date stays what was typed", "a: 2026-09-15\n", "2026-09-15"],
	["a time stays what was typed", "a: 07:30\n", "07:30"],
	["yes and no are words", "a: yes\n", "yes"],
	["a ZIP without quotes is a number, which the schema then refuses", "a: 33544\n", 33544],
	["a merge key is a key like any other", "a:\n  <<: { b: 1 }\n", { "<<": { b: 1 } }],
])("YAML is read so that %s", (_case, text, value) => {
	expect(read(text).value).toEqual({ a: value });
});

describe("the place of", () => {
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
		["a folded text", ["questions", 0, "answer"], 7, 13],
		["a text in single quotes", ["questions", 1, "question"], 10, 17],
		["a key of digits", ["2020"], 11, 7],
		["a missing field: where its parent stands", ["questions", 1, "answer"], 10, 7],
		["the whole file: where its first field stands", [], 2, 1],
	])("%s", (_what, path, line, column) => {
		expect(file.locate(path)).toEqual({ line, column });
	});

	it("front matter, which starts at a later line", () => {
		expect(read("title: About\n", 2).locate(["title"])).toEqual({ line: 2, column: 8 });
		expect(problemIn('title: "About\nheading: "b"\n', "data/a.md", 2)).toMatchObject({
			line: 2,
			fix: "Add the missing quote at the end of line 2.",
		});
	});
});

const slips = readFileSync("tests/unit/yaml.txt", "utf8").trim().split("\n").slice(3);

describe("YAML is accepted, or reported with its place:", () => {
	it.each(slips.map((line) => line.split(" ⇒ ")))("%s: %s", (expected, written = "") => {
		const text = written.replaceAll("⏎", "\n").replaceAll("⇥", "\t").replaceAll("⍽", "\u00a0");
		const slip = problemIn(text, "data/a.yaml");
		const found = slip ? `${slip.line}:${slip.column} ${slip.code}` : "fine";
		expect(found).toBe(expected);
	});

	it.each([`a: ${"[".repeat(20_000)}\n`, `a:\n  ${"- ".repeat(20_000)}x\n`])(
		"as nested too deep",
		(text) => {
			expect(problemIn(text, "data/a.yaml")).toMatchObject({ code: "yaml-nested" });
		},
	);

	it("a list of lists is accepted", () => {
		const question = "Lightning is what ends most openers here, in this hot place.";
		const value = [{ rows: [["Surge protector", question]] }, { rows: [{ question }] }];
		expect(read(stringify(value)).value).toEqual(value);
	});

	it("a list in a Markdown text is accepted", () => {
		expect(read("a: |\n  - one\n    - two\n").value).toEqual({ a: "- one\n  - two\n" });
	});
});
