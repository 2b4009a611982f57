import { expect, it } from "vitest";
import { checkOptionalPages } from "../../generator/load/checkOptionalPages.ts";
import type { Site } from "../../generator/site/site.ts";

it("says once for each town that the file of its offices is not there", () => {
	const town = { id: "county/town", permit: { heading: "Permits", offices: ["one", "two"], sources: ["law"] } };
	const told: unknown[] = [];
	checkOptionalPages({ towns: new Map([[town.id, town]]), services: [], facts: {}, folder: "data" } as unknown as Site, new Map(), {
		...({} as Parameters<typeof checkOptionalPages>[2]),
		report: (...words) => told.push(words),
	});
	expect(told).toEqual([
		["areas/county/town", ["permit"], ["one", "two"], "the file data/permits.yaml, which its offices stand in", "Restore the file, or remove permit here."],
	]);
});
