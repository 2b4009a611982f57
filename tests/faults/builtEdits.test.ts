// @module-tag long
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { formatProblems } from "../../generator/problems.ts";
import { full } from "../full.ts";
import { editedCopies } from "./editedCopies.ts";
import { askedEdits, builtEdits } from "./foundEdits.ts";
import { fullBuilds } from "./fullBuild.ts";
import { type SchemaEdit, schemaEdits } from "./schemaEdits.ts";
import { buildTogether, type Change, trialsOf } from "./together.ts";

// Each edit is built fully, with the font, the minifier and the budgets.

const { freshCopy } = editedCopies("built");
const data = freshCopy("data");

const bytes = /\bbytes?\b/;
const trials = trialsOf(data, fullBuilds(data.folder), ({ warnings }) => {
	const said = formatProblems(warnings);
	return bytes.test(said) ? [said] : [];
});

const timeout = full ? 1_800_000 : 600_000;

function expectWayOut(messages: readonly string[], what: string): void {
	expect(messages.length, `${what}\n${messages.join("\n")}`).toBeLessThanOrEqual(3);
	for (const message of messages) {
		expect(message, what).toMatch(/\n {2}Fix: [A-Z"'].{9,}/);
		expect(message, what).not.toMatch(bytes);
		expect(message, what).not.toMatch(/undefined|\[object|Invalid/);
	}
}

describe("an edit that strangers found in an owner's way", () => {
	let results: Awaited<ReturnType<typeof buildTogether<Change>>>;
	beforeAll(async () => {
		const changes = [...builtEdits, ...askedEdits].map(([, change]) => change);
		results = await buildTogether(changes, trials);
	}, timeout);

	it.each(builtEdits)("is built: %s", async (_what, change) => {
		expect(await results.get(change)).toEqual([]);
	});

	it.each(askedEdits)("has a way out: %s", async (what, change) => {
		const messages = (await results.get(change)) ?? [];
		expect(messages).not.toEqual([]);
		expectWayOut(messages, what);
	});
});

const groupsBy = (edits: readonly SchemaEdit[], key: "kind" | "name") => [
	...edits
		.reduce(
			(groups, edit) => groups.set(edit[key], [...(groups.get(edit[key]) ?? []), edit]),
			new Map<string, readonly SchemaEdit[]>(),
		)
		.values(),
];

/** Draws edits evenly by kind and file, because most edits are of texts. */
function draw(seed: number, count: number): readonly SchemaEdit[] {
	const kinds = groupsBy(schemaEdits(data), "kind").map((edits) => groupsBy(edits, "name"));
	const places = fc.sample(fc.tuple(fc.nat(), fc.nat()), { numRuns: count, seed });
	return places.flatMap(([file, place], index) => {
		const files = kinds[index % kinds.length] ?? [];
		const edits = files[file % files.length] ?? [];
		return edits[place % edits.length] ?? [];
	});
}

describe("an edit that the schemas allow", () => {
	const seed = Number(process.env.SEED ?? 20_261_125);
	const count = Number(process.env.EDITS ?? (full ? 120 : 20));
	const drawn = draw(seed, count);
	let results: Awaited<ReturnType<typeof buildTogether<Change>>>;
	beforeAll(async () => {
		const changes = new Set(drawn.map(({ change }) => change));
		results = await buildTogether([...changes], trials);
	}, timeout);

	it.each(drawn)(`is built, or has a way out (seed ${seed}): $what`, async ({ what, change }) => {
		expectWayOut((await results.get(change)) ?? ["No build"], what);
	});
});
