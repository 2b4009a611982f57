import { describe, expect, it } from "vitest";
import { messagesAfter, problemsAfter, sampleText, without } from "./sampleData.ts";

const beta = sampleText("areas/pasco/beta.yaml");

const townFile = (path: string, name: string) => ({
	[`areas/${path}.yaml`]: beta.replace("Beta", name),
});
const renamed = (from: string, to: string) => ({
	[`${from}.yaml`]: undefined,
	[`${to}.yaml`]: sampleText(`${from}.yaml`),
});

it.each([
	["town-file-twice data/areas/pinellas/beta.yaml:1:1", { "areas/pinellas/beta.yaml": beta }],
	["slug-format data/areas/pasco/New Town.yaml:1:1", townFile("pasco/New Town", "New Town")],
	// Servers show index for its folder.
	["slug-format data/areas/pasco/index.yaml:1:1", townFile("pasco/index", "Index")],
	["slug-format data/services/Door Care.yaml:1:1", renamed("services/care", "services/Door Care")],
	["county-file-missing data/areas/citrus/upsilon.yaml:1:1", townFile("citrus/upsilon", "Upsilon")],
	["services-none data/services/", without("services/")],
])("files that contradict each other are reported: %s", (problem, changes) => {
	expect(problemsAfter(changes)).toEqual([problem]);
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
])("missing towns are reported: %s", (problem, folder) => {
	expect(problemsAfter(without(folder))).toContain(problem);
});

describe("a company without counties", () => {
	const alpha = sampleText("areas/pasco/alpha.yaml");

	it("may not have a town beside counties", () => {
		const problems = problemsAfter(townFile("alone", "Alone"));
		expect(problems).toEqual(["town-without-county data/areas/alone.yaml:1:1"]);
	});

	it("is told the missing field of a town, not of a county", () => {
		const withoutZips = { "areas/alpha.yaml": alpha.replace(/zips: .*\n/, "") };
		const problems = messagesAfter({ ...without("areas/"), ...withoutZips }).join("\n");
		expect(problems).toContain("data/areas/alpha.yaml");
		expect(problems).not.toContain("cards");
	});
});
