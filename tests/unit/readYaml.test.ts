import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { readYaml } from "../../generator/load/readYaml.ts";
import type { YamlFile } from "../../site/dataFile.ts";
import type { Problem } from "../../site/problem.ts";

const read = (text: string, firstLine?: number) =>
	readYaml(text, "data/a.yaml", firstLine) as YamlFile;

describe("YAML is read so that", () => {
	it.each([
		["a date stays what was typed", "a: 2026-09-15\n", "2026-09-15"],
		["a time stays what was typed", "a: 07:30\n", "07:30"],
		["yes and no are words", "a: yes\n", "yes"],
		["a ZIP without quotes is a number, which the schema then refuses", "a: 33544\n", 33544],
		["a merge key is a key like any other", "a:\n  <<: { b: 1 }\n", { "<<": { b: 1 } }],
	])("%s", (_case, text, value) => {
		expect(read(text).value).toEqual({ a: value });
	});
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
		expect(readYaml('title: "About\nheading: "b"\n', "data/a.md", 2)).toMatchObject({
			line: 2,
			fix: "Add the missing quote at the end of line 2.",
		});
	});
});

describe("invalid YAML is reported with its place and a fix:", () => {
	it.each([
		['a: "Foo\nb: "x"\n', "1:4", "yaml-quote-open"],
		['a: "x\n  y"\nb: "q\nc: 1\n', "3:4", "yaml-quote-open"],
		["a: We are the #1 around\nb: 2\n", "1:15", "yaml-text-cut"],
		[`a: ${"[".repeat(20_000)}\n`, "1:4", "yaml-nested"],
		[`a:\n  ${"- ".repeat(20_000)}x\n`, "2:3", "yaml-nested"],
		["a:\n  link: #0000ff\n", "2:9", "yaml-text-cut"],
		["a: b\nname: &Sons Garage\n", "2:7", "yaml-quotes"],
		["# Comment\na: 1\nb: 2\n---\na: 1\n", "4:1", "yaml-documents"],
		["a: [1, 2\nb: 3\n", "2:1", "yaml-bracket-open"],
		["a: { days: [Monday] opens: 7 }\n", "1:21", "yaml-bracket"],
		["zips: [33601, 33602]]\n", "1:21", "yaml-bracket"],
		["a: [one two], three\n", "1:13", "yaml-bracket"],
		["a: Note: over\n", "1:4", "yaml-quotes"],
		["a: x\n b: c\n", "1:4", "yaml-field-below"],
		["- a: 1\n[]\n", "2:1", "yaml-list-empty"],
		["# Add yours.\n[]\n- a: 1\n", "2:1", "yaml-list-empty"],
		["- a: 1\n - b: 2\n", "2:2", "yaml-indent"],
		["a:\n\tb: 1\n", "2:1", "yaml-spaces"],
		["a: >-\n\tText\nb: 1\n", "2:1", "yaml-spaces"],
		["a:\n\u00a0 b: 1\n  c: 1\n", "2:1", "yaml-spaces"],
		["a: @home\n", "1:4", "yaml-quotes"],
		["a: & Sons\n", "1:4", "yaml-quotes"],
		["a: {name} is here\n", "1:11", "yaml-quotes"],
		["a: [a link](/faq) is\n", "1:12", "yaml-quotes"],
		["- a: **bold** is here\n", "1:15", "yaml-quotes"],
		["- > more\n", "1:5", "yaml-quotes"],
		["%FOO\n---\na: 1\n", "1:1", "yaml-syntax"],
		["a: - one\n", "1:4", "yaml-list-line"],
		["a: 'it's'\n", "1:8", "yaml-quote-closed"],
		['a: "C:\\doors"\n', "1:7", "yaml-backslash"],
		["a: 1\nb 2\nc: 3\n", "2:1", "yaml-field"],
		["a:\n  - one\n   - two\n", "3:4", "yaml-items-joined"],
	])("%j at %s: %s", (text, place, code) => {
		const problem = readYaml(text, "data/a.yaml") as Problem;
		expect([`${problem.line}:${problem.column}`, problem.code]).toEqual([place, code]);
	});

	it.each([
		'a: "&Sons"\n',
		"a: Doors &Sons\n",
		"a: >-\n  Smith\n  - &Sons\n",
		"# a: &Sons\na: b # c: &Sons\n",
		"a: ['&Sons', \"&Co\"]\n",
	])("an & that is no anchor is accepted: %j", (text) => {
		expect(read(text)).toHaveProperty("value");
	});

	it.each([
		'a: "the #1"\n',
		"a: 'the #1' # ours\n",
		"a: >-\n  We are the\n  best #1 around\n",
		"a: b # c\n",
		"#a\na: b#c\n",
		'a: ["#0000ff", "#1"]\n',
	])("a # that is no slip is accepted: %j", (text) => {
		expect(readYaml(text, "data/a.yaml")).toHaveProperty("value");
	});

	it("a list of lists is accepted", () => {
		const question = "Lightning is what ends most openers here, in this hot place.";
		const value = [{ rows: [["Surge protector", question]] }, { rows: [{ question }] }];
		expect(read(stringify(value)).value).toEqual(value);
	});

	it("a list in a Markdown text is accepted", () => {
		expect(read("a: |\n  - one\n    - two\n").value).toEqual({ a: "- one\n  - two\n" });
	});
});
