import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadSite, type ReadFiles } from "../../generator/load/loadSite.ts";
import { DataProblems } from "../../generator/problems.ts";
import {
	buildDate,
	type Changes,
	messagesAfter,
	problemsAfter,
	replaced,
	reportsOf,
	sampleSite,
	sampleText,
	writeData,
} from "./sampleData.ts";

describe("a file that cannot be read is told with its place and its remedy", () => {
	it.each([
		["a file is missing", { "team.yaml": undefined }, "file-required data/team.yaml"],
		["a file is empty", { "team.yaml": " \n" }, "file-empty data/team.yaml"],
		["a file nobody reads", { "pricing.yaml": "a: 1\n" }, "file-unknown data/pricing.yaml"],
		[
			"another ending",
			{ "areas/pasco/omega.yml": "a: 1\n" },
			"file-unknown data/areas/pasco/omega.yml",
		],
		[
			"an ending that an editor has added",
			{ "prices.yaml.txt": "a: 1\n" },
			"file-unknown data/prices.yaml.txt",
		],
		[
			"a town in a folder too deep",
			{ "areas/pasco/north/up.yaml": "a: 1\n" },
			"file-unknown data/areas/pasco/north/up.yaml",
		],
		...["french", "FR", "fr_CA"].map((name): [string, Changes, string] => [
			`a language's folder is called ${name}`,
			{
				[`${name}/home.yaml`]: "title: Portes\n",
				[`${name}/services/repair.yaml`]: "name: Conserto\n",
			},
			`folder-unknown data/${name}`,
		]),
		[
			"a file named as JavaScript's own words",
			{ "constructor.yaml": "a: 1\n" },
			"file-unknown data/constructor.yaml",
		],
		[
			"bytes of another encoding",
			{ "team.yaml": new Uint8Array([0x6e, 0xe9]) },
			"file-encoding data/team.yaml",
		],
		[
			"a colon in a text without quotes",
			replaced("home.yaml", "lede: Over", "lede: Note: over"),
			"yaml-syntax data/home.yaml:6:7",
		],
		[
			"a field that stands twice",
			replaced("home.yaml", "kicker:", "title: Twice\nkicker:"),
			"yaml-syntax data/home.yaml:4:1",
		],
		[
			"two documents in a file",
			{ "team.yaml": "a: 1\n---\nb: 2\n" },
			"yaml-syntax data/team.yaml:2:1",
		],
		[
			"a tag that would run code",
			{ "team.yaml": "!!js/function 'x'\n" },
			"yaml-syntax data/team.yaml:1:1",
		],
		[
			"bold text at the start, which YAML takes for an alias",
			replaced("business.yaml", "tagline: Doors", "tagline: *Doors*"),
			"yaml-syntax data/business.yaml:3:10",
		],
		[
			"a few lines that would grow to gigabytes",
			{ "team.yaml": "- &a [x, x]\n- &b [*a, *a]\n- [*b, *b]\n" },
			"yaml-syntax data/team.yaml:2:7",
		],
		[
			"a file of comments only",
			{ "redirects.yaml": "# none\n" },
			"yaml-syntax data/redirects.yaml:1:1",
		],
		[
			"a slip in front matter",
			replaced("about.md", "lede: Us.", "lede: Us: all"),
			"yaml-syntax data/about.md:6:7",
		],
		[
			"Markdown without front matter",
			{ "about.md": "Founded long ago.\n" },
			"front-matter-missing data/about.md:1:1",
		],
		[
			"two files for one page",
			{
				"about.yaml": `${sampleText("about.md").split("---\n")[1]}body: Another story.\n`,
			},
			"page-twice data/about.yaml",
		],
	])("%s", (_mistake, changes, message) => {
		expect(problemsAfter(changes)).toEqual([message]);
	});

	it("a symbolic link, which would be another file on another machine", () => {
		const folder = writeData({ "areas/pasco/alpha.yaml": undefined });
		symlinkSync(join(folder, "areas/pasco/beta.yaml"), join(folder, "areas/pasco/alpha.yaml"));
		expect(problemsOf(folder)).toEqual(["file-link data/areas/pasco/alpha.yaml"]);
	});

	it.each([
		["a file where a folder belongs", "package.json"],
		["a folder of something else", "node_modules"],
		["a path too long for any disk", `/${"x/".repeat(3000)}`],
	])("%s", (_mistake, folder) => {
		expect(problemsOf(folder)).toEqual(["data-folder-missing data"]);
	});

	it("a file so large that it got here by mistake, before a byte of it is read", () => {
		expect(problemsAfter({ "team.yaml": "# x\n".repeat(300_000) })).toEqual([
			"file-too-large data/team.yaml",
		]);
	});

	it.each([
		".DS_Store",
		"areas/Thumbs.db",
		"desktop.ini",
		"services/.gitkeep",
		"areas/pasco/._alpha.yaml",
		"areas/pasco/.alpha.yaml.swp",
		"areas/pasco/alpha.yaml~",
		"areas/pasco/#alpha.yaml#",
		"4913",
		"business.yaml.bak",
		"business.yaml.orig",
		"~$business.yaml",
		".~lock.business.yaml#",
		"business.yaml.crdownload",
		".business.yaml.icloud",
		".idea/workspace.xml",
		"@eaDir/business.yaml/SYNO",
		"business.yaml:Zone.Identifier",
	])("passes over what a program leaves behind: %s", (file) => {
		expect(problemsAfter({ [file]: "x" })).toEqual([]);
	});

	it.each([
		["business (1).yaml", "business.yaml"],
		["business copy.yaml", "business.yaml"],
		["Copy of business.yaml", "business.yaml"],
		["business - Kopie.yaml", "business.yaml"],
		["business (Ana's conflicted copy 2026-11-25).yaml", "business.yaml"],
		["areas/pasco/alpha-DESKTOP-4GH7.yaml", "areas/pasco/alpha.yaml"],
		["areas/pasco/alpha(2).yaml", "areas/pasco/alpha.yaml"],
	])("asks which of a copy and its original is to stay: %s", (file, original) => {
		const [message = "", ...others] = messagesAfter({ [file]: sampleText(original) });
		expect(others).toEqual([]);
		expect(message).toContain(`a copy of data/${original}`);
		expect(message).toContain(`under the name data/${original}`);
	});

	it.each([
		["Team.YAML", "team.yaml"],
		["prices.yaml.txt", "prices.yaml"],
		["bussiness.yaml", "business.yaml"],
		["areas/pasco/north/up.yaml", "areas/pasco/up.yaml"],
	])("proposes the name that a file should have: %s", (file, meant) => {
		expect(messagesAfter({ [file]: "a: 1\n" }).join("\n")).toContain(`Name it data/${meant}`);
	});

	it("a folder that is not there", () => {
		expect(problemsOf("/nowhere/data")[0]).toBe("data-folder-missing data");
	});
});

it.each([
	["America/New_York", "2026-12-27T23:30:00-05:00"],
	["Pacific/Auckland", "2026-12-27T08:00:00+13:00"],
	["Pacific/Honolulu", "2026-12-27T23:30:00-10:00"],
])("builds on the day that it is where the company is: %s", (timeZone, time) => {
	const folder = writeData(replaced("business.yaml", "America/New_York", timeZone));
	expect(loadSite(folder, new Date(time)).buildDate).toBe("2026-12-27");
});

function problemsOf(folder: string): readonly string[] {
	try {
		loadSite(folder, buildDate);
	} catch (error) {
		if (error instanceof DataProblems) return reportsOf(error, folder);
		throw error;
	}
	return [];
}

it.each([
	[
		"between fields",
		"faq.yaml",
		(text: string) => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> feature\n`,
		"1:1",
	],
	[
		"inside of a text",
		"about.md",
		(text: string) => `${text}\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> feature\n`,
		"",
	],
])("a merge conflict %s is told", (_where, file, change, place) => {
	const [problem = ""] = problemsAfter({ [file]: change(sampleText(file)) });
	expect(problem).toContain(`merge-conflict data/${file}:${place}`);
});

// Looking through the file for each of them would take longer than a test may.
describe("thousands of problems in a file", () => {
	it("are each found", () => {
		const unknown = Array.from({ length: 20_000 }, (_, index) => `field${index}: 1\n`).join("");
		const problems = problemsAfter({ "home.yaml": `${sampleText("home.yaml")}${unknown}` });
		expect(problems).toHaveLength(20_000);
	});

	it("across files too, each place found once", () => {
		const names = Array.from({ length: 3000 }, (_, index) => `  - pasco/town-${index}\n`).join("");
		const problems = problemsAfter(
			replaced(
				"home.yaml",
				"serving: { heading: Serving, towns: [pasco/alpha, pasco/beta] }",
				`serving:\n  heading: Serving\n  towns:\n${names.replaceAll("  - ", "    - ")}`,
			),
		);
		expect(problems).toHaveLength(3000);
	});
});

describe("all problems are told at once", () => {
	it("twelve problems in eight files give twelve lines", () => {
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

	it("what does not fit together waits until every file can be read, and is then told at once too", () => {
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

describe("places in a file", () => {
	it("count the same with Windows line ends and a byte order mark", () => {
		const [before] = problemsAfter(
			replaced("about.md", "See [the services](/services)", "See [prices](/prices)"),
		);
		const text = `\ufeff${sampleText("about.md").replace("(/services)", "(/prices)")}`.replaceAll(
			"\n",
			"\r\n",
		);
		expect(problemsAfter({ "about.md": text })).toEqual([before]);
	});
});

describe("the loaded site", () => {
	const site = sampleSite();

	it("holds every county, town and service, by order and by card", () => {
		expect(site.counties.map(({ slug }) => slug)).toEqual(["pasco", "pinellas"]);
		expect(site.counties[0]?.towns.map(({ slug }) => slug)).toEqual([
			"beta",
			"alpha",
			"aardvark",
			"gamma",
		]);
		expect([...site.towns.keys()]).toEqual([
			"pasco/beta",
			"pasco/alpha",
			"pasco/aardvark",
			"pasco/gamma",
			"pinellas/delta",
		]);
		expect(site.services.map(({ slug }) => slug)).toEqual([
			"repair",
			"new-door",
			"springs",
			"openers",
			"care",
			"emergency",
		]);
	});

	it("knows each town's county, distance in miles and neighbors", () => {
		const delta = [...site.towns.values()].find(({ slug }) => slug === "delta");
		// 0.48° of latitude are 33.2 miles, 0.30° of longitude at 28° north 18.3: together 37.9.
		expect(delta).toMatchObject({ id: "pinellas/delta", countySlug: "pinellas", miles: 38 });
		expect(delta?.neighbors).toEqual(["pasco/alpha", "pasco/beta", "pasco/gamma"]);
	});

	it("has every fact in its place: written ones, computed ones, and written ones that use computed ones", () => {
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

	it("says what the form's provider does, once the owner has chosen one", () => {
		const chosen = sampleSite(
			replaced("business.yaml", "provider: simulated", "provider: formspree, id: abcd"),
		);
		expect(chosen.pages["privacy-policy"].body).toBe("What we keep. Formspree.");
	});

	it("keeps dates as they are written, with and without quotes", () => {
		expect(site.pages.testimonials.items[0]?.date).toBe("2026-09-15");
		expect([...site.towns.values()][0]?.updated).toBe("2026-11-21");
	});

	it("cannot be changed by a later step", () => {
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
	it("reads what has changed, and gives the same for the rest", () => {
		const folder = writeData();
		const known: ReadFiles = new Map();
		const before = loadSite(folder, buildDate, { known });
		// Each has functions of its own.
		const { locate, speech } = before;
		const again = loadSite(folder, buildDate, { known });
		expect({ ...again, locate, speech: { ...again.speech, phones: speech.phones } }).toEqual(
			before,
		);
		writeFileSync(
			join(folder, "facts.yaml"),
			sampleText("facts.yaml").replace("one to two hours", "two to three hours"),
		);
		const after = loadSite(folder, buildDate, { known });
		expect(after.services[0]?.summary).toBe("We do it in two to three hours.");
		expect(after.pages).toEqual(before.pages);
	});

	it("misses a file that was removed", () => {
		const folder = writeData();
		const known: ReadFiles = new Map();
		loadSite(folder, buildDate, { known });
		rmSync(join(folder, "areas/pasco/gamma.yaml"));
		expect(() => loadSite(folder, buildDate, { known })).toThrow(
			"expected the slug of another town",
		);
	});
});
