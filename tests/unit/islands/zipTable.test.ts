// @module-tag slow
import { expect, test } from "vitest";
import { findNearPlaces } from "../../../generator/assets/findNearPlaces.ts";
import { findTowns, type ZipTable } from "../../../islands/findTowns.ts";
import { planZipTable } from "../../../pages/planZipTable.ts";
import type { Site, Town, TownId } from "../../../site/site.ts";
import { noCache } from "../noCache.ts";

const town = (
	id: string,
	name: string,
	zips: string[],
	minutes: [number, number],
	miles: number,
	{ alsoKnown = [], neighborhoods = [] }: Partial<Town> = {},
) => {
	const one = { id, name, zips, responseMinutes: minutes, miles, alsoKnown, neighborhoods };
	return [id as TownId, one as unknown as Town] as const;
};
const towns = new Map([
	town("south/delta", "Delta", ["33770", "33771"], [45, 60], 30),
	town("north/alpha", "Alpha", ["33544", "33545"], [15, 30], 0),
	town("north/beta", "Beta", ["34655", "33544", "G8Z 1V6"], [30, 45], 20),
]);
const rule = { near: "an hour", far: "three hours", farFrom: 55 };
const words = {
	town: { wait: "We come in {time}." },
	pages: { prices: "Prices" },
	zipLookup: {
		ways: { permit: "Permit in {town}?", visit: "A visit in {town}", message: "{town}. When?" },
	},
};
const siteWith = (own: ReadonlyMap<TownId, Town>, emergency?: typeof rule) =>
	({
		towns: own,
		pages: { areas: { emergency } },
		words,
		business: { address: { state: "NM" } },
	}) as unknown as Site;
const to = {
	town: ({ id }: { readonly id: string }) => `/repo/areas/${id}`,
	page: (kind: string) => `/repo/${kind}`,
	quote: (about: { readonly message?: string }) =>
		`/repo/contact#${new URLSearchParams(about as Record<string, string>)}`,
};
const table = planZipTable(siteWith(towns, rule), to);
const byCode = (of: ZipTable, code: string) => findTowns(of, code, code) ?? [];

test("a ZIP code leads to its towns, by their response time, with pages and links", () => {
	const wait = "We come in three hours.";
	const ways = [["/repo/contact#message=Delta.+When%3F", "A visit in Delta"]];
	const href = "/repo/areas/south/delta";
	expect(byCode(table, "33770")).toEqual([
		{ name: "Delta", minutes: "45–60", href, wait, ways, isNear: false },
	]);
	const namesAt = (code: string) => byCode(table, code).map(({ name }) => name);
	expect(["33544", "G8Z1V6", "10001"].map(namesAt)).toEqual([["Alpha", "Beta"], ["Beta"], []]);
});

test("towns with the same response time are sorted by distance", () => {
	const alike = new Map([
		town("a/far", "Far", ["1"], [15, 30], 12),
		town("b/near", "Near", ["1"], [15, 30], 3),
		town("c/next", "Next", ["1"], [15, 30], 7),
	]);
	const found = byCode(planZipTable(siteWith(alike), to), "1");
	expect(found.map(({ name }) => name)).toEqual(["Near", "Next", "Far"]);
});

test("an unlisted code leads to the longest postal area that is its prefix", () => {
	const areas = new Map([
		town("a/wide", "Wide", ["L4", "803"], [15, 30], 3),
		town("b/close", "Close", ["L4M"], [15, 30], 5),
	]);
	const byArea = planZipTable(siteWith(areas), to);
	const namesOf = (zip: string) => byCode(byArea, zip).map(({ name }) => name);
	expect(namesOf("L4M1A1")).toEqual(["Close"]);
	for (const zip of ["L4N1A1", "80331"]) expect(namesOf(zip)).toEqual(["Wide"]);
	expect(namesOf("M1M1M1")).toEqual([]);
});

test("a town whose page is in another language says so", () => {
	const other = { code: "en", label: "(en inglés)" };
	const otherOf = (href: string) => (href.endsWith("/beta") ? other : undefined);
	const found = byCode(planZipTable(siteWith(towns), to, otherOf), "33544");
	expect(found.map((one) => one.other)).toEqual([undefined, other]);
});

test("further links have the town's name, and the language of their page if it differs", () => {
	const own = new Map([town("north/far-hills", "Far Hills & Co", ["1"], [15, 30], 3)]);
	const site = siteWith(own);
	const complete = { ...site, pages: { ...site.pages, permits: {}, prices: {} } } as Site;
	const otherOf = (href: string) =>
		href.startsWith("/repo/permits") ? { code: "en", label: "(en inglés)" } : undefined;
	const [found] = byCode(planZipTable(complete, to, otherOf), "1");
	expect(found?.ways).toEqual([
		["/repo/prices", "Prices"],
		["/repo/permits#permit-north-far-hills", "Permit in Far Hills & Co? (en inglés)"],
		["/repo/contact#message=Far%20Hills%20%26%20Co.+When%3F", "A visit in Far Hills & Co"],
	]);
	const message = new URLSearchParams(found?.ways[2]?.[0].replace(/.*#/, "")).get("message");
	expect(message).toBe("Far Hills & Co. When?");
});

test("a place is found by its name as people write it", () => {
	const own = new Map([
		town("a/st-odo", "St. Odo", ["1"], [15, 30], 1, { alsoKnown: ["Saint Odo"] }),
		town("a/mill-o-cliffs", "Mill O' Cliffs", ["2"], [20, 30], 2, { neighborhoods: ["Old Ferry"] }),
		town("a/leon", "León Harbor", ["3"], [25, 30], 3, { neighborhoods: ["Rio", "Ferry"] }),
		town("a/rio", "Rio", ["4"], [30, 35], 4),
	]);
	const named = planZipTable(siteWith(own), to);
	const namesOf = (typed: string) => findTowns(named, typed)?.map(({ name }) => name);
	for (const [typed, ...names] of [
		["saint odo", "St. Odo"],
		["st odo", "St. Odo"],
		["Mill o Cliffs, NM", "Mill O' Cliffs"],
		["mill-o'-clifs new mexico", "Mill O' Cliffs"],
		["leon harbour", "León Harbor"],
		["LEON", "León Harbor"],
		["Loen Harbor", "León Harbor"],
		["old fery", "Mill O' Cliffs"],
		["ferry", "León Harbor"],
		// A neighborhood of the same name doesn't make a town's name ambiguous.
		["Rio", "Rio"],
		["Rio, NM", "Rio"],
		["Tomsk"],
		["Ria"],
		["mill", "Mill O' Cliffs"],
	])
		expect(namesOf(typed as string), typed).toEqual(names);
	for (const typed of ["123", "?", "a"]) expect(namesOf(typed), typed).toBe(undefined);
});

/** Real ZIP codes, and one town with a name like a real one. */
const real = new Map([
	town("a/boise", "Boise", ["83702"], [15, 30], 1, { neighborhoods: ["Hidden Springs"] }),
	town("a/nampo", "Nampo", ["83605"], [30, 45], 20),
]);
const nearOf = async (country: string, state = "ID") => {
	const site = { ...siteWith(real), business: { address: { state, country } } } as unknown as Site;
	return planZipTable(site, to, () => undefined, await findNearPlaces(site, noCache));
};

test("a place that no town has leads to the nearest town, without promises", async () => {
	const nearby = await nearOf("US");
	const found = (typed: string) =>
		findTowns(nearby, typed, /\d+/.exec(typed)?.[0])?.map(({ name, isNear }) => [name, isNear]);
	// "Nampa" is not a slip of "Nampo".
	for (const typed of ["83651", "Nampa", "nampa, ID"])
		expect(found(typed)).toEqual([["Nampo", true]]);
	expect(found("Eagle")).toEqual([["Boise", true]]);
	expect(findTowns(nearby, "Eagle")).toMatchObject([{ wait: "", ways: [] }]);
	for (const typed of ["83702", "Boise", "Hidden Springs"])
		expect(found(typed)).toEqual([["Boise", false]]);
	for (const typed of ["83402", "Idaho Falls", "Ontario"]) expect(found(typed), typed).toEqual([]);
});

test("a Canadian code is known by its first three characters", async () => {
	const barrie = new Map([town("a/barrie", "Barrie", ["L4M"], [15, 30], 1)]);
	const site = { ...siteWith(barrie), business: { address: { state: "ON", country: "CA" } } };
	const near = await findNearPlaces(site as unknown as Site, noCache);
	const table = planZipTable(site as unknown as Site, to, () => undefined, near);
	const nearest = (code: string) => byCode(table, code).map(({ isNear }) => isNear);
	expect(nearest("L4M1A1")).toEqual([false]);
	expect(nearest("L4N1A1")).toEqual([true]);
	expect(nearest("V5K0A1")).toEqual([]);
});

test("other countries have no places near a town", async () => {
	for (const near of (await nearOf("DE")).near) expect(near).toBe("");
});

test("a town has the wait for an emergency by its distance, if there is a rule", () => {
	const waitAt = (zip: string, of = table) => byCode(of, zip).map(({ wait }) => wait);
	expect(waitAt("33545")).toEqual(["We come in an hour."]);
	expect(waitAt("33771")).toEqual(["We come in three hours."]);
	expect(waitAt("33771", planZipTable(siteWith(towns), to))).toEqual([""]);
});
