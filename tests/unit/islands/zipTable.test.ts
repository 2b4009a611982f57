import { expect, test } from "vitest";
import { planZipTable } from "../../../generator/assets/planZipTable.ts";
import type { Town, TownId } from "../../../generator/site/site.ts";
import { findTowns } from "../../../islands/findTownsByZip.ts";

const town = (id: string, name: string, zips: string[], minutes: [number, number], miles: number) =>
	[id as TownId, { id, name, zips, responseMinutes: minutes, miles } as unknown as Town] as const;
const towns = new Map([
	town("south/delta", "Delta", ["33770", "33771"], [45, 60], 30),
	town("north/alpha", "Alpha", ["33544", "33545"], [15, 30], 0),
	town("north/beta", "Beta", ["34655", "33544", "G8Z 1V6"], [30, 45], 20),
]);
const to = {
	file: (path: string) => `/repo/${path}`,
	town: (of: Pick<Town, "id"> | string) => `/repo/areas/${typeof of === "string" ? of : of.id}`,
};
const {
	files: [file],
	assets,
} = planZipTable({ towns }, to);
const table = JSON.parse(String(file?.contents));

test("the table's name carries a hash, its URL the base path", () => {
	expect(file?.path).toMatch(/^assets\/zips-[0-9a-f]{8}\.json$/);
	expect(assets.zipTable).toBe(`/repo/${file?.path}`);
});

test("a ZIP code leads to its town, response time and page", () => {
	expect(findTowns(table, "33770")).toEqual([
		{ name: "Delta", minutes: "45–60", href: "/repo/areas/south/delta" },
	]);
});

test("a shared ZIP code lists its towns, the quickest to reach first", () => {
	expect(findTowns(table, "33544").map(({ name }) => name)).toEqual(["Alpha", "Beta"]);
});

test("of towns that take as long, the nearest comes first", () => {
	const alike = new Map([
		town("a/far", "Far", ["1"], [15, 30], 12),
		town("b/near", "Near", ["1"], [15, 30], 3),
		town("c/next", "Next", ["1"], [15, 30], 7),
	]);
	expect(
		findTowns(JSON.parse(String(planZipTable({ towns: alike }, to).files[0]?.contents)), "1").map(
			({ name }) => name,
		),
	).toEqual(["Near", "Next", "Far"]);
});

test("a code with a space is found without it", () => {
	expect(findTowns(table, "G8Z1V6").map(({ name }) => name)).toEqual(["Beta"]);
});

test("a ZIP code elsewhere leads nowhere", () => {
	expect(findTowns(table, "10001")).toEqual([]);
});

test("the order of the towns in data/ changes nothing", () => {
	expect(planZipTable({ towns: new Map([...towns].reverse()) }, to).files).toEqual([file]);
});
