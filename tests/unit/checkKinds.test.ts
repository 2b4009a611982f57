import { expect, it } from "vitest";
import { checkKinds } from "../../generator/check/checkKinds.ts";
import { createChecking } from "../../generator/check/createChecking.ts";
import type { Site, TownId } from "../../site/site.ts";
import { sampleSite } from "./sampleData.ts";

function problemsOf(changes: Partial<Site>, pages: object = {}) {
	const sample = sampleSite();
	const checking = createChecking(new Map(), "data");
	const site = { ...sample, ...changes, pages: { ...sample.pages, ...pages } };
	checkKinds(site, [], checking);
	return checking.problems.map(({ code, file, field, got }) => [code, file, field, got]);
}

it("a missing permits.yaml is reported once for each town, and so is an unknown office", () => {
	const town = {
		id: "county/town",
		slug: "town",
		permit: { heading: "Permits", offices: ["one", "two"], sources: ["x"] },
	};
	const { towns: own } = sampleSite();
	const [first] = own.values();
	const towns = new Map([...own, [town.id as TownId, { ...first, ...town } as never]]);
	const file = "data/areas/county/town";
	expect(problemsOf({ towns }).filter(([, of]) => of === file)).toEqual([
		["permits-file-missing", file, "permit", '["one","two"]'],
	]);
	const permits = { offices: [{ id: "one" }], sources: {} };
	const codes = problemsOf({ towns }, { permits }).map(([code, of]) => `${code} ${of}`);
	expect(codes).toContain(`permit-office-unknown ${file}`);
	expect(codes).toContain(`permit-source-unknown ${file}`);
	expect(codes.some((one) => one.startsWith("permit-missing data/areas/"))).toBe(true);
});

it("a number of the worksheet that differs from its fact is reported", () => {
	const prices = { groups: [], worksheet: { rules: { share: 0.4 }, doorYears: 15 } };
	const facts = { replaceShare: "50%", replaceAge: "15 to 20 years" };
	const code = "worksheet-rule-differs";
	expect(problemsOf({ facts }, { prices })).toEqual([
		[code, "data/prices", "worksheet.rules.share", "0.4"],
		[code, "data/prices", "worksheet.doorYears", "15"],
	]);
});
