import { describe, expect, it } from "vitest";
import { structuredData } from "../../generator/render/structuredData.ts";
import { createLinks } from "../../generator/site/links.ts";
import { planRoutes } from "../../generator/site/routes.ts";
import { helpFiles, helpReplaced } from "./helpData.ts";
import { sampleContext } from "./sampleContext.ts";
import { type Changes, messagesAfter, problemsAfter, replaced, sampleSite } from "./sampleData.ts";

type Row = readonly [mistake: string, changes: Changes, message: string];
const mistakes: readonly Row[] = [
	[
		"a symptom's service is none",
		helpReplaced("symptoms/loud.yaml", "service: repair", "service: magic"),
		"slug-unknown data/symptoms/loud.yaml:21:14 › rows[0].service",
	],
	[
		"a branch's neighbor is none",
		helpReplaced("symptoms/stuck.yaml", "related: [loud]", "related: [loud, quiet]"),
		"slug-unknown data/symptoms/stuck.yaml:26:17 › related[1]",
	],
	[
		"a symptom's how-to is none",
		helpReplaced("symptoms/stuck.yaml", "howto: pull\n", "howto: push\n"),
		"slug-unknown data/symptoms/stuck.yaml:23:12 › rows[0].howto",
	],
	[
		"a branch's how-to is none",
		helpReplaced("symptoms/stuck.yaml", "howtos: [pull]", "howtos: [push]"),
		"slug-unknown data/symptoms/stuck.yaml:27:10 › howtos[0]",
	],
	[
		"a symptom stands in another branch that is none",
		helpReplaced("symptoms/stuck.yaml", "alsoIn: [loud]", "alsoIn: [quiet]"),
		"slug-unknown data/symptoms/stuck.yaml:24:14 › rows[0].alsoIn[0]",
	],
	[
		"a how-to's branch is none",
		helpReplaced("how-to/pull.yaml", "branches: [stuck]", "branches: [quiet]"),
		"slug-unknown data/how-to/pull.yaml:13:12 › branches[0]",
	],
	[
		"a how-to's service is none",
		helpReplaced("how-to/pull.yaml", "services: [repair]", "services: [magic]"),
		"slug-unknown data/how-to/pull.yaml:9:12 › services[0]",
	],
	[
		"a symptom's how-tos are all gone",
		{
			...helpReplaced("symptoms/stuck.yaml", "howtos: [pull]\n", ""),
			...Object.fromEntries(
				Object.keys(helpFiles).flatMap((path) =>
					path.startsWith("how-to") ? [[path, undefined]] : [],
				),
			),
		},
		"slug-unknown data/symptoms/stuck.yaml:23:12 › rows[0].howto",
	],
	[
		"a branch asks a question that is none",
		helpReplaced("symptoms/loud.yaml", "ask: [caught]", "ask: [hurt]"),
		"gate-question-unknown data/symptoms/loud.yaml:9:53 › gate.ask[0]",
	],
	[
		"two rows have one id",
		helpReplaced("symptoms/stuck.yaml", "- id: jams", "- id: squeals"),
		"symptom-id-twice data/symptoms/stuck.yaml:11:9 › rows[0].id",
	],
	[
		"two branches have one place",
		helpReplaced("symptoms/stuck.yaml", "order: 2", "order: 1"),
		"value-twice data/symptoms/stuck.yaml:4:8 › order",
	],
	[
		"a door that must not be used is for the visitor to mend",
		helpReplaced("symptoms/loud.yaml", "urgency: today", "urgency: diy"),
		"symptom-diy-unsafe data/symptoms/loud.yaml:14:14 › rows[0].urgency",
	],
	[
		"a row that needs a visit does not say what the visit does",
		helpReplaced("symptoms/loud.yaml", "    visit: We come.\n", ""),
		"field-missing data/symptoms/loud.yaml:11:5 › rows[0].visit",
	],
	[
		"there are branches and no page above them",
		{ ...helpFiles, "symptoms.yaml": undefined },
		"folder-without-file data/symptoms.yaml",
	],
	[
		"a commercial service is none of those that town pages name",
		helpReplaced("commercial.yaml", "name: C1", "name: C7"),
		"commercial-service-unknown data/commercial.yaml:8:61 › services.items[0].name",
	],
	[
		"town pages name no commercial service, and the page of them is there",
		{ ...helpFiles, ...replaced("town-services.yaml", "[C1, C2, C3, C4, C5, C6]", "[]") },
		"commercial-services-differ data/town-services.yaml:2:13 › commercial",
	],
	[
		"a commercial form is about a service that is none",
		helpReplaced("commercial.yaml", "subject: other", "subject: polishing"),
		"slug-unknown data/commercial.yaml:12:18 › form.subject",
	],
	[
		"a table's row is too short",
		helpReplaced("how-to/sizes.yaml", '[[Single, "8"]]', "[[Single]]"),
		"table-cells data/how-to/sizes.yaml:11:58 › tables[0].rows[0]",
	],
	[
		"a table has a column more than each of its rows",
		helpReplaced("how-to/sizes.yaml", '[[Single, "8"]]', "[[Single], [Double]]"),
		"table-cells data/how-to/sizes.yaml:11:37 › tables[0].columns",
	],
];

describe("symptoms, how-tos and commercial doors", () => {
	it("may all be absent: then there is no page of them", () => {
		const { symptoms, howTos, commercial } = sampleSite();
		expect({ symptoms, howTos, commercial }).toEqual({
			symptoms: undefined,
			howTos: undefined,
			commercial: undefined,
		});
	});

	it.each(mistakes)("are refused where %s", (_mistake, changes, message) => {
		expect(problemsAfter(changes)).toEqual([message]);
	});

	it("whose page is missing are told before the links that lead there", () => {
		const [first = "", ...others] = messagesAfter({
			...helpFiles,
			...replaced("about.md", "(/services)", "(/symptoms)"),
			"symptoms.yaml": undefined,
		});
		expect(first).toMatch(/^data\/symptoms\.yaml {2}got "no such file"/);
		expect(others).toEqual([
			expect.stringContaining('got "/symptoms"  expected a link to a page that exists'),
		]);
	});

	const site = sampleSite(helpFiles);
	const routes = planRoutes(site);
	const help = routes.filter(({ path }) => /^\/(symptoms|how-to|commercial)/.test(path));

	it("have their pages, in the order of their files", () => {
		expect(help.map(({ path }) => path)).toEqual([
			"/symptoms",
			"/symptoms/loud",
			"/symptoms/stuck",
			"/how-to",
			"/how-to/sizes",
			"/how-to/pull",
			"/commercial",
		]);
	});

	it("stand on the sitemap, and not in the header", () => {
		expect(help.map(({ listing }) => listing?.column)).toEqual([
			"Help",
			"Symptoms",
			"Symptoms",
			"Help",
			"Help",
			"Help",
			"Help",
		]);
		expect(help.filter(({ inNavigation }) => inNavigation)).toEqual([]);
		expect(help.every(({ indexed }) => indexed)).toBe(true);
	});

	const links = createLinks(routes, site.business.url);
	const nodesOf = (path: string) => {
		const route = routes.find((candidate) => candidate.path === path);
		if (!route) throw new Error(`No route ${path}`);
		return structuredData(route, sampleContext(site, routes))["@graph"] as unknown as readonly {
			readonly "@type": string;
		}[];
	};
	const nodeOf = (path: string, type: string) =>
		nodesOf(path).find((node) => node["@type"] === type);

	it("tell search engines the steps where there are some, and a service where it is one", () => {
		expect(nodeOf("/how-to/pull", "HowTo")).toMatchObject({
			name: "How to pull",
			step: [
				{
					"@type": "HowToSection",
					name: "Pull",
					itemListElement: [{ "@type": "HowToStep", name: "Close", text: "Close it." }],
				},
				{
					"@type": "HowToSection",
					name: "Push",
					itemListElement: [{ "@type": "HowToStep", name: "Open", text: "Open it." }],
				},
			],
		});
		expect(nodeOf("/how-to/sizes", "HowTo")).toBeUndefined();
		expect(nodeOf("/commercial", "Service")).toMatchObject({
			name: "Commercial doors",
			areaServed: [{ name: "Pasco County, FL" }, { name: "Pinellas County, FL" }],
		});
		expect(nodeOf("/commercial", "FAQPage")).toMatchObject({
			mainEntity: [{ name: "Held?", acceptedAnswer: { text: "Yes." } }],
		});
		expect(nodesOf("/symptoms/loud").map((node) => node["@type"])).toEqual([
			"HomeAndConstructionBusiness",
			"WebSite",
			"WebPage",
			"BreadcrumbList",
		]);
	});

	it("lead to the form with its subject and the first line of its message", () => {
		const { hash, pathname } = new URL(
			links.quote({ subject: "Repair & more", message: "It squeals, 50% of the time." }),
			"https://acme.example",
		);
		expect(pathname).toBe("/contact");
		expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
			subject: "Repair & more",
			message: "It squeals, 50% of the time.",
		});
	});
});
