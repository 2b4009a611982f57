// @module-tag long
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtFrom, dataFolder } from "../builtSite.ts";
import { editedCopies } from "./editedCopies.ts";
import { failingTests } from "./failingTests.ts";
import { moveAbroad } from "./otherCountry.ts";
import { firstOf } from "./ownersData.ts";
import { addTownsWithoutCounties, growth, takeAway, townToLose } from "./ownersGrowth.ts";

// Pages that come and go must never stop a build or fail the site's tests.

const { freshCopy, newFolder } = editedCopies("growth");

it(`a page that goes needs a redirect alone, and growth stops no build: ${growth.map(([what]) => what).join(", ")}`, {
	timeout: 600_000,
}, async () => {
	const data = freshCopy("grown");
	for (const folder of ["services", "symptoms", "how-to"])
		if (existsSync(join(dataFolder, folder))) takeAway(data, firstOf(data, folder), `/${folder}`);
	takeAway(data, townToLose(data), "/areas");
	for (const [, grow] of growth) grow(data);
	expect(await failingTests(data.folder)).toBe("");
});

it("a company without counties and without a state, at an address with a path, has a site like any other, with a hundred towns, too", {
	timeout: 600_000,
}, async () => {
	const data = moveAbroad("tests/javelina", newFolder("many-towns"));
	addTownsWithoutCounties(data, 100);
	expect(await failingTests(data.folder)).toBe("");
	expect(existsSync(join(builtFrom(data.folder), "areas/oracle.html"))).toBe(true);
});
