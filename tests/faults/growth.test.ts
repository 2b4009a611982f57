// @module-tag long
import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { builtFrom, dataFolder } from "../builtSite.ts";
import { failingTests } from "./failingTests.ts";
import { moveAbroad } from "./otherCountry.ts";
import { copyData, townsOf } from "./ownersData.ts";
import { addTownsWithoutCounties, firstOf, growth, takeAway } from "./ownersGrowth.ts";

// Pages that come and go must never stop a build or fail the site's tests.

const root = resolve(".cache/growth");
rmSync(root, { recursive: true, force: true });
const made: string[] = [];
afterAll(() => {
	for (const folder of [root, ...made]) rmSync(folder, { recursive: true, force: true });
});

it(`a page that goes needs a redirect alone, and growth stops no build: ${growth.map(([what]) => what).join(", ")}`, {
	timeout: 600_000,
}, async () => {
	const data = copyData(dataFolder, join(root, "grown"));
	made.push(builtFrom(data.folder));
	for (const folder of ["services", "symptoms", "how-to"])
		if (existsSync(join(dataFolder, folder))) takeAway(data, firstOf(data, folder), `/${folder}`);
	const [town = ""] = townsOf(data).filter((id) => !data.read(`areas/${id}`).isBase);
	takeAway(data, `areas/${town}`, "/areas");
	for (const [, grow] of growth) grow(data);
	expect(await failingTests(data.folder)).toBe("");
});

it("300 towns without counties have a site like any other", {
	timeout: 600_000,
}, async () => {
	const data = moveAbroad("examples/javelina", join(root, "many-towns"));
	made.push(builtFrom(data.folder));
	addTownsWithoutCounties(data, 300);
	expect(await failingTests(data.folder)).toBe("");
});
