// @module-tag long
import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { builtFrom, dataFolder } from "../builtSite.ts";
import { failingTests } from "./failingTests.ts";
import { moveAbroad } from "./otherCountry.ts";
import { copyData, type OwnersData, townsOf } from "./ownersData.ts";
import { addTownsWithoutCounties, firstOf, growth, takeAway } from "./ownersGrowth.ts";

// Growth must never stop a build or fail the site's tests.

const root = resolve(".cache/growth");
rmSync(root, { recursive: true, force: true });
const made: string[] = [];
afterAll(() => {
	for (const folder of [root, ...made]) rmSync(folder, { recursive: true, force: true });
});

async function expectGreen(change: (data: OwnersData) => void, name: string): Promise<void> {
	const data = copyData(dataFolder, join(root, name));
	made.push(builtFrom(data.folder));
	change(data);
	expect(await failingTests(data.folder)).toBe("");
}

it("a file that goes, with a redirect from its address, is all that it takes to take a page away", {
	timeout: 600_000,
}, async () => {
	await expectGreen((data) => {
		for (const folder of ["services", "symptoms", "how-to"])
			if (existsSync(join(dataFolder, folder))) takeAway(data, firstOf(data, folder), `/${folder}`);
		const [town = ""] = townsOf(data).filter((id) => !data.read(`areas/${id}`).isBase);
		takeAway(data, `areas/${town}`, "/areas");
	}, "less");
});

it(`a company that grows is never stopped: ${growth.map(([what]) => what).join(", ")}`, {
	timeout: 600_000,
}, async () => {
	await expectGreen((data) => {
		for (const [, grow] of growth) grow(data);
	}, "more");
});

it("300 towns without counties have a site like any other", {
	timeout: 600_000,
}, async () => {
	const data = moveAbroad("examples/javelina", join(root, "many-towns"));
	made.push(builtFrom(data.folder));
	addTownsWithoutCounties(data, 300);
	expect(await failingTests(data.folder)).toBe("");
});
