import { expect, it } from "vitest";
import { messagesAfter, problemsAfter, replaced, sampleText, without } from "./sampleData.ts";

const renamed = (from: string, to: string) => ({
	[`${from}.yaml`]: undefined,
	[`${to}.yaml`]: sampleText(`${from}.yaml`),
});

it("a service's file with a capital is reported", () => {
	expect(problemsAfter(renamed("services/care", "services/Door Care"))).toEqual([
		"slug-format data/services/Door Care.yaml:1:1",
	]);
});

it("a county's file with a capital is reported, and the towns that are missing then", () => {
	expect(
		problemsAfter({
			...renamed("areas/pinellas", "areas/Pinellas"),
			...renamed("areas/pinellas/delta", "areas/Pinellas/delta"),
		}),
	).toEqual([
		"slug-format data/areas/Pinellas/delta.yaml:1:1",
		"slug-format data/areas/Pinellas.yaml:1:1",
		"town-unknown data/testimonials.yaml:10:23 › items[2].town",
		"town-unknown data/testimonials.yaml:11:24 › items[3].town",
	]);
});

it.each([
	["county-without-towns data/areas/pinellas.yaml:1:1", "areas/pinellas/"],
	["towns-none data/areas/", "areas/"],
	["services-none data/services/", "services/"],
])("missing towns and services are reported: %s", (problem, folder) => {
	expect(problemsAfter(without(folder))).toContain(problem);
});

it("a company without counties is told the missing field of a town, not of a county", () => {
	const withoutZips = replaced("areas/pasco/alpha.yaml", /zips: .*\n/, "");
	const town = { "areas/alpha.yaml": withoutZips["areas/pasco/alpha.yaml"] };
	const problems = messagesAfter({ ...without("areas/"), ...town }).join("\n");
	expect(problems).toContain("data/areas/alpha.yaml");
	expect(problems).not.toContain("cards");
});
