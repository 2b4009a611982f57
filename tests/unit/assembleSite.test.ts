import { describe, expect, it } from "vitest";
import type { LoadedSite } from "../../generator/loadedSite.ts";
import type { TownId } from "../../site/site.ts";
import { edited, loadSample, problemsAfter, replaced } from "./sampleData.ts";

it("a text may not use {street} if the address has none", () => {
	const texts = replaced("home.yaml", "{years}", "{street}");
	expect(
		problemsAfter({ ...texts, ...replaced("business.yaml", "street: 1 Main St, ", "") }),
	).toEqual(["street-in-text data/home.yaml:6:7 › lede"]);
});

it("an address without a state may not be used by words.yaml", () => {
	const abroad = edited("business.yaml", ["state: FL, ", ""], ["country: US", "country: NZ"]);
	const places = problemsAfter(abroad).map((problem) => problem.replace(/:.*/, ""));
	const inWords = places.filter((place) => place.endsWith("words.yaml"));
	expect(inWords).toEqual(Array(4).fill("state-in-words data/words.yaml"));
});

const repairWith = (link: string) => replaced("services/repair.yaml", "[the areas](/areas)", link);
const otherLinks = "[a](tel:+18135550199) [b](mailto:{email}) [c](https://other.example/x)";
const linkToRemovedPage = repairWith("[the areas](/old#then)");

it.each([
	["a link with a fragment or a query", repairWith("[the areas](/faq?from=repair#general)")],
	["a link to call, to write, to another site", repairWith(otherLinks)],
	["a link to a removed page with a redirect", linkToRemovedPage],
	["a redirect to a section", replaced("redirects.yaml", "to: /services", "to: /faq#general")],
	[
		"two counties with a town of the same name",
		replaced("areas/pinellas/delta.yaml", "name: Delta", "name: Alpha"),
	],
	["a list of redirects that is empty", { "redirects.yaml": "[]\n" }],
])("the sample company may have %s", (_case, changes) => {
	expect(problemsAfter(changes)).toEqual([]);
});

const redirectedLinks = ({ warnings }: LoadedSite) =>
	warnings.flatMap(({ code, field, expected }) =>
		code === "links-redirected" ? [[field, expected]] : [],
	);

it("the build counts links to a removed page, which follow its redirect", () => {
	expect(redirectedLinks(loadSample(linkToRemovedPage))).toEqual([
		["[0].from", "no file that still names it (1 place does)"],
	]);
});

describe("a removed town with a redirect", () => {
	const redirect = { "redirects.yaml": "- { from: /areas/pasco/omega, to: /areas/pasco }" };

	it("is left out of lists, and is reported once", () => {
		const loaded = loadSample({
			...redirect,
			...replaced("home.yaml", "[pasco/alpha, pasco/beta]", "[pasco/omega, pasco/beta]"),
			...replaced("areas/pasco/alpha.yaml", "gamma, delta]", "gamma, omega]"),
		});
		const alpha = loaded.site.towns.get("pasco/alpha" as TownId);
		expect(alpha?.neighbors).toEqual(["pasco/beta", "pasco/gamma"]);
		expect(redirectedLinks(loaded)).toEqual([
			["[0].from", "no file that still names it (2 places do)"],
		]);
	});

	it("may not be the home page's only town", () => {
		expect(
			problemsAfter({
				...redirect,
				...replaced("home.yaml", "[pasco/alpha], link", "[pasco/omega], link"),
			}),
		).toEqual(["home-towns-removed data/home.yaml:11:67 › response.towns"]);
	});
});
