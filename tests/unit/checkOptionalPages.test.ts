import { expect, it } from "vitest";
import { checkOptionalPages } from "../../generator/load/checkOptionalPages.ts";
import type { Site } from "../../generator/site/site.ts";

it("says once for each town that the file of its offices is not there", () => {
	const town = {
		id: "county/town",
		permit: { heading: "Permits", offices: ["one", "two"], sources: ["law"] },
	};
	const told: unknown[] = [];
	checkOptionalPages(
		{
			towns: new Map([[town.id, town]]),
			services: [],
			facts: {},
			folder: "data",
		} as unknown as Site,
		new Map(),
		{
			...({} as Parameters<typeof checkOptionalPages>[2]),
			report: (...words) => told.push(words),
			countIfRemoved: () => false,
		},
	);
	expect(told).toEqual([
		[
			"permits-file-missing",
			"areas/county/town",
			["permit"],
			["one", "two"],
			"the file data/permits.yaml, which its offices stand in",
			"Restore the file, or remove permit here.",
		],
	]);
});

it("says which service of a price is none, as of any other that names one", () => {
	const told: unknown[] = [];
	const prices = {
		groups: [{ rows: [{ line: "repair" }, {}, { line: "magic" }] }],
		worksheet: { rules: { share: 0.5 }, doorYears: 20 },
	};
	const services = new Map([
		["services/repair", { name: "services/repair", value: {} }],
	]) as unknown as Parameters<typeof checkOptionalPages>[1];
	checkOptionalPages(
		{ towns: new Map(), facts: {}, folder: "data", prices } as unknown as Site,
		services,
		{
			...({} as Parameters<typeof checkOptionalPages>[2]),
			report: (...words) => told.push(words),
			countIfRemoved: () => false,
		},
	);
	const fix = "Use the name of a file in data/services, without its ending.";
	expect(told).toEqual([
		[
			"slug-unknown",
			"prices",
			["groups", 0, "rows", 2, "line"],
			"magic",
			"the slug of a service",
			fix,
		],
	]);
});

it("says which number of the worksheet differs from its fact", () => {
	const told: unknown[] = [];
	const prices = { groups: [], worksheet: { rules: { share: 0.4 }, doorYears: 15 } };
	checkOptionalPages(
		{
			towns: new Map(),
			facts: { replaceShare: "50%", replaceAge: "15 to 20 years" },
			folder: "data",
			prices,
		} as unknown as Site,
		new Map(),
		{
			...({} as Parameters<typeof checkOptionalPages>[2]),
			report: (...words) => told.push(words),
			countIfRemoved: () => false,
		},
	);
	const fix = "Change one of the two; the other is in data/facts.yaml.";
	const code = "worksheet-rule-differs";
	expect(told).toEqual([
		[code, "prices", ["worksheet", "rules", "share"], 0.4, "what {replaceShare} says: 50%", fix],
		[code, "prices", ["worksheet", "doorYears"], 15, "what {replaceAge} says: 15 to 20 years", fix],
	]);
});
