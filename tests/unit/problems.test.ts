import { describe, expect, it } from "vitest";
import { DataProblems, formatField, formatProblem, showValue } from "../../generator/problems.ts";
import type { Problem } from "../../site/problem.ts";

const zip: Problem = {
	code: "postal-code-format" as const,
	file: "data/areas/pasco/trinity.yaml",
	line: 6,
	column: 9,
	field: "zips[0]",
	got: "3465",
	expected: "five digits",
	fix: 'Write the ZIP as a quoted string, e.g. "34655".',
};

describe("a problem", () => {
	it("has file, line, column, field, value, rule and fix", () => {
		expect(formatProblem(zip)).toBe(
			'data/areas/pasco/trinity.yaml:6:9 › zips[0]  got 3465  expected five digits\n  Fix: Write the ZIP as a quoted string, e.g. "34655".',
		);
	});

	it("escapes control characters and direction marks", () => {
		const place = { file: "data/\u001b[2J.yaml", field: "a\u202eb" };
		const hostile = { ...zip, ...place, got: "\u0007", fix: "line\u2028end\nx" };
		expect(formatProblem(hostile)).toBe(
			"data/\\u001b[2J.yaml:6:9 › a\\u202eb  got \\u0007  expected five digits\n  Fix: line\\u2028end\\u000ax",
		);
	});

	it("is written once for all of its places", () => {
		const other = { ...zip, got: "3466" };
		const remedy = { ...zip, fix: "Remove it." };
		const { code, got, expected, fix } = zip;
		const elsewhere = { code, file: "data/b.yaml", got, expected, fix };
		const { name, problems, message } = new DataProblems([zip, other, elsewhere, remedy, other]);
		expect([name, problems.length]).toEqual(["DataProblems", 5]);
		expect(message.split("\n")).toEqual([
			...formatProblem(zip).split("\n"),
			"  The same at data/b.yaml",
			...formatProblem(other).split("\n"),
			"  The same at data/areas/pasco/trinity.yaml:6:9 › zips[0]",
			...formatProblem(remedy).split("\n"),
		]);
	});
});

it.each([
	["alike", () => zip, 51],
	["each another", (index: number) => ({ ...zip, got: String(index) }), 100],
	["of two kinds", (index: number) => (index === 1999 ? { ...zip, got: "3466" } : zip), 52],
])("an error shows fifty problems, and counts the others: %s", (_what, problem, lines) => {
	const problems = Array.from({ length: 2000 }, (_, index) => problem(index));
	const shownLines = new DataProblems(problems).message.split("\n");
	expect(shownLines).toHaveLength(lines + 1);
	expect(shownLines.at(-1)).toBe("… and 1950 more.");
});

it.each([
	[["zips", 0], "zips[0]"],
	[["sections", 1, "questions", 3, "answer"], "sections[1].questions[3].answer"],
	[[0, "from"], "[0].from"],
	[["name"], "name"],
])("the field %j reads %s", (path, text) => {
	expect(formatField(path)).toBe(text);
});

describe("a value", () => {
	it.each([
		[undefined, "nothing"],
		[null, "an empty value"],
		["", '""'],
		["a\nb", '"a\\nb"'],
		[34655, "34655"],
		[Number.POSITIVE_INFINITY, "Infinity"],
		[Number.NaN, "NaN"],
		[[30, 15], "[30,15]"],
		[{ a: true }, '{"a":true}'],
	])("%j reads %s", (value, text) => {
		expect(showValue(value)).toBe(text);
	});

	it("is cut to 60 characters, but not inside an emoji", () => {
		expect(showValue("x".repeat(58))).toBe(`"${"x".repeat(58)}"`);
		expect(showValue("x".repeat(59))).toBe(`"${"x".repeat(56)}…`);
		expect(showValue(`${"x".repeat(55)}🚪🚪🚪`)).toBe(`"${"x".repeat(55)}…`);
	});
});
