import { describe, expect, it } from "vitest";
import { checkAgeing, expiredFacts } from "../../generator/check/checkAgeing.ts";
import { adviceOn } from "../../site/messages.ts";
import type { Site } from "../../site/site.ts";
import { sampleSite } from "./sampleData.ts";
import { withFiles } from "./withFiles.ts";

const sample = sampleSite();
/** Returns the sample company on a day: one fact has a last day, three are unchecked. */
const siteOn = (buildDate: string): Site =>
	withFiles(
		{ ...sample, buildDate },
		{
			permits: {
				offices: [
					{ id: "north", checked: null },
					{ id: "south", checked: "2026-10-01" },
					{ id: "west", checked: null },
				],
			},
			hurricane: { warning: { checked: null } },
			prices: { groups: [], validUntil: "2026-12-31" },
		},
	);
/** Returns the warnings on a day about the fields of a name. */
function warningsOn(day: string, field: string) {
	const warnings: [name: string, path: string, got: unknown, expected: string][] = [];
	checkAgeing(siteOn(day), {
		warn: (code, name, path, got, values) =>
			warnings.push([name, path.join("."), got, adviceOn(code, values)[0]]),
	});
	return warnings.filter(([, path]) => path.endsWith(field));
}

describe("facts that age", () => {
	it("are reported from 60 days before their last day", () => {
		expect(warningsOn("2026-10-31", "validUntil")).toEqual([]);
		expect(warningsOn("2026-11-01", "validUntil")).toEqual([
			["prices", "validUntil", "2026-12-31", "a day more than 60 days after 2026-11-01"],
		]);
	});

	it("stop a production build on the day after their last day", () => {
		expect(expiredFacts(siteOn("2026-12-31"))).toEqual([]);
		const expired = expiredFacts(siteOn("2027-01-01"));
		expect(expired).toMatchObject([{ file: "prices.yaml", field: "validUntil" }]);
	});

	it("are counted if nobody has checked them, without stopping a production build", () => {
		expect(warningsOn("2026-10-01", "checked")).toEqual([
			["permits", "offices.0.checked", null, "the day of a check, here and in 1 more: west"],
			["hurricane", "warning.checked", null, "the day of a check"],
		]);
		expect(expiredFacts(siteOn("2026-10-01"))).toEqual([]);
	});
});
