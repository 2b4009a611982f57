import { describe, expect, it } from "vitest";
import { messagesAfter, problemsAfter, replaced, sampleText, without } from "./sampleData.ts";

const beta = sampleText("areas/pasco/beta.yaml");

describe("files that contradict each other", () => {
	it.each([
		[
			"no town is the base",
			replaced("areas/pasco/alpha.yaml", "isBase: true\n", ""),
			["base-missing data/areas/"],
		],
		[
			"a second town is the base",
			replaced("areas/pasco/beta.yaml", "nearby:", "isBase: true\nnearby:"),
			["base-twice data/areas/pasco/alpha.yaml:18:9 › isBase"],
		],
		[
			"two services have one name",
			replaced("services/repair.yaml", "name: Repair", "name: Care"),
			["value-twice data/services/care.yaml:5:7 › name"],
		],
		[
			"two towns of different counties share a slug",
			{ "areas/pinellas/beta.yaml": beta },
			["town-file-twice data/areas/pinellas/beta.yaml:1:1"],
		],
		[
			"a town's file name has capitals and spaces",
			{
				"areas/pasco/New Town.yaml": beta.replace("Beta", "New Town"),
			},
			["slug-format data/areas/pasco/New Town.yaml:1:1"],
		],
		[
			"a town's file has the name that servers show for its folder",
			{ "areas/pasco/index.yaml": beta.replace("Beta", "Index") },
			["slug-format data/areas/pasco/index.yaml:1:1"],
		],
		[
			"a county's file name has a capital",
			{
				"areas/pinellas.yaml": undefined,
				"areas/pinellas/delta.yaml": undefined,
				"areas/Pinellas.yaml": sampleText("areas/pinellas.yaml"),
				"areas/Pinellas/delta.yaml": sampleText("areas/pinellas/delta.yaml"),
			},
			[
				"slug-format data/areas/Pinellas/delta.yaml:1:1",
				"slug-format data/areas/Pinellas.yaml:1:1",
				"town-unknown data/testimonials.yaml:10:23 › items[2].town",
				"town-unknown data/testimonials.yaml:11:24 › items[3].town",
			],
		],
		[
			"a service's file name has spaces",
			{
				"services/care.yaml": undefined,
				"services/Door Care.yaml": sampleText("services/care.yaml"),
			},
			["slug-format data/services/Door Care.yaml:1:1"],
		],
		[
			"a town's folder has no county",
			{
				"areas/citrus/upsilon.yaml": beta.replace("Beta", "Upsilon"),
			},
			["county-file-missing data/areas/citrus/upsilon.yaml:1:1"],
		],
		["there are no services", without("services/"), ["services-none data/services/"]],
	])("%s", (_mistake, changes, problems) => {
		expect(problemsAfter(changes)).toEqual(problems);
	});

	it("a county has no towns", () => {
		expect(problemsAfter({ "areas/pinellas/delta.yaml": undefined })).toContain(
			"county-without-towns data/areas/pinellas.yaml:1:1",
		);
	});

	it("there are no towns", () => {
		expect(problemsAfter(without("areas/"))).toContain("towns-none data/areas/");
	});
});

describe("a company without counties", () => {
	const alpha = sampleText("areas/pasco/alpha.yaml");

	it("may not have a town beside counties", () => {
		expect(
			problemsAfter({
				"areas/alone.yaml": alpha.replace(/name: .*/, "name: Alone").replace(/isBase: .*\n/, ""),
			}),
		).toEqual(["town-without-county data/areas/alone.yaml:1:1"]);
	});

	it("is told the missing field of a town, not of a county", () => {
		const problems = messagesAfter({
			...without("areas/"),
			"areas/alpha.yaml": alpha.replace(/zips: .*\n/, ""),
		});
		expect(problems.join("\n")).toContain("data/areas/alpha.yaml");
		expect(problems.join("\n")).not.toContain("cards");
	});
});
