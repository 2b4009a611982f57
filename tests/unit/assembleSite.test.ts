import { describe, expect, it } from "vitest";
import { checkPages } from "../../generator/load/assembleSite.ts";
import { pageSchemas } from "../../schema/schema.ts";
import {
	aboutBody,
	messagesAfter,
	problemsAfter,
	replaced,
	sampleFiles,
	sampleSite,
} from "./sampleData.ts";

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
		"nearby-unknown data/areas/pasco/alpha.yaml:17:23 › nearby[2]",
	],
	[
		"a town is its own neighbor",
		"areas/pasco/alpha.yaml",
		"[beta, gamma, delta]",
		"[beta, gamma, alpha]",
		"nearby-unknown data/areas/pasco/alpha.yaml:17:23 › nearby[2]",
	],
	[
		"a neighbor stands twice",
		"areas/pasco/alpha.yaml",
		"[beta, gamma, delta]",
		"[beta, gamma, beta]",
		"item-twice data/areas/pasco/alpha.yaml:17:23 › nearby[2]",
	],
	[
		"the home page serves a town that is none",
		"home.yaml",
		"[pasco/alpha, pasco/beta]",
		"[pasco/alpha, beta]",
		"town-unknown data/home.yaml:8:51 › serving.towns[1]",
	],
	[
		"the home page times a town of a county that is none",
		"home.yaml",
		"towns: [pasco/alpha], link",
		"towns: [polk/omega], link",
		"town-unknown data/home.yaml:11:68 › response.towns[0]",
	],
	[
		"the home page times a town that is none",
		"home.yaml",
		"towns: [pasco/alpha], link",
		"towns: [pasco/omega], link",
		"town-unknown data/home.yaml:11:68 › response.towns[0]",
	],
	[
		"the home page names a town twice",
		"home.yaml",
		"[pasco/alpha, pasco/beta]",
		"[pasco/alpha, pasco/alpha]",
		"item-twice data/home.yaml:8:51 › serving.towns[1]",
	],
	[
		"a review comes from a town by its name",
		"testimonials.yaml",
		"town: pasco/beta",
		"town: Delta",
		"town-unknown data/testimonials.yaml:9:24 › items[1].town",
	],
	[
		"a review comes from a town that stands in another county",
		"testimonials.yaml",
		"town: pasco/beta",
		"town: pasco/delta",
		"town-unknown data/testimonials.yaml:9:24 › items[1].town",
	],
	[
		"no town is the base",
		"areas/pasco/alpha.yaml",
		"isBase: true\n",
		"",
		"base-missing data/areas/",
	],
	[
		"a second town is the base",
		"areas/pasco/beta.yaml",
		"nearby:",
		"isBase: true\nnearby:",
		"base-twice data/areas/pasco/alpha.yaml:18:9 › isBase",
	],
	[
		"two services have one place in the order",
		"services/repair.yaml",
		"order: 1",
		"order: 2",
		"value-twice data/services/repair.yaml:4:8 › order",
	],
	[
		"two services have one name",
		"services/repair.yaml",
		"name: Repair",
		"name: Care",
		"value-twice data/services/care.yaml:5:7 › name",
	],
	[
		"two counties have one place in the order",
		"areas/pinellas.yaml",
		"order: 2",
		"order: 1",
		"value-twice data/areas/pinellas.yaml:5:8 › order",
	],
	[
		"two towns of a county have one name",
		"areas/pasco/alpha.yaml",
		"name: Alpha",
		"name: Beta",
		"value-twice data/areas/pasco/alpha.yaml:1:7 › name",
	],
	[
		"a county's card is no town of the county",
		"areas/pasco.yaml",
		"[beta, alpha]",
		"[beta, delta]",
		"county-card-unknown data/areas/pasco.yaml:9:15 › cards[1]",
	],
	[
		"a county's card stands twice",
		"areas/pasco.yaml",
		"[beta, alpha]",
		"[beta, beta]",
		"item-twice data/areas/pasco.yaml:9:15 › cards[1]",
	],
	[
		"two FAQ sections have one id",
		"faq.yaml",
		"id: repairs",
		"id: general",
		"item-twice data/faq.yaml:14:9 › sections[1].id",
	],
	[
		"a FAQ question stands twice",
		"faq.yaml",
		'"repairs 3?"',
		'"general 2?"',
		"question-twice data/faq.yaml:19:21 › sections[1].questions[2].question",
	],
	[
		"a town's ZIP stands twice",
		"areas/pasco/alpha.yaml",
		'["33544"]',
		'["33544", "33544"]',
		"item-twice data/areas/pasco/alpha.yaml:5:17 › zips[1]",
	],
	[
		"a town's neighborhood stands twice",
		"areas/pasco/alpha.yaml",
		"Seven, Eight",
		"Seven, One",
		"item-twice data/areas/pasco/alpha.yaml:6:58 › neighborhoods[7]",
	],
	[
		"a town's question stands twice",
		"areas/pasco/alpha.yaml",
		"question: Third?",
		"question: First?",
		"item-twice data/areas/pasco/alpha.yaml:16:17 › questions[2].question",
	],
	[
		"a day has no hours",
		"business.yaml",
		"Thursday, Friday]",
		"Thursday]",
		"hours-day-missing data/business.yaml:14:3 › hours",
	],
	[
		"a day has hours twice",
		"business.yaml",
		"[Sunday]",
		"[Saturday, Sunday]",
		"hours-day-twice data/business.yaml:16:13 › hours[2].days",
	],
	[
		"a closed day has hours",
		"business.yaml",
		'days: [Sunday], opens: "09:00", closes: "15:00"',
		'days: [Sunday], closed: true, opens: "09:00", closes: "15:00"',
		"holiday-closed-and-hours data/business.yaml:16:31 › hours[2].closed",
	],
	[
		"a day has no closing time",
		"business.yaml",
		', closes: "15:00"',
		"",
		"field-missing data/business.yaml:16:5 › hours[2].closes",
	],
	[
		"a holiday is no day",
		"business.yaml",
		"holidays: []",
		"holidays: [{ name: Thanksgiving, day: fifth Thursday of November }]",
		"holiday-date-format data/business.yaml:18:39 › holidays[0].day",
	],
	[
		"a holiday ends before it begins",
		"business.yaml",
		"holidays: []",
		"holidays: [{ name: Break, day: January 2, through: December 20 }]",
		"holiday-end data/business.yaml:18:52 › holidays[0].through",
	],
	[
		"a holiday of every year ends in one of them",
		"business.yaml",
		"holidays: []",
		'holidays: [{ name: Away, day: December 24, through: "2027-01-01" }]',
		"holiday-end data/business.yaml:18:53 › holidays[0].through",
	],
	[
		"a placeholder names a field that tells by itself",
		"business.yaml",
		"field: name",
		"field: phone",
		"placeholder-field-known data/business.yaml:25:14 › placeholders[0].field",
	],
	[
		"a redirect differs from another in capitals",
		"redirects.yaml",
		"- { from: /old, to: /services }\n",
		"- { from: /old, to: /services }\n- { from: /Old.html, to: /faq }\n",
		"redirect-twice data/redirects.yaml:2:11 › [1].from",
	],
	[
		"a redirect stands in a file",
		"redirects.yaml",
		"from: /old",
		"from: /faq.html/x",
		"redirect-below-file data/redirects.yaml:1:11 › [0].from",
	],
	...["/sitemap.xml", "/Robots.txt", "/contact.vcf/x"].map((from): (typeof mistakes)[number] => [
		`a redirect stands on a file that every build writes: ${from}`,
		"redirects.yaml",
		"from: /old",
		`from: ${from}`,
		"redirect-on-file data/redirects.yaml:1:11 › [0].from",
	]),
	[
		"a link leads to a town that stands in another county",
		"services/repair.yaml",
		"(/areas)",
		"(/areas/polk/delta)",
		"link-unknown data/services/repair.yaml:13:37 › what.paragraphs[0]",
	],
	[
		"a link leads to a town that is gone",
		"services/repair.yaml",
		"(/areas)",
		"(/areas/pasco/trinity)",
		"link-unknown data/services/repair.yaml:13:37 › what.paragraphs[0]",
	],
	[
		"a brace is missing",
		"services/repair.yaml",
		"{repairTime}",
		"{repairTime",
		"fact-braces data/services/repair.yaml:8:10 › summary",
	],
	[
		"the name is a fact",
		"business.yaml",
		"name: Acme Doors & Sons",
		'name: "{brand}"',
		"fact-in-facts data/business.yaml:1:7 › name",
	],
	[
		"closing comes before opening",
		"business.yaml",
		'closes: "15:00"',
		'closes: "08:00"',
		"hours-order data/business.yaml:16:47 › hours[2].closes",
	],
	[
		"closing is the minute of opening",
		"business.yaml",
		'closes: "15:00"',
		'closes: "09:00"',
		"hours-order data/business.yaml:16:47 › hours[2].closes",
	],
	[
		"the time zone does not exist",
		"business.yaml",
		"America/New_York",
		"America/Wesley_Chapel",
		"time-zone-unknown data/business.yaml:9:11 › timeZone",
	],
	[
		"the time zone is one without summer time, an hour off for half of the year",
		"business.yaml",
		"America/New_York",
		"EST",
		"time-zone-unknown data/business.yaml:9:11 › timeZone",
	],
	[
		"a placeholder names no field",
		"business.yaml",
		"field: name",
		"field: fax",
		"placeholder-field-unknown data/business.yaml:25:14 › placeholders[0].field",
	],
	[
		"a text names an unknown fact",
		"home.yaml",
		"{years}",
		"{yeers}",
		"fact-unknown data/home.yaml:6:7 › lede",
	],
	[
		"a fact's name is written with spaces",
		"services/repair.yaml",
		"{repairTime}",
		"{ repair time }",
		"fact-unknown data/services/repair.yaml:8:10 › summary",
	],
	[
		"a Markdown text names an unknown fact",
		"about.md",
		"{founded}",
		"{origin}",
		`fact-unknown data/about.md:${aboutBody}:1 › body`,
	],
	[
		"a fact names another fact",
		"facts.yaml",
		"{phone}",
		"{repairTime}",
		"fact-unknown data/facts.yaml:2:9 › callUs",
	],
	[
		"a fact takes the name of a computed one",
		"facts.yaml",
		"callUs:",
		"phone:",
		"fact-name-computed data/facts.yaml:2:8 › phone",
	],
	[
		"a link leads to no page",
		"services/repair.yaml",
		"(/areas)",
		"(/area)",
		"link-unknown data/services/repair.yaml:13:37 › what.paragraphs[0]",
	],
	[
		"a link ends in .html",
		"services/repair.yaml",
		"(/areas)",
		"(/areas.html)",
		"link-unknown data/services/repair.yaml:13:37 › what.paragraphs[0]",
	],
	[
		"a link ends in a slash",
		"services/repair.yaml",
		"(/areas)",
		"(/areas/)",
		"link-unknown data/services/repair.yaml:13:37 › what.paragraphs[0]",
	],
	[
		"a link is insecure",
		"services/repair.yaml",
		"(/areas)",
		"(http://acme.example/areas)",
		"link-unknown data/services/repair.yaml:13:37 › what.paragraphs[0]",
	],
	[
		"a link begins with a domain",
		"services/repair.yaml",
		"(/areas)",
		"(other.example/a)",
		"link-unknown data/services/repair.yaml:13:37 › what.paragraphs[0]",
	],
	[
		"a Markdown link leads to no page",
		"about.md",
		"(/services)",
		"(/prices)",
		`link-unknown data/about.md:${aboutBody}:1 › body`,
	],
	[
		"a redirect stands on a page",
		"redirects.yaml",
		"from: /old",
		"from: /areas/pasco",
		"redirect-on-page data/redirects.yaml:1:11 › [0].from",
	],
	[
		"a redirect stands twice",
		"redirects.yaml",
		"- { from: /old, to: /services }\n",
		"- { from: /old, to: /services }\n- { from: /old, to: /faq }\n",
		"redirect-twice data/redirects.yaml:2:11 › [1].from",
	],
	[
		"a redirect leads to no page",
		"redirects.yaml",
		"to: /services",
		"to: /prices",
		"redirect-target-unknown data/redirects.yaml:1:21 › [0].to",
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
			["town-file-twice data/areas/pinellas/beta.yaml:1:1"],
		],
		[
			"a town's file name has capitals and spaces",
			{ "areas/pasco/New Town.yaml": text("areas/pasco/beta.yaml").replace("Beta", "New Town") },
			["slug-format data/areas/pasco/New Town.yaml:1:1"],
		],
		[
			"a town's file has the name that servers show for its folder",
			{ "areas/pasco/index.yaml": text("areas/pasco/beta.yaml").replace("Beta", "Index") },
			["slug-format data/areas/pasco/index.yaml:1:1"],
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
				"slug-format data/areas/Pinellas/delta.yaml:1:1",
				"slug-format data/areas/Pinellas.yaml:1:1",
				"town-unknown data/testimonials.yaml:10:23 › items[2].town",
				"town-unknown data/testimonials.yaml:11:24 › items[3].town",
			],
		],
		[
			"a service's file name has spaces",
			{ "services/care.yaml": undefined, "services/Door Care.yaml": text("services/care.yaml") },
			["slug-format data/services/Door Care.yaml:1:1"],
		],
		[
			"a town's folder has no county",
			{ "areas/citrus/upsilon.yaml": text("areas/pasco/beta.yaml").replace("Beta", "Upsilon") },
			["county-file-missing data/areas/citrus/upsilon.yaml:1:1"],
		],
		[
			"there are no services",
			Object.fromEntries(
				Object.keys(sampleFiles)
					.filter((file) => file.startsWith("services/"))
					.map((file) => [file, undefined]),
			),
			["services-none data/services/"],
		],
	])("%s", (_mistake, changes, problems) => {
		expect(problemsAfter(changes)).toEqual(problems);
	});

	it("a county without towns", () => {
		expect(problemsAfter({ "areas/pinellas/delta.yaml": undefined })).toContain(
			"county-without-towns data/areas/pinellas.yaml:1:1",
		);
	});

	it("no town at all", () => {
		const none = Object.fromEntries(
			Object.keys(sampleFiles).flatMap((file) =>
				file.startsWith("areas/") ? [[file, undefined]] : [],
			),
		);
		expect(problemsAfter(none)).toContain("towns-none data/areas/");
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
		).toEqual(["town-without-county data/areas/alone.yaml:1:1"]);
	});

	it("is told what a town lacks, not what a county has", () => {
		const problems = messagesAfter({
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
	).toEqual(["street-in-text data/home.yaml:6:7 › lede"]);
});

it("an address without a state wants words without one", () => {
	const problems = messagesAfter(replaced("business.yaml", "state: FL, ", ""));
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
		expect(messagesAfter({ "posters/repair.svg": contents })).toContainEqual(
			expect.stringMatching(/^data\/services\/\w+\.yaml:\d+:\d+ › poster {2}got "repair\.svg" /),
		);
		for (const role of ["skyline", "mark", "tile"])
			expect(messagesAfter({ [`brand/${role}.svg`]: contents })).toEqual([
				expect.stringMatching(
					new RegExp(
						`^data/theme\\.yaml:\\d+:\\d+ › drawings\\.${role} {2}got "brand/${role}\\.svg" `,
					),
				),
			]);
	});
	it("and told what mends it", () => {
		const [problem] = messagesAfter({
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
				messagesAfter({ "posters/repair.svg": contents, "brand/mark.svg": contents }),
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
		expect(messagesAfter({ "brand/mark.svg": contents })).toEqual([
			expect.stringContaining(expected),
		]);
		expect(
			messagesAfter({ "posters/repair.svg": contents, "brand/skyline.svg": contents }),
		).toEqual([]);
	});
});

it("a page that is written has a route", () => {
	const told: string[] = [];
	const paths = Object.keys(pageSchemas).flatMap((name) =>
		name === "faq" ? [] : name === "home" ? "/" : `/${name}`,
	);
	checkPages(new Set(paths), true, {
		report: (code, name, _path, _got, expected) => told.push(`${code} ${name}: ${expected}`),
	});
	expect(told).toEqual(["route-missing faq: a route with the path /faq"]);
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
		expect(towns.get("pasco/alpha")?.neighbors).not.toContain("pasco/omega");
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
