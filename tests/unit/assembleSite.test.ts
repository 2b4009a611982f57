import { describe, expect, it } from "vitest";
import type { TownId } from "../../generator/site/site.ts";
import { messagesAfter, problemsAfter, replaced, sampleSite, sampleText } from "./sampleData.ts";
import { aboutBody } from "./sampleFiles.ts";
import { expectProblems } from "./slips.ts";

describe("what does not fit together is reported with its place, its value and its fix", () => {
	expectProblems("areas/pasco/alpha.yaml", "[beta, gamma, delta]", [
		["a neighbor is no town", "[beta, gamma, atlantis]", "nearby-unknown 17:23 › nearby[2]"],
		["a town is its own neighbor", "[beta, gamma, alpha]", "nearby-unknown 17:23 › nearby[2]"],
		["a neighbor stands twice", "[beta, gamma, beta]", "item-twice 17:23 › nearby[2]"],
	]);
	expectProblems("areas/pasco/alpha.yaml", "name: Alpha", [
		["two towns of a county have one name", "name: Beta", "value-twice 1:7 › name"],
	]);
	expectProblems("areas/pasco/alpha.yaml", '["33544"]', [
		["a town's ZIP stands twice", '["33544", "33544"]', "item-twice 5:17 › zips[1]"],
	]);
	expectProblems("areas/pasco/alpha.yaml", "Seven, Eight", [
		["a town's neighborhood stands twice", "Seven, One", "item-twice 6:58 › neighborhoods[7]"],
	]);
	expectProblems("areas/pasco/alpha.yaml", "question: Third?", [
		[
			"a town's question stands twice",
			"question: First?",
			"item-twice 16:17 › questions[2].question",
		],
	]);
	expectProblems("home.yaml", "[pasco/alpha, pasco/beta]", [
		[
			"the home page serves a town that is none",
			"[pasco/alpha, beta]",
			"town-unknown 8:51 › serving.towns[1]",
		],
		[
			"the home page names a town twice",
			"[pasco/alpha, pasco/alpha]",
			"item-twice 8:51 › serving.towns[1]",
		],
	]);
	expectProblems("home.yaml", "towns: [pasco/alpha], link", [
		[
			"the home page times a town of a county that is none",
			"towns: [polk/omega], link",
			"town-unknown 11:68 › response.towns[0]",
		],
		[
			"the home page times a town that is none",
			"towns: [pasco/omega], link",
			"town-unknown 11:68 › response.towns[0]",
		],
	]);
	expectProblems("home.yaml", "{years}", [
		["a text names an unknown fact", "{yeers}", "fact-unknown 6:7 › lede"],
	]);
	expectProblems("testimonials.yaml", "town: pasco/beta", [
		["a review comes from a town by its name", "town: Delta", "town-unknown 9:24 › items[1].town"],
		[
			"a review comes from a town that stands in another county",
			"town: pasco/delta",
			"town-unknown 9:24 › items[1].town",
		],
	]);
	expectProblems("services/repair.yaml", "order: 1", [
		["two services have one place in the order", "order: 2", "value-twice 4:8 › order"],
	]);
	expectProblems("services/repair.yaml", "(/areas)", [
		[
			"a link leads to a town that stands in another county",
			"(/areas/polk/delta)",
			"link-unknown 13:37 › what.paragraphs[0]",
		],
		[
			"a link leads to a town that is gone",
			"(/areas/pasco/trinity)",
			"link-unknown 13:37 › what.paragraphs[0]",
		],
		["a link leads to no page", "(/area)", "link-unknown 13:37 › what.paragraphs[0]"],
		["a link ends in .html", "(/areas.html)", "link-unknown 13:37 › what.paragraphs[0]"],
		["a link ends in a slash", "(/areas/)", "link-unknown 13:37 › what.paragraphs[0]"],
		[
			"a link is insecure",
			"(http://acme.example/areas)",
			"link-unknown 13:37 › what.paragraphs[0]",
		],
		["a link begins with a domain", "(other.example/a)", "link-unknown 13:37 › what.paragraphs[0]"],
	]);
	expectProblems("services/repair.yaml", "{repairTime}", [
		["a brace is missing", "{repairTime", "fact-braces 8:10 › summary"],
		["a fact's name is written with spaces", "{ repair time }", "fact-unknown 8:10 › summary"],
	]);
	expectProblems("areas/pinellas.yaml", "order: 2", [
		["two counties have one place in the order", "order: 1", "value-twice 5:8 › order"],
	]);
	expectProblems("areas/pasco.yaml", "[beta, alpha]", [
		[
			"a county's card is no town of the county",
			"[beta, delta]",
			"county-card-unknown 9:15 › cards[1]",
		],
		["a county's card stands twice", "[beta, beta]", "item-twice 9:15 › cards[1]"],
	]);
	expectProblems("faq.yaml", "id: repairs", [
		["two FAQ sections have one id", "id: general", "item-twice 14:9 › sections[1].id"],
	]);
	expectProblems("faq.yaml", '"repairs 3?"', [
		[
			"a FAQ question stands twice",
			'"general 2?"',
			"question-twice 19:21 › sections[1].questions[2].question",
		],
	]);
	expectProblems("business.yaml", "Thursday, Friday]", [
		["a day has no hours", "Thursday]", "hours-day-missing 14:3 › hours"],
	]);
	expectProblems("business.yaml", "[Sunday]", [
		["a day has hours twice", "[Saturday, Sunday]", "hours-day-twice 16:13 › hours[2].days"],
	]);
	expectProblems("business.yaml", 'days: [Sunday], opens: "09:00", closes: "15:00"', [
		[
			"a closed day has hours",
			'days: [Sunday], closed: true, opens: "09:00", closes: "15:00"',
			"holiday-closed-and-hours 16:31 › hours[2].closed",
		],
	]);
	expectProblems("business.yaml", ', closes: "15:00"', [
		["a day has no closing time", "", "field-missing 16:5 › hours[2].closes"],
	]);
	expectProblems("business.yaml", "holidays: []", [
		[
			"a holiday is no day",
			"holidays: [{ name: Thanksgiving, day: fifth Thursday of November }]",
			"holiday-date-format 18:39 › holidays[0].day",
		],
		[
			"a holiday ends before it begins",
			"holidays: [{ name: Break, day: January 2, through: December 20 }]",
			"holiday-end 18:52 › holidays[0].through",
		],
		[
			"a holiday of every year ends in one of them",
			'holidays: [{ name: Away, day: December 24, through: "2027-01-01" }]',
			"holiday-end 18:53 › holidays[0].through",
		],
	]);
	expectProblems("business.yaml", "field: name", [
		[
			"a placeholder names a field that tells by itself",
			"field: phone",
			"placeholder-field-known 25:14 › placeholders[0].field",
		],
		[
			"a placeholder names no field",
			"field: fax",
			"placeholder-field-unknown 25:14 › placeholders[0].field",
		],
	]);
	expectProblems("business.yaml", "name: Acme Doors & Sons", [
		["the name is a fact", 'name: "{brand}"', "fact-in-facts 1:7 › name"],
	]);
	expectProblems("business.yaml", 'closes: "15:00"', [
		["closing comes before opening", 'closes: "08:00"', "hours-order 16:47 › hours[2].closes"],
		["closing is the minute of opening", 'closes: "09:00"', "hours-order 16:47 › hours[2].closes"],
	]);
	expectProblems("business.yaml", "America/New_York", [
		["the time zone does not exist", "America/Wesley_Chapel", "time-zone-unknown 9:11 › timeZone"],
		[
			"the time zone is one without summer time, an hour off for half of the year",
			"EST",
			"time-zone-unknown 9:11 › timeZone",
		],
	]);
	expectProblems("redirects.yaml", "- { from: /old, to: /services }\n", [
		[
			"a redirect differs from another in capitals",
			"- { from: /old, to: /services }\n- { from: /Old.html, to: /faq }\n",
			"redirect-twice 2:11 › [1].from",
		],
		[
			"a redirect stands twice",
			"- { from: /old, to: /services }\n- { from: /old, to: /faq }\n",
			"redirect-twice 2:11 › [1].from",
		],
	]);
	expectProblems("redirects.yaml", "from: /old", [
		["a redirect stands in a file", "from: /faq.html/x", "redirect-below-file 1:11 › [0].from"],
		[
			"a redirect stands on a file that every build writes: /sitemap.xml",
			"from: /sitemap.xml",
			"redirect-on-file 1:11 › [0].from",
		],
		[
			"a redirect stands on a file that every build writes: /Robots.txt",
			"from: /Robots.txt",
			"redirect-on-file 1:11 › [0].from",
		],
		[
			"a redirect stands on a file that every build writes: /contact.vcf/x",
			"from: /contact.vcf/x",
			"redirect-on-file 1:11 › [0].from",
		],
		["a redirect stands on a page", "from: /areas/pasco", "redirect-on-page 1:11 › [0].from"],
	]);
	expectProblems("redirects.yaml", "to: /services", [
		["a redirect leads to no page", "to: /prices", "redirect-target-unknown 1:21 › [0].to"],
	]);
	expectProblems("about.md", "{founded}", [
		["a Markdown text names an unknown fact", "{origin}", `fact-unknown ${aboutBody}:1 › body`],
	]);
	expectProblems("about.md", "(/services)", [
		["a Markdown link leads to no page", "(/prices)", `link-unknown ${aboutBody}:1 › body`],
	]);
	expectProblems("facts.yaml", "{phone}", [
		["a fact names another fact", "{repairTime}", "fact-unknown 2:9 › callUs"],
	]);
	expectProblems("facts.yaml", "callUs:", [
		["a fact takes the name of a computed one", "phone:", "fact-name-computed 2:8 › phone"],
	]);
});

it("an address without a street wants texts without one", () => {
	const texts = replaced("home.yaml", "{years}", "{street}");
	expect(
		problemsAfter({ ...texts, ...replaced("business.yaml", "street: 1 Main St, ", "") }),
	).toEqual(["street-in-text data/home.yaml:6:7 › lede"]);
});

describe("an address without a state", () => {
	const stateless = sampleText("business.yaml").replace("state: FL, ", "");

	it("wants words without one", () => {
		const problems = messagesAfter({
			"business.yaml": stateless.replace("country: US", "country: NZ"),
		});
		expect(problems.filter((line) => line.includes("data/words.yaml"))).toHaveLength(4);
	});

	it("wants its state alone in the United States", () => {
		const problems = messagesAfter({ "business.yaml": stateless });
		expect(problems).toEqual([expect.stringContaining("address.state")]);
	});
});

describe("what fits together", () => {
	it.each([
		[
			"a link with a fragment or a query",
			replaced("services/repair.yaml", "(/areas)", "(/faq?from=repair#general)"),
		],
		[
			"a link to call, to write, to another site",
			replaced(
				"services/repair.yaml",
				"[the areas](/areas)",
				"[a](tel:+18135550199) [b](mailto:{email}) [c](https://other.example/x)",
			),
		],
		[
			"a link to a page that is gone and has a redirect",
			replaced("services/repair.yaml", "[the areas](/areas)", "[the areas](/old#then)"),
		],
		[
			"a redirect to a page's section",
			replaced("redirects.yaml", "to: /services", "to: /faq#general"),
		],
		[
			"two counties with a town of the same name",
			replaced("areas/pinellas/delta.yaml", "name: Delta", "name: Alpha"),
		],
		["a list of redirects that is empty", { "redirects.yaml": "[]\n" }],
	])("%s", (_case, changes) => {
		expect(problemsAfter(changes)).toEqual([]);
	});
});

it("counts the links to a page that was taken away, which follow its redirect", () => {
	const { warnings } = sampleSite(
		replaced("services/repair.yaml", "[the areas](/areas)", "[the areas](/old#then)"),
	);
	expect(
		warnings.flatMap(({ code, field, expected }) =>
			code === "links-redirected" ? [[field, expected]] : [],
		),
	).toEqual([["[0].from", "no file that still names it (1 place does)"]]);
});

describe("a town that was taken away", () => {
	const redirect = { "redirects.yaml": "- { from: /areas/pasco/omega, to: /areas/pasco }" };

	it("is left out of lists, and counted once", () => {
		const { towns, warnings } = sampleSite({
			...redirect,
			...replaced(
				"home.yaml",
				"towns: [pasco/alpha, pasco/beta]",
				"towns: [pasco/omega, pasco/beta]",
			),
			...replaced(
				"areas/pasco/alpha.yaml",
				"nearby: [beta, gamma, delta]",
				"nearby: [beta, gamma, omega]",
			),
		});
		expect(towns.get("pasco/alpha" as TownId)?.neighbors).toEqual(["pasco/beta", "pasco/gamma"]);
		expect(
			warnings.flatMap(({ code, expected }) => (code === "links-redirected" ? expected : [])),
		).toEqual(["no file that still names it (2 places do)"]);
	});

	it("leaves the home page another", () => {
		expect(
			problemsAfter({
				...redirect,
				...replaced("home.yaml", "towns: [pasco/alpha], link", "towns: [pasco/omega], link"),
			}),
		).toEqual(["home-towns-removed data/home.yaml:11:67 › response.towns"]);
	});
});
