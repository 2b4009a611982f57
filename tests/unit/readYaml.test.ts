import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { readYaml, type YamlFile } from "../../generator/load/readYaml.ts";
import type { Problem } from "../../generator/problems.ts";

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

	it("a field named __proto__ is refused", () => {
		expect(readYaml("a: 1\n__proto__: { polluted: true }\n", "data/a.yaml")).toMatchObject({
			line: 2,
			column: 1,
			got: "a field named __proto__",
		});
		expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
		// Another slip in the file must not change the message.
		expect(readYaml("a:\n  - one\n    - two\n__proto__: 1\n", "data/a.yaml")).toMatchObject({
			line: 4,
			got: "a field named __proto__",
		});
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
	const expectProblem = (
		got: string,
		fix: string,
		slips: readonly (readonly [slip: string, text: string, place?: string])[],
	) =>
		it.for(slips)("%s", ([_slip, text, place]) => {
			const problem = readYaml(text, "data/a.yaml") as Problem;
			expect(problem).toMatchObject({ file: "data/a.yaml", got, fix });
			if (place !== undefined) expect(`${problem.line}:${problem.column}`).toBe(place);
		});

	expectProblem(
		"a quote that is opened and not closed",
		"Add the missing quote at the end of line 1.",
		[["a missing quote", 'a: "Foo\nb: "x"\n', "1:4"]],
	);
	expectProblem(
		"a quote that is opened and not closed",
		"Add the missing quote at the end of line 3.",
		[["a missing quote below a text of two lines", 'a: "x\n  y"\nb: "q\nc: 1\n', "3:4"]],
	);
	expectProblem(
		"a text that ends before #1",
		'Put all of it in double quotes: "…". Before a comment, write a space after the #.',
		[["a # in a text without quotes", "a: We are the #1 around\nb: 2\n", "1:15"]],
	);
	expectProblem(
		"a text that ends before #0000ff",
		'Put all of it in double quotes: "…". Before a comment, write a space after the #.',
		[["a color without quotes", "a:\n  link: #0000ff\n", "2:9"]],
	);
	expectProblem(
		"a text that starts with &Sons, which is an anchor",
		'Put the text in double quotes: "&…".',
		[["an & in a text without quotes", "a: b\nname: &Sons Garage Doors\n", "2:7"]],
	);
	expectProblem("a line of --- between two documents", "Remove the line, or put it in quotes.", [
		["a second document", "# Comment\na: 1\nb: 2\n---\na: 1\n", "4:1"],
	]);
	expectProblem(
		"a list or record that is opened and not closed",
		"Close the bracket in the line above.",
		[["a bracket left open", "a: [1, 2\nb: 3\n", "2:1"]],
	);
	expectProblem("a colon in a text without quotes", 'Put the text in double quotes: "…".', [
		["a colon in a text", "a: Note: over\n", "1:4"],
	]);
	expectProblem(
		"a field that is indented below one that has a text already",
		"Remove the spaces at the start of the next line, or the text after the colon.",
		[["a field indented below a text", "a: x\n b: c\n", "1:4"]],
	);
	expectProblem("[], which is an empty list, beside items", "Remove the line with [].", [
		["items above the sign of an empty list", "- a: 1\n[]\n", "2:1"],
		["items below the sign of an empty list", "# Add yours.\n[]\n- a: 1\n", "2:1"],
	]);
	expectProblem(
		"a line that starts in another column than its neighbors",
		"Move the line so that it starts below the field or item before it.",
		[["a line in another column", "- a: 1\n - b: 2\n", "2:2"]],
	);
	expectProblem(
		"a tab or a space that does not break at the start of a line",
		"Replace it by two spaces.",
		[
			["a tab", "a:\n\tb: 1\n", "2:1"],
			["a tab before a folded text", "a: >-\n\tText\nb: 1\n", "2:1"],
			["a space of a web page", "a:\n\u00a0 b: 1\n  c: 1\n", "2:1"],
		],
	);
	expectProblem(
		"a text that starts with a sign that YAML keeps for itself",
		'Put the text in double quotes: "…".',
		[["a sign at the start", "a: @home\n", "1:4"]],
	);
	expectProblem(
		"a text that starts with & or *, which YAML keeps for itself",
		'Put the text in double quotes: "…".',
		[["an ampersand at the start", "a: & Sons\n", "1:4"]],
	);
	expectProblem(
		"a list that begins on its field's own line",
		"Start a new line before the hyphen.",
		[["a hyphen on the field's line", "a: - one\n", "1:4"]],
	);
	expectProblem(
		"text after a closing quote",
		"Inside '…' write a single quote twice: ''. Inside \"…\" write \\\" for a double one.",
		[["a single quote inside single quotes", "a: 'it's'\n", "1:8"]],
	);
	expectProblem("a backslash between double quotes", "Write '…' in place of \"…\".", [
		["a backslash", 'a: "C:\\doors"\n', "1:7"],
	]);
	expectProblem(
		"a line that is no field",
		"Put a colon and a space after the field's name, or indent the line if it goes on with the text above.",
		[["a field without a colon", "a: 1\nb 2\nc: 3\n", "2:1"]],
	);
	expectProblem(
		"lists in lists in lists",
		"Remove the brackets, or put the text in double quotes.",
		[["brackets without end", "[".repeat(20_000)]],
	);
	expectProblem(
		"two items that became one",
		"Move the hyphen of line 3 below the hyphen of the line before it.",
		[["an item one space too far to the right", "a:\n  - one\n   - two\n", "3:4"]],
	);

	it.each([
		["{", "a: {name} is here\n"],
		["[", "a: [a link](/faq) is here\n"],
		["*", "- a: **bold** is here\n"],
		[">", "- > more\n"],
	])("a text that starts with %s needs quotes", (sign, text) => {
		expect(readYaml(text, "data/a.yaml")).toMatchObject({
			line: 1,
			got: `a text that starts with ${sign}, which YAML keeps for itself`,
			fix: `Put the text in double quotes: "${sign}…".`,
		});
	});

	it.each([
		["a comma is missing in a record", "a: { days: [Monday] opens: 7 }\n", "1:21"],
		["a bracket is closed twice", "zips: [33601, 33602]]\n", "1:21"],
		["a list goes on after its bracket", "a: [one two], three\n", "1:13"],
	])("%s, which needs no quotes", (_slip, text, place) => {
		const problem = readYaml(text, "data/a.yaml") as Problem;
		expect(problem).toMatchObject({
			got: "a list or record that goes on where it cannot",
			fix: "Add the comma that is missing, or take out what follows the last bracket. A text goes into double quotes.",
		});
		expect(`${problem.line}:${problem.column}`).toBe(place);
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
		const rows = [
			["Surge protector", "Lightning is what ends most openers here, in this hot place."],
		];
		const value = [{ rows }, { rows: [{ question: rows[0]?.[1] }] }];
		expect(read(stringify(value)).value).toEqual(value);
	});

	it("a list in a Markdown text is accepted", () => {
		expect(read("a: |\n  - one\n    - two\n").value).toEqual({ a: "- one\n  - two\n" });
	});
});
