import { describe, expect, it } from "vitest";
import type { TownId } from "../../generator/site/site.ts";
import { loadSample, messagesAfter, problemsAfter, replaced, sampleText } from "./sampleData.ts";
import { aboutBody } from "./sampleFiles.ts";
import { expectProblems } from "./slips.ts";

describe("what does not fit together is reported with its place, its value and its fix", () => {
	expectProblems("areas/pasco/alpha.yaml:17:23 › nearby[2]", "[beta, gamma, delta]", [
		["a neighbor is no town", "[beta, gamma, atlantis]", "nearby-unknown"],
		["a town is its own neighbor", "[beta, gamma, alpha]", "nearby-unknown"],
		["a neighbor stands twice", "[beta, gamma, beta]", "item-twice"],
	]);
	expectProblems("areas/pasco/alpha.yaml:1:7 › name", "name: Alpha", [
		["two towns of a county have one name", "name: Beta", "value-twice"],
	]);
	expectProblems("areas/pasco/alpha.yaml:5:17 › zips[1]", '["33544"]', [
		["a town's ZIP stands twice", '["33544", "33544"]', "item-twice"],
	]);
	expectProblems("areas/pasco/alpha.yaml:6:58 › neighborhoods[7]", "Seven, Eight", [
		["a town's neighborhood stands twice", "Seven, One", "item-twice"],
	]);
	expectProblems("areas/pasco/alpha.yaml:16:17 › questions[2].question", "question: Third?", [
		["a town's question stands twice", "question: First?", "item-twice"],
	]);
	expectProblems("home.yaml:8:51 › serving.towns[1]", "[pasco/alpha, pasco/beta]", [
		["the home page serves a town that is none", "[pasco/alpha, beta]", "town-unknown"],
		["the home page names a town twice", "[pasco/alpha, pasco/alpha]", "item-twice"],
	]);
	expectProblems("home.yaml:11:68 › response.towns[0]", "towns: [pasco/alpha], link", [
		["the home page times a town of no county", "towns: [polk/omega], link", "town-unknown"],
		["the home page times a town that is none", "towns: [pasco/omega], link", "town-unknown"],
	]);
	expectProblems("home.yaml:6:7 › lede", "{years}", [
		["a text names an unknown fact", "{yeers}", "fact-unknown"],
	]);
	expectProblems("testimonials.yaml:9:24 › items[1].town", "town: pasco/beta", [
		["a review comes from a town by its name", "town: Delta", "town-unknown"],
		["a review comes from a town of another county", "town: pasco/delta", "town-unknown"],
	]);
	expectProblems("services/repair.yaml:4:8 › order", "order: 1", [
		["two services have one place in the order", "order: 2", "value-twice"],
	]);
	expectProblems("services/repair.yaml:13:37 › what.paragraphs[0]", "(/areas)", [
		["a link leads to a town that stands in another county", "(/areas/polk/delta)", "link-unknown"],
		["a link leads to a town that is gone", "(/areas/pasco/trinity)", "link-unknown"],
		["a link leads to no page", "(/area)", "link-unknown"],
		["a link ends in .html", "(/areas.html)", "link-unknown"],
		["a link ends in a slash", "(/areas/)", "link-unknown"],
		["a link is insecure", "(http://acme.example/areas)", "link-unknown"],
		["a link begins with a domain", "(other.example/a)", "link-unknown"],
	]);
	expectProblems("services/repair.yaml:8:10 › summary", "{repairTime}", [
		["a brace is missing", "{repairTime", "fact-braces"],
		["a fact's name is written with spaces", "{ repair time }", "fact-unknown"],
	]);
	expectProblems("areas/pinellas.yaml:5:8 › order", "order: 2", [
		["two counties have one place in the order", "order: 1", "value-twice"],
	]);
	expectProblems("areas/pasco.yaml:9:15 › cards[1]", "[beta, alpha]", [
		["a county's card is no town of the county", "[beta, delta]", "county-card-unknown"],
		["a county's card stands twice", "[beta, beta]", "item-twice"],
	]);
	expectProblems("faq.yaml:14:9 › sections[1].id", "id: repairs", [
		["two FAQ sections have one id", "id: general", "item-twice"],
	]);
	expectProblems("faq.yaml:19:21 › sections[1].questions[2].question", '"repairs 3?"', [
		["a FAQ question stands twice", '"general 2?"', "question-twice"],
	]);
	expectProblems("business.yaml:14:3 › hours", "Thursday, Friday]", [
		["a day has no hours", "Thursday]", "hours-day-missing"],
	]);
	expectProblems("business.yaml:16:13 › hours[2].days", "[Sunday]", [
		["a day has hours twice", "[Saturday, Sunday]", "hours-day-twice"],
	]);
	expectProblems(
		"business.yaml:16:31 › hours[2].closed",
		'days: [Sunday], opens: "09:00", closes: "15:00"',
		[
			[
				"a closed day has hours",
				'days: [Sunday], closed: true, opens: "09:00", closes: "15:00"',
				"holiday-closed-and-hours",
			],
		],
	);
	expectProblems(
		"business.yaml:16:31 › hours[2].closed",
		'days: [Sunday], opens: "09:00", closes: "15:00"',
		[
			[
				"a day by appointment is closed",
				"days: [Sunday], closed: true, byAppointment: true",
				"holiday-closed-and-hours",
			],
		],
	);
	expectProblems(
		"business.yaml:15:13 › hours[1].days",
		'days: [Sunday], opens: "09:00", closes: "15:00"',
		[
			[
				"a day by appointment has hours in another group",
				"days: [Saturday, Sunday], byAppointment: true",
				"hours-day-twice",
			],
		],
	);
	expectProblems("business.yaml:16:5 › hours[2].closes", ', closes: "15:00"', [
		["a day has no closing time", "", "field-missing"],
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
	expectProblems("business.yaml:25:14 › placeholders[0].field", "field: name", [
		["a placeholder names a field that tells by itself", "field: phone", "placeholder-field-known"],
		["a placeholder names no field", "field: fax", "placeholder-field-unknown"],
	]);
	expectProblems("business.yaml:1:7 › name", "name: Acme Doors & Sons", [
		["the name is a fact", 'name: "{brand}"', "fact-in-facts"],
	]);
	expectProblems("business.yaml:16:47 › hours[2].closes", 'closes: "15:00"', [
		["closing comes before opening", 'closes: "08:00"', "hours-order"],
		["closing is the minute of opening", 'closes: "09:00"', "hours-order"],
	]);
	expectProblems("business.yaml:9:11 › timeZone", "America/New_York", [
		["the time zone does not exist", "America/Wesley_Chapel", "time-zone-unknown"],
		["the time zone is an hour off for half of the year", "EST", "time-zone-unknown"],
	]);
	expectProblems("redirects.yaml:2:11 › [1].from", "- { from: /old, to: /services }\n", [
		[
			"a redirect differs from another in capitals",
			"- { from: /old, to: /services }\n- { from: /Old.html, to: /faq }\n",
			"redirect-twice",
		],
		[
			"a redirect stands twice",
			"- { from: /old, to: /services }\n- { from: /old, to: /faq }\n",
			"redirect-twice",
		],
	]);
	expectProblems("redirects.yaml:1:11 › [0].from", "from: /old", [
		["a redirect stands in a file", "from: /faq.html/x", "redirect-below-file"],
		["a redirect stands on a build's file, /sitemap.xml", "from: /sitemap.xml", "redirect-on-file"],
		["a redirect stands on a build's file, /Robots.txt", "from: /Robots.txt", "redirect-on-file"],
		["a redirect stands below a build's file", "from: /contact.vcf/x", "redirect-on-file"],
		["a redirect stands on a page", "from: /areas/pasco", "redirect-on-page"],
	]);
	expectProblems("redirects.yaml:1:21 › [0].to", "to: /services", [
		["a redirect leads to no page", "to: /prices", "redirect-target-unknown"],
	]);
	expectProblems(`about.md:${aboutBody}:1 › body`, "{founded}", [
		["a Markdown text names an unknown fact", "{origin}", "fact-unknown"],
	]);
	expectProblems(`about.md:${aboutBody}:1 › body`, "(/services)", [
		["a Markdown link leads to no page", "(/prices)", "link-unknown"],
	]);
	expectProblems("facts.yaml:2:9 › callUs", "{phone}", [
		["a fact names another fact", "{repairTime}", "fact-unknown"],
	]);
	expectProblems("facts.yaml:2:8 › phone", "callUs:", [
		["a fact takes the name of a computed one", "phone:", "fact-name-computed"],
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
		["a redirect to a section", replaced("redirects.yaml", "to: /services", "to: /faq#general")],
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
	const { warnings } = loadSample(
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
		const { site, warnings } = loadSample({
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
		expect(site.towns.get("pasco/alpha" as TownId)?.neighbors).toEqual([
			"pasco/beta",
			"pasco/gamma",
		]);
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
