// @module-tag slow
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { checkSchema } from "../../generator/check/checkSchema.ts";
import { readDataFile } from "../../generator/load/dataFile.ts";
import { records } from "../../site/files.ts";
import type { Problem } from "../../site/problem.ts";
import { type Path, pathsIn, valueAt, withValueAt } from "./leaves.ts";
import { problemsThrownBy, sampleText, writeData } from "./sampleData.ts";
import { sampleFiles } from "./sampleFiles.ts";

const folder = writeData();
function problemsOf(path: string, value: unknown): readonly Problem[] {
	writeFileSync(join(folder, path), stringify(value));
	const result = readDataFile(folder, path);
	return "problems" in result ? result.problems : [];
}
/** Checks a value that is in no file. */
function problemsIn(schema: z.ZodType, value: unknown): readonly Problem[] {
	const locate = () => ({ line: 1, column: 1 });
	return problemsThrownBy(() => checkSchema(schema, { value, locate }, "a.yaml"));
}
const kinds = Object.keys(sampleFiles).filter(
	(path) =>
		path.endsWith(".yaml") &&
		(records[path.replace(".yaml", "")] || /(repair|pinellas|alpha)\.yaml$/.test(path)),
);

/** A wrong value at a path, and a word that the fix must contain. */
interface Slip {
	readonly path: Path;
	readonly wrong: unknown;
	readonly remedy: RegExp;
}

function slips(value: unknown): readonly (readonly [wrong: unknown, remedy: RegExp])[] {
	const blank = [null, /Write|Add/] as const;
	if (typeof value === "string")
		return [
			blank,
			[12, /quotes|Write|Copy|Use one of these/i],
			[{ Note: "this" }, /quotes|Write|Copy|Use one of these/i],
			[["a"], /Write|without|Copy|Use one of these/i],
		];
	if (typeof value === "number")
		return [
			blank,
			["a few", /digits|Write|Use one of these/],
			[String(value), /quotes|Write|Use one of these/],
		];
	if (typeof value === "boolean") return [blank, ["yes", /true/], ["no", /false|true/]];
	if (Array.isArray(value))
		return [
			blank,
			["45-60", /\[45, 60\]|\[low, high\]|hyphen|\[28|in quotes/],
			[{ a: 1 }, /hyphen|Write/],
		];
	return [blank, ["one text", /fields|Write/], [["a"], /fields|Write/]];
}

/** Returns batches of up to twenty slips at one depth: a slip inside another would be hidden. */
function batchesOf(good: unknown): readonly (readonly Slip[])[] {
	const all = pathsIn(good).map((path) =>
		slips(valueAt(good, path)).map(([wrong, remedy]): Slip => ({ path, wrong, remedy })),
	);
	const depthOf = ([slip]: readonly Slip[]) => slip?.path.length ?? 0;
	return [...new Set(all.map(depthOf))].flatMap((depth) => {
		const level = depth === 0 ? [] : all.filter((place) => depthOf(place) === depth);
		const batches = Array.from({ length: Math.ceil(level.length / 20) }, (_, index) =>
			level.slice(20 * index, 20 * index + 20),
		);
		return batches.flatMap((batch) =>
			[0, 1, 2, 3].map((kind) => batch.flatMap((one) => one[kind] ?? [])),
		);
	});
}

const broken = (good: unknown, slips: readonly Slip[]): unknown =>
	slips.reduce((value, { path, wrong }) => withValueAt(value, path, wrong), good);

it.each(kinds)(
	"each kind of slip in each field of %s is reported with its place and a fix",
	(path) => {
		const good = parse(sampleText(path));
		expect(problemsOf(path, good)).toEqual([]);
		let count = 0;
		for (const slips of batchesOf(good)) {
			const problems = problemsOf(path, broken(good, slips));
			const what = `${path} ${slips.map((slip) => `${slip.path.join(".")} = ${JSON.stringify(slip.wrong)}`).join(", ")}`;
			for (const problem of problems) {
				count++;
				expect(problem.line, what).toBeGreaterThan(0);
				expect(problem.column, what).toBeGreaterThan(0);
				expect(problem.expected, what).not.toMatch(/Invalid|expected|undefined|pattern/);
				expect(problem.fix, what).toMatch(/^[A-Z"'].{9,}[.”"]$/);
				expect(`${problem.expected} ${problem.fix}`, what).not.toMatch(
					/specification|zod|\bregex/i,
				);
			}
			for (const { path: place, remedy } of slips) {
				const own = problems.find(
					({ field = "" }) => place.join("") === field.replaceAll(/[[\].]/g, ""),
				);
				if (own) expect(own.fix, what).toMatch(remedy);
			}
		}
		expect(count).toBeGreaterThan(path === "redirects.yaml" || path === "facts.yaml" ? 3 : 15);
	},
);

it("a problem in a union is about the most similar option", () => {
	const price = z.union([
		z.strictObject({ ask: z.literal(true) }),
		z.strictObject({ low: z.number(), high: z.number() }),
	]);
	const value = { row: { low: "$140", high: 320 } };
	expect(problemsIn(z.strictObject({ row: price }), value)).toMatchObject([
		{ field: "row.low", got: '"$140"', expected: "a number" },
	]);
});

it.each([
	["Closd", "closed"],
	["frm", "form"],
	["hurs", "hours"],
])("the field %s is corrected to %s, although another field is similar", (slip, field) => {
	const known = z.strictObject({
		url: z.string().optional(),
		closes: z.string(),
		hours: z.string(),
		closed: z.string(),
		form: z.string(),
	});
	expect(problemsIn(known, { [slip]: "x" })).toContainEqual(
		expect.objectContaining({ field: slip, fix: `Write "${field}".` }),
	);
});

it("records are counted, not shown, where a list has too few or too many", () => {
	const schema = z.strictObject({ list: z.array(z.object({ a: z.number() })).length(3) });
	for (const [list, got] of [
		[[{ a: 1 }], "1 item"] as const,
		[Array(4).fill({ a: 1 }), "4 items"] as const,
	])
		expect(problemsIn(schema, { list })).toMatchObject([{ got }]);
});
