import { describe, expect, it } from "vitest";
import { pageSchemas } from "../../data/schema.ts";
import { checkPages } from "../../generator/load/assembleSite.ts";
import { aboutBody, problemsAfter, replaced, sampleFiles } from "./sampleData.ts";

type Row = readonly [
	mistake: string,
	file: string,
	find: string,
	replacement: string,
	message: string,
];

const mistakes: readonly Row[] = [
	[
		"a neighbor is no town",
		"areas/pasco/alpha.yaml",
		"[beta, gamma, delta]",
		"[beta, gamma, atlantis]",
		'data/areas/pasco/alpha.yaml:17:23 › nearby[2]  got "atlantis"  expected the slug of another town  Fix: Use the name of a file in data/areas, without its ending. If the page was renamed or removed, add its old address to data/redirects.yaml: - { from: /areas/pasco/atlantis, to: /areas/pasco }, with the county that it was in',
	],
	[
		"a town is its own neighbor",
		"areas/pasco/alpha.yaml",
		"[beta, gamma, delta]",
		"[beta, gamma, alpha]",
		'data/areas/pasco/alpha.yaml:17:23 › nearby[2]  got "alpha"  expected the slug of another town  Fix: Use the name of a file in data/areas, without its ending.',
	],
	[
		"a neighbor stands twice",
		"areas/pasco/alpha.yaml",
		"[beta, gamma, delta]",
		"[beta, gamma, beta]",
		'data/areas/pasco/alpha.yaml:17:23 › nearby[2]  got "beta"  expected a neighbor that stands once  Fix: Change one of the two.',
	],
	[
		"the home page serves a town that is none",
		"home.yaml",
		"[pasco/alpha, pasco/beta]",
		"[pasco/alpha, beta]",
		'data/home.yaml:8:51 › serving.towns[1]  got "beta"  expected a town that exists  Fix: Write "pasco/beta".',
	],
	[
		"the home page times a town of a county that is none",
		"home.yaml",
		"towns: [pasco/alpha], link",
		"towns: [polk/omega], link",
		'data/home.yaml:11:68 › response.towns[0]  got "polk/omega"  expected a town that exists  Fix: Use the town\'s path in data/areas without its ending, e.g. "pasco/beta". If the page was renamed or removed, add its old address to data/redirects.yaml: - { from: /areas/polk/omega, to: /areas }',
	],
	[
		"the home page times a town that is none",
		"home.yaml",
		"towns: [pasco/alpha], link",
		"towns: [pasco/omega], link",
		'data/home.yaml:11:68 › response.towns[0]  got "pasco/omega"  expected a town that exists  Fix: Use the town\'s path in data/areas without its ending, e.g. "pasco/beta". If the page was renamed or removed, add its old address to data/redirects.yaml: - { from: /areas/pasco/omega, to: /areas/pasco }',
	],
	[
		"the home page names a town twice",
		"home.yaml",
		"[pasco/alpha, pasco/beta]",
		"[pasco/alpha, pasco/alpha]",
		'data/home.yaml:8:51 › serving.towns[1]  got "pasco/alpha"  expected a town that stands once  Fix: Change one of the two.',
	],
	[
		"a review comes from a town by its name",
		"testimonials.yaml",
		"town: pasco/beta",
		"town: Delta",
		'data/testimonials.yaml:9:24 › items[1].town  got "Delta"  expected a town that exists  Fix: Write "pinellas/delta".',
	],
	[
		"a review comes from a town that stands in another county",
		"testimonials.yaml",
		"town: pasco/beta",
		"town: pasco/delta",
		'data/testimonials.yaml:9:24 › items[1].town  got "pasco/delta"  expected a town that exists  Fix: Write "pinellas/delta". If the page was renamed or removed, add its old address to data/redirects.yaml: - { from: /areas/pasco/delta, to: /areas/pinellas/delta }',
	],
	[
		"no town is the base",
		"areas/pasco/alpha.yaml",
		"isBase: true\n",
		"",
		"data/areas/  got 0  expected exactly one town with isBase: true  Fix: Set it in the one town that the office is in.",
	],
	[
		"a second town is the base",
		"areas/pasco/beta.yaml",
		"nearby:",
		"isBase: true\nnearby:",
		"data/areas/pasco/alpha.yaml:18:9 › isBase  got true  expected one base in all (also pasco/beta)  Fix: Keep isBase: true in the one town that the office is in.",
	],
	[
		"two services have one place in the order",
		"services/repair.yaml",
		"order: 1",
		"order: 2",
		"data/services/repair.yaml:4:8 › order  got 2  expected a place in the order that stands once (also at data/services/new-door.yaml:4:8)  Fix: Change it in the newer of the two files.",
	],
	[
		"two services have one name",
		"services/repair.yaml",
		"name: Repair",
		"name: Care",
		'data/services/care.yaml:5:7 › name  got "Care"  expected a service\'s name that stands once (also at data/services/repair.yaml:5:7)  Fix: Change it in the newer of the two files.',
	],
	[
		"two counties have one place in the order",
		"areas/pinellas.yaml",
		"order: 2",
		"order: 1",
		"data/areas/pinellas.yaml:5:8 › order  got 1  expected a place in the order that stands once (also at data/areas/pasco.yaml:5:8)  Fix: Change it in the newer of the two files.",
	],
	[
		"two towns of a county have one name",
		"areas/pasco/alpha.yaml",
		"name: Alpha",
		"name: Beta",
		'data/areas/pasco/alpha.yaml:1:7 › name  got "Beta"  expected a town\'s name that stands once (also at data/areas/pasco/beta.yaml:1:7)  Fix: Change it in the newer of the two files.',
	],
	[
		"a county's card is no town of the county",
		"areas/pasco.yaml",
		"[beta, alpha]",
		"[beta, delta]",
		'data/areas/pasco.yaml:9:15 › cards[1]  got "delta"  expected the slug of a town in data/areas/pasco  Fix: Correct the slug, or add the town\'s file.',
	],
	[
		"a county's card stands twice",
		"areas/pasco.yaml",
		"[beta, alpha]",
		"[beta, beta]",
		'data/areas/pasco.yaml:9:15 › cards[1]  got "beta"  expected a town that stands once  Fix: Change one of the two.',
	],
	[
		"two FAQ sections have one id",
		"faq.yaml",
		"id: repairs",
		"id: general",
		'data/faq.yaml:14:9 › sections[1].id  got "general"  expected a section id that stands once  Fix: Change one of the two.',
	],
	[
		"a FAQ question stands twice",
		"faq.yaml",
		'"repairs 3?"',
		'"general 2?"',
		'data/faq.yaml:19:21 › sections[1].questions[2].question  got "general 2?"  expected a question that stands once on the page, and is no section\'s id  Fix: Change one of the two.',
	],
	[
		"a town's ZIP stands twice",
		"areas/pasco/alpha.yaml",
		'["33544"]',
		'["33544", "33544"]',
		'data/areas/pasco/alpha.yaml:5:17 › zips[1]  got "33544"  expected a ZIP code that stands once  Fix: Change one of the two.',
	],
	[
		"a town's neighborhood stands twice",
		"areas/pasco/alpha.yaml",
		"Seven, Eight",
		"Seven, One",
		'data/areas/pasco/alpha.yaml:6:58 › neighborhoods[7]  got "One"  expected a neighborhood that stands once  Fix: Change one of the two.',
	],
	[
		"a town's question stands twice",
		"areas/pasco/alpha.yaml",
		"question: Third?",
		"question: First?",
		'data/areas/pasco/alpha.yaml:16:17 › questions[2].question  got "First?"  expected a question that stands once  Fix: Change one of the two.',
	],
	[
		"a day has no hours",
		"business.yaml",
		"Thursday, Friday]",
		"Thursday]",
		'data/business.yaml:14:3 › hours  got [{"days":["Monday","Tuesday","Wednesday","Thursday"],"ope…  expected all seven days  Fix: Add Friday, with its hours or as "{ days: [Friday], closed: true }".',
	],
	[
		"a day has hours twice",
		"business.yaml",
		"[Sunday]",
		"[Saturday, Sunday]",
		'data/business.yaml:16:13 › hours[2].days  got ["Saturday","Sunday"]  expected Saturday once, or in two groups with a break between them  Fix: Remove Saturday from one of the groups.',
	],
	[
		"a closed day has hours",
		"business.yaml",
		'days: [Sunday], opens: "09:00", closes: "15:00"',
		'days: [Sunday], closed: true, opens: "09:00", closes: "15:00"',
		"data/business.yaml:16:31 › hours[2].closed  got true  expected either closed or hours  Fix: Remove closed, or opens and closes.",
	],
	[
		"a day has no closing time",
		"business.yaml",
		', closes: "15:00"',
		"",
		'data/business.yaml:16:5 › hours[2].closes  got nothing  expected a time as HH:MM, 24 hours, in quotes  Fix: Add the line "closes: …".',
	],
	[
		"a holiday is no day",
		"business.yaml",
		"holidays: []",
		"holidays: [{ name: Thanksgiving, day: fifth Thursday of November }]",
		'data/business.yaml:18:39 › holidays[0].day  got "fifth Thursday of November"  expected "2026-12-24", "December 25" or "fourth Thursday of November"  Fix: Write a date for one year, a month and day for every year, or first, second, third, fourth or last with a weekday and a month. The last of several days goes into "through".',
	],
	[
		"a holiday ends before it begins",
		"business.yaml",
		"holidays: []",
		"holidays: [{ name: Break, day: January 2, through: December 20 }]",
		'data/business.yaml:18:52 › holidays[0].through  got "December 20"  expected a day after January 2, at most half a year later  Fix: Write both days in the same way: "December 24" and "January 1", or both with the year.',
	],
	[
		"a holiday of every year ends in one of them",
		"business.yaml",
		"holidays: []",
		'holidays: [{ name: Away, day: December 24, through: "2027-01-01" }]',
		'data/business.yaml:18:53 › holidays[0].through  got "2027-01-01"  expected a day after December 24, at most half a year later  Fix: Write both days in the same way: "December 24" and "January 1", or both with the year.',
	],
	[
		"a placeholder names a field that tells by itself",
		"business.yaml",
		"field: name",
		"field: phone",
		'data/business.yaml:25:14 › placeholders[0].field  got "phone"  expected a field whose value does not tell by itself  Fix: Remove the line: the field is on the list while its value is a placeholder.',
	],
	[
		"a redirect differs from another in capitals",
		"redirects.yaml",
		"- { from: /old, to: /services }\n",
		"- { from: /old, to: /services }\n- { from: /Old.html, to: /faq }\n",
		'data/redirects.yaml:2:11 › [1].from  got "/Old.html"  expected a path that stands once, whatever its capitals and with or without .html  Fix: Remove one of the two redirects.',
	],
	[
		"a redirect stands in a file",
		"redirects.yaml",
		"from: /old",
		"from: /faq.html/x",
		'data/redirects.yaml:1:11 › [0].from  got "/faq.html/x"  expected a path that does not go on after /faq.html  Fix: Remove this redirect: browsers ask for the file.',
	],
	...["/sitemap.xml", "/Robots.txt", "/contact.vcf/x"].map((from): (typeof mistakes)[number] => [
		`a redirect stands on a file that every build writes: ${from}`,
		"redirects.yaml",
		"from: /old",
		`from: ${from}`,
		`data/redirects.yaml:1:11 › [0].from  got "${from}"  expected a path that no file of the site has  Fix: Remove the redirect.`,
	]),
	[
		"a link leads to a town that stands in another county",
		"services/repair.yaml",
		"(/areas)",
		"(/areas/polk/delta)",
		'data/services/repair.yaml:13:37 › what.paragraphs[0]  got "/areas/polk/delta"  expected a link to a page that exists  Fix: Write "/areas/pinellas/delta". If the page was renamed or removed, add its old address to data/redirects.yaml: - { from: /areas/polk/delta, to: /areas/pinellas/delta }',
	],
	[
		"a link leads to a town that is gone",
		"services/repair.yaml",
		"(/areas)",
		"(/areas/pasco/trinity)",
		'data/services/repair.yaml:13:37 › what.paragraphs[0]  got "/areas/pasco/trinity"  expected a link to a page that exists  Fix: Use a page\'s path without .html, a slash at the end or the domain; /sitemap lists them. If the page was renamed or removed, add its old address to data/redirects.yaml: - { from: /areas/pasco/trinity, to: /areas/pasco }',
	],
	[
		"a brace is missing",
		"services/repair.yaml",
		"{repairTime}",
		"{repairTime",
		'data/services/repair.yaml:8:10 › summary  got "{"  expected braces in pairs, around the name of a fact  Fix: Add the brace that is missing, or remove this one.',
	],
	[
		"the name is a fact",
		"business.yaml",
		"name: Acme Doors & Sons",
		'name: "{brand}"',
		'data/business.yaml:1:7 › name  got "{brand}"  expected text without braces: this file is what facts are made of  Fix: Write the text itself.',
	],
	[
		"closing comes before opening",
		"business.yaml",
		'closes: "15:00"',
		'closes: "08:00"',
		'data/business.yaml:16:47 › hours[2].closes  got "08:00"  expected a time after opening  Fix: Opening is at 09:00. Who stays open past midnight closes at "24:00", and opens the next day at "00:00".',
	],
	[
		"closing is the minute of opening",
		"business.yaml",
		'closes: "15:00"',
		'closes: "09:00"',
		'data/business.yaml:16:47 › hours[2].closes  got "09:00"  expected a time after opening  Fix: Opening is at 09:00. Who stays open past midnight closes at "24:00", and opens the next day at "00:00".',
	],
	[
		"the time zone does not exist",
		"business.yaml",
		"America/New_York",
		"America/Wesley_Chapel",
		'data/business.yaml:9:11 › timeZone  got "America/Wesley_Chapel"  expected a time zone\'s name  Fix: Use an IANA name such as "America/New_York".',
	],
	[
		"the time zone is one without summer time, an hour off for half of the year",
		"business.yaml",
		"America/New_York",
		"EST",
		'data/business.yaml:9:11 › timeZone  got "EST"  expected a time zone\'s name  Fix: Use an IANA name such as "America/New_York".',
	],
	[
		"a placeholder names no field",
		"business.yaml",
		"field: name",
		"field: fax",
		'data/business.yaml:25:14 › placeholders[0].field  got "fax"  expected a field of this file, or facts. and the name of a fact  Fix: Correct the name, or remove the line.',
	],
	[
		"a text names an unknown fact",
		"home.yaml",
		"{years}",
		"{yeers}",
		'data/home.yaml:6:7 › lede  got "{yeers}"  expected the name of a fact  Fix: Use one of the names in data/facts.yaml, or add it there.',
	],
	[
		"a fact's name is written with spaces",
		"services/repair.yaml",
		"{repairTime}",
		"{ repair time }",
		'data/services/repair.yaml:8:10 › summary  got "{ repair time }"  expected the name of a fact  Fix: Use one of the names in data/facts.yaml, or add it there.',
	],
	[
		"a Markdown text names an unknown fact",
		"about.md",
		"{founded}",
		"{origin}",
		`data/about.md:${aboutBody}:1 › body  got "{origin}"  expected the name of a fact  Fix: Use one of the names in data/facts.yaml, or add it there.`,
	],
	[
		"a fact names another fact",
		"facts.yaml",
		"{phone}",
		"{repairTime}",
		'data/facts.yaml:2:9 › callUs  got "{repairTime}"  expected the name of a fact  Fix: Use one of the names in data/facts.yaml, or add it there.',
	],
	[
		"a fact takes the name of a computed one",
		"facts.yaml",
		"callUs:",
		"phone:",
		'data/facts.yaml:2:8 › phone  got "call (813) 555-0199"  expected a name that is not computed already  Fix: Rename the fact, or remove it.',
	],
	[
		"a link leads to no page",
		"services/repair.yaml",
		"(/areas)",
		"(/area)",
		'data/services/repair.yaml:13:37 › what.paragraphs[0]  got "/area"  expected a link to a page that exists  Fix: Use a page\'s path without .html, a slash at the end or the domain; /sitemap lists them.',
	],
	[
		"a link ends in .html",
		"services/repair.yaml",
		"(/areas)",
		"(/areas.html)",
		'data/services/repair.yaml:13:37 › what.paragraphs[0]  got "/areas.html"  expected a link to a page that exists  Fix: Use a page\'s path without .html, a slash at the end or the domain; /sitemap lists them.',
	],
	[
		"a link ends in a slash",
		"services/repair.yaml",
		"(/areas)",
		"(/areas/)",
		'data/services/repair.yaml:13:37 › what.paragraphs[0]  got "/areas/"  expected a link to a page that exists  Fix: Use a page\'s path without .html, a slash at the end or the domain; /sitemap lists them.',
	],
	[
		"a link is insecure",
		"services/repair.yaml",
		"(/areas)",
		"(http://acme.example/areas)",
		'data/services/repair.yaml:13:37 › what.paragraphs[0]  got "http://acme.example/areas"  expected a link to a page that exists  Fix: Begin it with https://, if it is a page elsewhere. Use a page\'s path without .html, a slash at the end or the domain; /sitemap lists them.',
	],
	[
		"a link begins with a domain",
		"services/repair.yaml",
		"(/areas)",
		"(other.example/a)",
		'data/services/repair.yaml:13:37 › what.paragraphs[0]  got "other.example/a"  expected a link to a page that exists  Fix: Begin it with https://, if it is a page elsewhere. Use a page\'s path without .html, a slash at the end or the domain; /sitemap lists them.',
	],
	[
		"a Markdown link leads to no page",
		"about.md",
		"(/services)",
		"(/prices)",
		`data/about.md:${aboutBody}:1 › body  got "/prices"  expected a link to a page that exists  Fix: Use a page's path without .html, a slash at the end or the domain; /sitemap lists them.`,
	],
	[
		"a redirect stands on a page",
		"redirects.yaml",
		"from: /old",
		"from: /areas/pasco",
		'data/redirects.yaml:1:11 › [0].from  got "/areas/pasco"  expected a path that no page has  Fix: Remove the redirect: a page stands there.',
	],
	[
		"a redirect stands twice",
		"redirects.yaml",
		"- { from: /old, to: /services }\n",
		"- { from: /old, to: /services }\n- { from: /old, to: /faq }\n",
		'data/redirects.yaml:2:11 › [1].from  got "/old"  expected a path that stands once, whatever its capitals and with or without .html  Fix: Remove one of the two redirects.',
	],
	[
		"a redirect leads to no page",
		"redirects.yaml",
		"to: /services",
		"to: /prices",
		'data/redirects.yaml:1:21 › [0].to  got "/prices"  expected a page that exists  Fix: Use a page\'s path without .html, a slash at the end or the domain; /sitemap lists them.',
	],
];

describe("what does not fit together is told with its place, its value and its remedy", () => {
	it.each(mistakes)("%s", (_mistake, file, find, replacement, message) => {
		expect(problemsAfter(replaced(file, find, replacement))).toEqual([message]);
	});
});

const text = (file: string) => sampleFiles[file] ?? "";

describe("files that do not fit together by name", () => {
	it.each([
		[
			"two towns of different counties share a slug",
			{ "areas/pinellas/beta.yaml": text("areas/pasco/beta.yaml") },
			[
				'data/areas/pinellas/beta.yaml:1:1  got "beta"  expected a town\'s file name that stands once in all counties (also pasco/beta)  Fix: Rename one of the two files.',
			],
		],
		[
			"a town's file name has capitals and spaces",
			{ "areas/pasco/New Town.yaml": text("areas/pasco/beta.yaml").replace("Beta", "New Town") },
			[
				'data/areas/pasco/New Town.yaml:1:1  got "pasco/New Town"  expected lower-case words joined by hyphens, sixty characters at most, and not index  Fix: Rename the file or folder: its n',
			],
		],
		[
			"a town's file has the name that servers show for its folder",
			{ "areas/pasco/index.yaml": text("areas/pasco/beta.yaml").replace("Beta", "Index") },
			[
				'data/areas/pasco/index.yaml:1:1  got "pasco/index"  expected lower-case words joined by hyphens, sixty characters at most, and not index',
			],
		],
		[
			"a county's file name has a capital",
			{
				"areas/pinellas.yaml": undefined,
				"areas/pinellas/delta.yaml": undefined,
				"areas/Pinellas.yaml": text("areas/pinellas.yaml"),
				"areas/Pinellas/delta.yaml": text("areas/pinellas/delta.yaml"),
			},
			[
				'data/areas/Pinellas/delta.yaml:1:1  got "Pinellas/delta"',
				'data/areas/Pinellas.yaml:1:1  got "Pinellas"',
				'data/testimonials.yaml:10:23 › items[2].town  got "pinellas/delta"',
				'data/testimonials.yaml:11:24 › items[3].town  got "pinellas/delta"',
			],
		],
		[
			"a service's file name has spaces",
			{ "services/care.yaml": undefined, "services/Door Care.yaml": text("services/care.yaml") },
			[
				'data/services/Door Care.yaml:1:1  got "Door Care"  expected lower-case words joined by hyphens, sixty characters at most, and not index  Fix: Rename the file: its n',
			],
		],
		[
			"a town's folder has no county",
			{ "areas/citrus/upsilon.yaml": text("areas/pasco/beta.yaml").replace("Beta", "Upsilon") },
			[
				'data/areas/citrus/upsilon.yaml:1:1  got "citrus/upsilon"  expected a county\'s file beside its folder  Fix: Add data/areas/citrus.yaml, or move the town.',
			],
		],
		[
			"there are no services",
			Object.fromEntries(
				Object.keys(sampleFiles)
					.filter((file) => file.startsWith("services/"))
					.map((file) => [file, undefined]),
			),
			[
				"data/services/  got 0  expected at least one service  Fix: Each is a file in data/services.",
			],
		],
	])("%s", (_mistake, changes, messages) => {
		const problems = problemsAfter(changes);
		expect(problems.map((problem, index) => problem.slice(0, messages[index]?.length))).toEqual(
			messages,
		);
	});

	it("a county without towns", () => {
		expect(problemsAfter({ "areas/pinellas/delta.yaml": undefined })).toContain(
			"data/areas/pinellas.yaml:1:1  got 0  expected at least one town  Fix: Add a town as data/areas/pinellas/its-name.yaml.",
		);
	});

	it("no town at all", () => {
		const none = Object.fromEntries(
			Object.keys(sampleFiles).flatMap((file) =>
				file.startsWith("areas/") ? [[file, undefined]] : [],
			),
		);
		expect(problemsAfter(none)).toContain(
			"data/areas/  got 0  expected at least one town  Fix: Each is a file in data/areas, or in a county's folder there beside the county's file.",
		);
	});
});

describe("a company without counties", () => {
	const alpha = sampleFiles["areas/pasco/alpha.yaml"] ?? "";
	const none = Object.fromEntries(
		Object.keys(sampleFiles).flatMap((file) =>
			file.startsWith("areas/") ? [[file, undefined]] : [],
		),
	);

	it("may not have a town beside counties: it is told where towns go", () => {
		expect(
			problemsAfter({
				"areas/alone.yaml": alpha.replace(/name: .*/, "name: Alone").replace(/isBase: .*\n/, ""),
			}),
		).toEqual([
			"data/areas/alone.yaml:1:1  got \"alone\"  expected a town in its county's folder, as this company has counties  Fix: Move it into data/areas/pasco, or another county's folder.",
		]);
	});

	it("is told what a town lacks, not what a county has", () => {
		const problems = problemsAfter({
			...none,
			"areas/alpha.yaml": alpha.replace(/zips: .*\n/, ""),
		});
		expect(problems.join("\n")).toContain("data/areas/alpha.yaml");
		expect(problems.join("\n")).not.toContain("cards");
	});
});

it("an address without a street wants texts without one", () => {
	const texts = replaced("home.yaml", "{years}", "{street}");
	expect(
		problemsAfter({ ...texts, ...replaced("business.yaml", "street: 1 Main St, ", "") }),
	).toEqual([
		'data/home.yaml:6:7 › lede  got "{street}"  expected a text without it, as the address in business.yaml has no street  Fix: Write other words, or add the street there.',
	]);
});

it("an address without a state wants words without one", () => {
	const problems = problemsAfter(replaced("business.yaml", "state: FL, ", ""));
	expect(problems.filter((line) => line.includes("data/words.yaml"))).toHaveLength(4);
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

describe("a drawing that browsers would not show by itself is refused where it is named", () => {
	const svg = (attributes: string) => `<svg ${attributes}><path d="M0 0h24v24H0z"/></svg>\n`;
	const namespace = 'xmlns="http://www.w3.org/2000/svg"';
	const box = 'viewBox="0 0 24 24"';
	it.each([
		["that is empty", ""],
		["of another kind", "A drawing"],
		["without a size", svg(namespace)],
		["copied out of a page, where none has a namespace", svg(box)],
		["cut short", svg(`${namespace} ${box}`).slice(0, -9)],
		["with an element that is not closed", svg(`${namespace} ${box}`).replace("/>", ">")],
		[
			"with elements closed in another order",
			svg(`${namespace} ${box}`).replace("<path", "<g><a></g></a><path"),
		],
		[
			"with an & that stands alone",
			svg(`${namespace} ${box}`).replace("<path", "<title>A & B</title><path"),
		],
	])("one %s", (_, contents) => {
		expect(problemsAfter({ "posters/repair.svg": contents })).toContainEqual(
			expect.stringMatching(/^data\/services\/\w+\.yaml:\d+:\d+ › poster {2}got "repair\.svg" /),
		);
		for (const role of ["skyline", "mark", "tile"])
			expect(problemsAfter({ [`brand/${role}.svg`]: contents })).toEqual([
				expect.stringMatching(
					new RegExp(
						`^data/theme\\.yaml:\\d+:\\d+ › drawings\\.${role} {2}got "brand/${role}\\.svg" `,
					),
				),
			]);
	});
	it("and told what mends it", () => {
		const [problem] = problemsAfter({
			"brand/tile.svg": svg(`${namespace} ${box}`).replace("<path", "<title>A & B</title><path"),
		});
		expect(problem).toMatch(/each element closed, and each & written as &amp;\.$/);
	});
	it("but none that one shows", () => {
		const drawing = svg(`width="9"\n${box}\n${namespace}`);
		const shown = [
			`<?xml version="1.0"?>\n<!-- By hand. -->\n${drawing}`,
			drawing.replaceAll('"', "'"),
			`${drawing}<!-- Made by a > program. & -->\n`,
			drawing.replace("<path", '<title id="a>b/">A &amp; &#66;</title><g></g\n><path'),
		];
		for (const contents of shown)
			expect(
				problemsAfter({ "posters/repair.svg": contents, "brand/mark.svg": contents }),
				contents,
			).toEqual([]);
	});
	it.each([
		[
			"of another size",
			svg(`${namespace} viewBox="0 0 512 400"`),
			"a drawing of 24 x 24 (this one has 512 x 400)",
		],
		[
			"with a style, which no page lets in",
			svg(`${namespace} ${box}`).replace("<path", '<path style="fill:red"'),
			"no styles",
		],
		[
			"with a style sheet",
			svg(`${namespace} ${box}`).replace("<path", "<style>.a{fill:red}</style><path"),
			"no styles",
		],
	])("a mark %s is refused, as it stands inside of pages", (_, contents, expected) => {
		expect(problemsAfter({ "brand/mark.svg": contents })).toEqual([
			expect.stringContaining(expected),
		]);
		expect(
			problemsAfter({ "posters/repair.svg": contents, "brand/skyline.svg": contents }),
		).toEqual([]);
	});
});

it("a page that is written has a route", () => {
	const told: string[] = [];
	const paths = Object.keys(pageSchemas).flatMap((name) =>
		name === "faq" ? [] : name === "home" ? "/" : `/${name}`,
	);
	checkPages(new Set(paths), true, {
		report: (name, _path, _got, expected) => told.push(`${name}: ${expected}`),
	});
	expect(told).toEqual(["faq: a route with the path /faq"]);
});
