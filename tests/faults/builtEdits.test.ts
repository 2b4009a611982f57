// @module-tag long
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatProblems } from "../../generator/problems.ts";
import { full } from "../full.ts";
import { editedCopies } from "./editedCopies.ts";
import { askedEdits, builtEdits, type FoundEdit } from "./foundEdits.ts";
import { fullBuilds, messagesOf } from "./fullBuild.ts";
import { type SchemaEdit, schemaEdits } from "./schemaEdits.ts";

// Each edit is built fully, with all sharing images, the font, the minifier and the budgets.

const { freshCopy } = editedCopies("built");
const data = freshCopy("data");
const saved = data.save();
const build = fullBuilds(data.folder);

const bytes = /\bbytes?\b/;

async function buildForOwner(): Promise<void> {
	const { warnings } = await build();
	expect(formatProblems(warnings)).not.toMatch(bytes);
}

/** Returns the messages of a build after an edit, or [] if the build succeeds. */
async function messagesAfter(change: FoundEdit[1]): Promise<readonly string[]> {
	const undo = change(data);
	try {
		const messages = await messagesOf(buildForOwner);
		return messages.map((message) => formatProblems([message]));
	} finally {
		if (typeof undo === "function") undo();
		data.restore(saved);
	}
}

const settings = { timeout: 300_000 };

function expectWayOut(messages: readonly string[], what: string): void {
	expect(messages.length, `${what}\n${messages.join("\n")}`).toBeLessThanOrEqual(3);
	for (const message of messages) {
		expect(message, what).toMatch(/\n {2}Fix: [A-Z"'].{9,}/);
		expect(message, what).not.toMatch(bytes);
		expect(message, what).not.toMatch(/undefined|\[object|Invalid/);
	}
}

/** Two of three edits, so that all tests together stay within their time. FULL=1 takes all. */
const isTaken = (_edit: unknown, index: number) => full || index % 3 !== 2;

describe("an edit that strangers found in an owner's way", () => {
	it.each(builtEdits.filter(isTaken))("is built: %s", settings, async (_what, change) => {
		expect(await messagesAfter(change)).toEqual([]);
	});

	it.each(askedEdits.filter(isTaken))("has a way out: %s", settings, async (what, change) => {
		const messages = await messagesAfter(change);
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
	it.each(draw(seed, count))(
		`is built, or has a way out (seed ${seed}): $what`,
		settings,
		async ({ what, change }) => {
			expectWayOut(await messagesAfter(change), what);
		},
	);
});
