import { existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { builtFrom, dataFolder } from "../builtSite.ts";
import { long } from "../full.ts";
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

const less: readonly (readonly [what: string, shrink: (data: OwnersData) => void])[] = [
	...["services", "symptoms", "how-to"]
		.filter((folder) => existsSync(join(dataFolder, folder)))
		.map(
			(folder) =>
				[
					`the first of ${folder}`,
					(data: OwnersData) => takeAway(data, firstOf(data, folder), `/${folder}`),
				] as const,
		),
	[
		"a town",
		(data) => {
			const [town = ""] = townsOf(data).filter((id) => !data.read(`areas/${id}`).isBase);
			takeAway(data, `areas/${town}`, "/areas");
		},
	],
];

describe("a file that goes, with a redirect from its address, is all that it takes to take away", () => {
	it.each(less)("%s", { ...long, timeout: 600_000 }, async (what, shrink) => {
		const data = copyData(dataFolder, join(root, what.replaceAll(" ", "-")));
		made.push(builtFrom(data.folder));
		shrink(data);
		expect(await failingTests(data.folder)).toBe("");
	});
});

describe("a company that grows is never stopped by", () => {
	it.each(growth)("%s", { ...long, timeout: 600_000 }, async (what, grow) => {
		const data = copyData(dataFolder, join(root, what.replaceAll(" ", "-")));
		made.push(builtFrom(data.folder));
		grow(data);
		expect(await failingTests(data.folder)).toBe("");
	});
});

it("300 towns without counties have a site like any other", {
	...long,
	timeout: 600_000,
}, async () => {
	const data = moveAbroad("examples/javelina", join(root, "many-towns"));
	made.push(builtFrom(data.folder));
	addTownsWithoutCounties(data, 300);
	expect(await failingTests(data.folder)).toBe("");
});
