import { describe, expect, it } from "vitest";
import type { LoadedSite } from "../../generator/loadedSite.ts";
import type { TownId } from "../../site/site.ts";
import { loadSample, messagesAfter, problemsAfter, replaced, sampleText } from "./sampleData.ts";
import { aboutBody } from "./sampleFiles.ts";
import { expectProblems, inPlaceOf } from "./slips.ts";

describe("values that contradict each other are reported with their place", () => {
	expectProblems("areas/pasco/alpha.yaml", [
		["[beta, gamma, delta]", "[beta, gamma, atlantis]", "nearby-unknown 17:23 › nearby[2]"],
		["[beta, gamma, delta]", "[beta, gamma, alpha]", "nearby-unknown 17:23 › nearby[2]"],
		["[beta, gamma, delta]", "[beta, gamma, beta]", "item-twice 17:23 › nearby[2]"],
		["name: Alpha", "name: Beta", "value-twice 1:7 › name"],
		['["33544"]', '["33544", "33544"]', "item-twice 5:17 › zips[1]"],
		["Seven, Eight", "Seven, One", "item-twice 6:58 › neighborhoods[7]"],
		["question: Third?", "question: First?", "item-twice 16:17 › questions[2].question"],
	]);
	expectProblems("home.yaml", [
		["[pasco/alpha, pasco/beta]", "[pasco/alpha, beta]", "town-unknown 8:51 › serving.towns[1]"],
		["pasco/beta]", "pasco/alpha]", "item-twice 8:51 › serving.towns[1]"],
		["[pasco/alpha], link", "[polk/omega], link", "town-unknown 11:68 › response.towns[0]"],
		["[pasco/alpha], link", "[pasco/omega], link", "town-unknown 11:68 › response.towns[0]"],
		["{years}", "{yeers}", "fact-unknown 6:7 › lede"],
	]);
	expectProblems("testimonials.yaml", [
		["town: pasco/beta", "town: Delta", "town-unknown 9:24 › items[1].town"],
		["town: pasco/beta", "town: pasco/delta", "town-unknown 9:24 › items[1].town"],
	]);
	expectProblems("services/repair.yaml", [
		["order: 1", "order: 2", "value-twice 4:8 › order"],
		["(/areas)", "(/areas/polk/delta)", "link-unknown 13:37 › what.paragraphs[0]"],
		["(/areas)", "(/areas/pasco/trinity)", "link-unknown 13:37 › what.paragraphs[0]"],
		["(/areas)", "(/area)", "link-unknown 13:37 › what.paragraphs[0]"],
		["(/areas)", "(/areas.html)", "link-unknown 13:37 › what.paragraphs[0]"],
		["(/areas)", "(/areas/)", "link-unknown 13:37 › what.paragraphs[0]"],
		["(/areas)", "(http://acme.example/areas)", "link-unknown 13:37 › what.paragraphs[0]"],
		["(/areas)", "(other.example/a)", "link-unknown 13:37 › what.paragraphs[0]"],
		["{repairTime}", "{repairTime", "fact-braces 8:10 › summary"],
		["{repairTime}", "{ repair time }", "fact-unknown 8:10 › summary"],
	]);
	expectProblems("areas/pinellas.yaml", [["order: 2", "order: 1", "value-twice 5:8 › order"]]);
	expectProblems("areas/pasco.yaml", [
		["[beta, alpha]", "[beta, delta]", "county-card-unknown 9:15 › cards[1]"],
		["[beta, alpha]", "[beta, beta]", "item-twice 9:15 › cards[1]"],
	]);
	expectProblems("faq.yaml", [
		["id: repairs", "id: general", "item-twice 14:9 › sections[1].id"],
		['"repairs 3?"', '"general 2?"', "question-twice 19:21 › sections[1].questions[2].question"],
	]);
	expectProblems("business.yaml", [
		["Thursday, Friday]", "Thursday]", "hours-day-missing 14:3 › hours"],
		["[Sunday]", "[Saturday, Sunday]", "hours-day-twice 16:13 › hours[2].days"],
		...inPlaceOf('days: [Sunday], opens: "09:00", closes: "15:00"', {
			'days: [Sunday], closed: true, opens: "09:00", closes: "15:00"':
				"holiday-closed-and-hours 16:31 › hours[2].closed",
			"days: [Sunday], closed: true, byAppointment: true":
				"holiday-closed-and-hours 16:31 › hours[2].closed",
			"days: [Saturday, Sunday], byAppointment: true": "hours-day-twice 15:13 › hours[1].days",
		}),
		[', closes: "15:00"', "", "time-format 16:5 › hours[2].closes"],
		...inPlaceOf("holidays: []", {
			"holidays: [{ name: Thanksgiving, day: fifth Thursday of November }]":
				"holiday-date-format 18:39 › holidays[0].day",
			"holidays: [{ name: Break, day: January 2, through: December 20 }]":
				"holiday-end 18:52 › holidays[0].through",
			'holidays: [{ name: Away, day: December 24, through: "2027-01-01" }]':
				"holiday-end 18:53 › holidays[0].through",
		}),
		["field: name", "field: fax", "placeholder-field-unknown 25:14 › placeholders[0].field"],
		["name: Acme Doors & Sons", 'name: "{brand}"', "fact-in-facts 1:7 › name"],
		['closes: "15:00"', 'closes: "08:00"', "hours-order 16:47 › hours[2].closes"],
		['closes: "15:00"', 'closes: "09:00"', "hours-order 16:47 › hours[2].closes"],
		["America/New_York", "America/Wesley_Chapel", "time-zone-unknown 9:11 › timeZone"],
		["America/New_York", "EST", "time-zone-unknown 9:11 › timeZone"],
	]);
	expectProblems("redirects.yaml", [
		[" }\n", " }\n- { from: /Old.html, to: /faq }\n", "redirect-twice 2:11 › [1].from"],
		[" }\n", " }\n- { from: /old, to: /faq }\n", "redirect-twice 2:11 › [1].from"],
		["from: /old", "from: /faq.html/x", "redirect-below-file 1:11 › [0].from"],
		["from: /old", "from: /sitemap.xml", "redirect-on-file 1:11 › [0].from"],
		["from: /old", "from: /Robots.txt", "redirect-on-file 1:11 › [0].from"],
		["from: /old", "from: /contact.vcf/x", "redirect-on-file 1:11 › [0].from"],
		["from: /old", "from: /areas/pasco", "redirect-on-page 1:11 › [0].from"],
		["to: /services", "to: /prices", "redirect-target-unknown 1:21 › [0].to"],
	]);
	expectProblems("about.md", [
		["{founded}", "{origin}", `fact-unknown ${aboutBody}:1 › body`],
		["(/services)", "(/prices)", `link-unknown ${aboutBody}:1 › body`],
	]);
	expectProblems("facts.yaml", [
		["{phone}", "{repairTime}", "fact-unknown 2:9 › callUs"],
		["callUs:", "phone:", "fact-name-computed 2:8 › phone"],
	]);
});

it("a text may not use {street} if the address has none", () => {
	const texts = replaced("home.yaml", "{years}", "{street}");
	expect(
		problemsAfter({ ...texts, ...replaced("business.yaml", "street: 1 Main St, ", "") }),
	).toEqual(["street-in-text data/home.yaml:6:7 › lede"]);
});

describe("an address without a state", () => {
	const stateless = sampleText("business.yaml").replace("state: FL, ", "");

	it("may not be used by words.yaml", () => {
		const problems = messagesAfter({
			"business.yaml": stateless.replace("country: US", "country: NZ"),
		});
		expect(problems.filter((line) => line.includes("data/words.yaml"))).toHaveLength(4);
	});

	it("is a problem in the United States", () => {
		const problems = messagesAfter({ "business.yaml": stateless });
		expect(problems).toEqual([expect.stringContaining("address.state")]);
	});
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
