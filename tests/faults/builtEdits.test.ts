// @module-tag long
import { beforeAll, describe, expect, it } from "vitest";
import { formatProblems } from "../../generator/problems.ts";
import { full } from "../full.ts";
import { editedCopies } from "./editedCopies.ts";
import { askedEdits, builtEdits } from "./foundEdits.ts";
import { fullBuilds } from "./fullBuild.ts";
import { buildTogether, type Change, trialsOf } from "./together.ts";

// Each edit is built fully, with the font, the minifier and the budgets.

const data = editedCopies("built").freshCopy("data");

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
