// @module-tag long
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtFrom, dataFolder } from "../builtSite.ts";
import { full } from "../full.ts";
import { editedCopies } from "./editedCopies.ts";
import { failingTests } from "./failingTests.ts";
import { moveAbroad } from "./otherCountry.ts";
import { firstOf, type OwnersData } from "./ownersData.ts";
import { edits, omissions } from "./ownersEdits.ts";
import { addTownsWithoutCounties, growth, takeAway, townToLose } from "./ownersGrowth.ts";
import { runBuild } from "./projectCopy.ts";

// An owner may make these edits without a programmer. All edits are made in one folder, and the
// site's tests run once after the last. Pages that come and go must never stop a build, either.

const { freshCopy, newFolder } = editedCopies("edits");
const out = newFolder("out");

/** What a page that goes needs is a redirect alone. */
const departures = ["services", "symptoms", "how-to", "areas"]
	.filter((folder) => existsSync(join(dataFolder, folder)))
	.map((folder) => {
		const leave = (data: OwnersData) => {
			const page = folder === "areas" ? townToLose(data) : firstOf(data, folder);
			takeAway(data, page, `/${folder}`);
		};
		return [`takes away a page of ${folder}`, leave] as const;
	});

describe.each([
	["edits", [...edits, ...departures, ...growth]],
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

it("a company without counties and without a state, at an address with a path, has a site like any other, with forty towns more, too", {
	timeout: 600_000,
}, async () => {
	const data = moveAbroad("tests/javelina", newFolder("many-towns"));
	// Pages list more than thirty towns in another way.
	addTownsWithoutCounties(data, 40);
	expect(await failingTests(data.folder)).toBe("");
	expect(existsSync(join(builtFrom(data.folder), "areas/oracle.html"))).toBe(true);
});
