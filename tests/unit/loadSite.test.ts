import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadSite, type ReadFiles } from "../../generator/load/loadSite.ts";
import {
	buildDate,
	messagesAfter,
	problemsAfter,
	problemsOf,
	replaced,
	sampleSite,
	sampleText,
	writeData,
} from "./sampleData.ts";

it.each([
	["America/New_York", "2026-12-27T23:30:00-05:00"],
	["Pacific/Auckland", "2026-12-27T08:00:00+13:00"],
	["Pacific/Honolulu", "2026-12-27T23:30:00-10:00"],
])("the build has the date of the company's time zone, %s", (timeZone, time) => {
	const folder = writeData(replaced("business.yaml", "America/New_York", timeZone));
	expect(loadSite(folder, new Date(time)).site.buildDate).toBe("2026-12-27");
});

it.each([
	["two counties of one name", replaced("areas/pinellas.yaml", "Pinellas County", "Pasco County")],
	[
		"a number sign in quotes before an invisible mark",
		replaced("business.yaml", "street: 1 Main St", 'street: "1 Main St #4\u200e"'),
	],
])("takes %s", (_what, changes) => {
	expect(problemsAfter(changes)).toEqual([]);
});

it("reports a county's missing file without advice to write a town's address as it is", () => {
	const redirects = "- { from: /old, to: /areas/pasco/alpha }\n";
	const changes = { "areas/pasco.yaml": undefined, "redirects.yaml": redirects };
	const messages = messagesAfter(changes).join("\n");
	expect(messages).toContain("pasco.yaml");
	expect(messages).not.toContain('Write "/areas/pasco/');
});

it("reports a poster that is a link to nowhere or a folder as missing", () => {
	const folder = writeData();
	rmSync(join(folder, "posters/repair.svg"));
	mkdirSync(join(folder, "posters/repair.svg"));
	expect(problemsOf(folder).join()).toContain("file-missing");
});

describe("all problems are reported at once:", () => {
	it("twelve problems in nine files", () => {
		const problems = messagesAfter({
			...replaced("business.yaml", '"+18135550199"', '"555-0199"'),
			"areas/pasco/alpha.yaml": sampleText("areas/pasco/alpha.yaml")
				.replace("[15, 30]", "[30, 15]")
				.replace("Seven, Eight", "Seven, Seven")
				.replace('["33544"]', "[33544, 3]"),
			...replaced("faq.yaml", "repairs 4?", "?"),
			...replaced("services/repair.yaml", "poster: repair", "poster: The repair"),
			...replaced("about.md", "lede: Us.", "lede: ''\nlead: Us."),
			"team.yaml": undefined,
			"pricing.yaml": "a: 1\n",
			...replaced("home.yaml", "lede: Over", "lede: Note: over"),
		});
		expect(problems.map((problem) => problem.split("  ")[0])).toEqual([
			"data/about.md:6:7 › lede",
			"data/about.md:7:7 › lead",
			"data/areas/pasco/alpha.yaml:3:18 › responseMinutes",
			"data/areas/pasco/alpha.yaml:5:8 › zips[0]",
			"data/areas/pasco/alpha.yaml:5:15 › zips[1]",
			"data/areas/pasco/alpha.yaml:6:58 › neighborhoods[7]",
			"data/business.yaml:5:8 › phone",
			"data/faq.yaml:20:21 › sections[1].questions[3].question",
			"data/home.yaml:6:7",
			"data/pricing.yaml",
			"data/services/repair.yaml:6:9 › poster",
			"data/team.yaml",
		]);
	});

	it("contradictions between files, once every file can be read", () => {
		const misfits = {
			...replaced("redirects.yaml", "to: /services", "to: /prices"),
			...replaced("home.yaml", "[pasco/alpha, pasco/beta]", "[pasco/alpha, omega]"),
		};
		expect(
			problemsAfter({ ...misfits, ...replaced("areas/pasco/alpha.yaml", "[15, 30]", "15") }),
		).toHaveLength(1);
		expect(problemsAfter(misfits)).toHaveLength(2);
	});
});

describe("the loaded site", () => {
	const site = sampleSite();

	it("has towns by the order of the counties' cards", () => {
		const slugs = [...site.towns.values()].map(({ slug }) => slug);
		expect(slugs).toEqual(["beta", "alpha", "aardvark", "gamma", "delta"]);
	});

	it("knows each town's county, distance in miles and neighbors", () => {
		const delta = [...site.towns.values()].find(({ slug }) => slug === "delta");
		// 0.48° of latitude are 33.2 miles and 0.30° of longitude at 28° north are 18.3: together 37.9.
		expect(delta).toMatchObject({ id: "pinellas/delta", countySlug: "pinellas", miles: 38 });
		expect(delta?.neighbors).toEqual(["pasco/alpha", "pasco/beta", "pasco/gamma"]);
	});

	it("has written and computed facts in its texts", () => {
		expect(site.services[0]?.summary).toBe("We do it in one to two hours.");
		expect(site.services[0]?.lede).toBe("Call (813) 555-0199.");
		expect(site.pages.about.body).toBe("Founded in 2008. See [the services](/services).");
		expect(site.pages.home.lede).toBe("Over 15 years.");
		expect(site.facts.callUs).toBe("call (813) 555-0199");
		expect(site.pages.contact.faq.questions[0]?.answer).toBe(
			"Open Monday to Friday 7am–7pm, Saturday 8am–5pm and Sunday 9am–3pm.",
		);
		expect(site.pages["terms-of-service"].body).toBe("Be nice. © 2026 Acme Doors & Sons.");
		expect(site.pages["privacy-policy"].body).toBe(
			"What we keep. The form of Acme Doors & Sons sends nothing.",
		);
	});

	it("has the privacy policy's note on the form's provider", () => {
		const { pages } = sampleSite(replaced("business.yaml", "simulated", "formspree, id: abcd"));
		expect(pages["privacy-policy"].body).toBe("What we keep. Formspree.");
	});

	it("is frozen", () => {
		const open: string[] = [];
		const visit = (value: unknown, path: string) => {
			if (typeof value !== "object" || value === null) return;
			if (!Object.isFrozen(value)) open.push(path);
			for (const [key, item] of value instanceof Map ? [] : Object.entries(value))
				visit(item, `${path}.${key}`);
		};
		visit({ ...site, towns: [...site.towns.values()] }, "site");
		expect(open).toEqual(["site", "site.towns"]);
		expect(Object.isFrozen(site)).toBe(true);
	});
});

describe("loading again while someone edits", () => {
	/** Returns a function that loads a folder and remembers what it has read. */
	const loaderOf = (folder: string, known: ReadFiles = new Map()) => {
		return () => loadSite(folder, buildDate, { known });
	};

	it("reads changed files only", () => {
		const folder = writeData();
		const load = loaderOf(folder);
		const before = load().site;
		const again = load().site;
		// Each load creates its functions, which toEqual compares by identity.
		const { phones } = before.speech;
		expect({ ...again, speech: { ...again.speech, phones } }).toEqual(before);
		const facts = sampleText("facts.yaml").replace("one to two hours", "two to three hours");
		writeFileSync(join(folder, "facts.yaml"), facts);
		const after = load().site;
		expect(after.services[0]?.summary).toBe("We do it in two to three hours.");
		expect(after.pages).toEqual(before.pages);
	});

	it("repeats the warnings of a translation", () => {
		const notice = "holidays: []\nnotice: { text: Away., until: 2026-11-21 }";
		const load = loaderOf(
			writeData({
				...replaced("business.yaml", "holidays: []", notice),
				"es/business.yaml": "tagline: Puertas\n",
			}),
		);
		const { warnings } = load();
		expect(warnings.map(({ code }) => code)).toContain("notice-untranslated");
		expect(load().warnings).toEqual(warnings);
	});

	it("reports a removed file", () => {
		const folder = writeData();
		const load = loaderOf(folder);
		load();
		rmSync(join(folder, "areas/pasco/gamma.yaml"));
		expect(load).toThrow("expected the slug of another town");
	});
});
