// @module-tag long
import { describe, expect, it } from "vitest";
import { full } from "../full.ts";
import { editedCopies } from "./editedCopies.ts";
import { failingTests } from "./failingTests.ts";
import { edits, omissions } from "./ownersEdits.ts";
import { runBuild } from "./projectCopy.ts";

// An owner may make these edits without a programmer. All edits are made in one folder, and the
// site's tests run once after the last.

const { freshCopy, newFolder } = editedCopies("edits");
const out = newFolder("out");

describe.each([
	["edits", edits],
	["omissions", omissions],
] as const)("an owner's %s", (name, all) => {
	it("build, each of them, and leave the tests of the site green", {
		timeout: full ? 1_800_000 : 600_000,
	}, async () => {
		const data = freshCopy(name);
		for (const [what, change] of all) {
			change(data);
			// With FULL=1, a build after each edit names the edit that fails.
			if (!full) continue;
			const { code, errors } = await runBuild(".", ["--data", data.folder, "--out", out]);
			expect(code, `${what}\n${errors}`).toBe(0);
		}
		expect(await failingTests(data.folder)).toBe("");
	});
});
