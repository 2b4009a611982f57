import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import type { Cache } from "../../generator/cache.ts";
import { budgets } from "../../generator/output/budgets.ts";
import { checkBudgets, refuseHeavyPages } from "../../generator/output/checkBudgets.ts";
import type { Scripts } from "../../generator/outputFiles.ts";
import { formatProblems } from "../../generator/problems.ts";
import type { IslandName } from "../../islands/registry.ts";
import type { KindName } from "../../pages/kinds.ts";
import type { Route } from "../../site/routes.ts";
import { noCache } from "./noCache.ts";

const dense = (bytes: number) => randomBytes(bytes);
const denseText = (bytes: number) => dense(bytes).toString("base64");
const page = (file: string, kind: KindName, html = "") => ({
	route: { file, kind, language: "en-US" } as Route,
	html,
	islands: new Set<IslandName>(),
	idleIslands: new Set<IslandName>(),
});
const scriptsOf = (
	chunks: Record<string, readonly string[]>,
	inputs: Scripts["inputs"] = new Map(),
): ReadonlyMap<string, Scripts> =>
	new Map([
		[
			"en-US",
			{ loader: "assets/islands-0.js", chunks: chunks as unknown as Scripts["chunks"], inputs },
		],
	]);
async function overBudgetOf(
	pages: Parameters<typeof checkBudgets>[0],
	{ output = new Map(), scripts = scriptsOf({}), draft = false, cache = noCache } = {},
) {
	return (await checkBudgets(pages, output, scripts, cache, { draft, data: "acme" })).overBudget;
}

it("pages and islands within their budgets pass", async () => {
	const pages = [
		page("index.html", "home", denseText(13_500)),
		page("faq.html", "faq", "text ".repeat(50_000)),
	];
	const output = new Map([["assets/Menu-1.js", dense(3_900)]]);
	const scripts = scriptsOf({ Menu: ["assets/Menu-1.js"] }, new Map([["assets/Menu-1.js", []]]));
	expect(await overBudgetOf(pages, { output, scripts })).toEqual([]);
});

it("a page of more than three budgets stops the build with its three largest inputs", async () => {
	const html = [
		`<!doctype html><html><style>${denseText(1_500)}</style>`,
		`<main id="main">${denseText(60_000)}</main>`,
		"x".repeat(700),
	].join("");
	const pages = [page("index.html", "home", html), page("faq.html", "faq", denseText(100))];
	await expect(overBudgetOf(pages)).rejects.toThrow(
		/^index\.html {2}got 6\d{4} bytes of brotli, \d+ over {2}expected at most 14336\n {2}Fix: Make it smaller\. Its largest inputs, before compression: <main> \(80023\), inlined CSS \(2015\), head, header and footer \(721\)\.$/,
	);
});

it("a page far over its budget stops the build before the pages after it are rendered", async () => {
	let rendered = 0;
	function* render() {
		for (const length of [100, 90_000, 200]) {
			rendered++;
			yield page(`${length}.html`, "faq", denseText(length));
		}
	}
	const pass = async (draft: boolean) => {
		rendered = 0;
		const passed: string[] = [];
		for await (const { route } of refuseHeavyPages(render(), { draft })) passed.push(route.file);
		return passed;
	};
	await expect(pass(false)).rejects.toThrow(/^90000\.html {2}got 9\d{4} bytes of brotli/);
	expect(rendered).toBe(2);
	expect(await pass(true)).toHaveLength(3);
});

it("a page over its budget is a warning without bytes", async () => {
	const heavy = page("index.html", "home", denseText(20_000));
	const overBudget = await overBudgetOf([heavy, page("faq.html", "faq", denseText(100))]);
	expect(overBudget).toMatchObject([{ code: "page-heavy", file: "index.html" }]);
	expect(JSON.stringify(overBudget)).not.toMatch(/byte|\d{3}/);
});

it("a page of more than three budgets is a warning in a draft", async () => {
	const pages = [page("index.html", "home", denseText(60_000))];
	const overBudget = await overBudgetOf(pages, { draft: true });
	expect(overBudget).toMatchObject([{ code: "budget", file: "index.html" }]);
});

it("only the longest pages of a kind are compressed", async () => {
	const many = Array.from({ length: 10_000 }, (_, index) => page(`${index}.html`, "town", "short"));
	let weighed = 0;
	const counting: Cache = {
		remember: (...asked) => {
			weighed++;
			return noCache.remember(...asked);
		},
	};
	await overBudgetOf(many, { cache: counting });
	expect(weighed).toBeLessThan(100);
	const overBudget = await overBudgetOf([...many, page("long.html", "town", denseText(20_000))]);
	expect(overBudget).toMatchObject([{ file: "long.html" }]);
});

it("an island, all scripts of a page and its first scripts have a budget each", async () => {
	const files = {
		"assets/islands-0.js": 900,
		"assets/Menu-1.js": 4_100,
		"assets/chunk-2.js": 5_000,
		"assets/Faq-3.js": 1_200,
		"assets/OpenNow-4.js": 2_300,
	};
	const output = new Map(Object.entries(files).map(([path, bytes]) => [path, dense(bytes)]));
	const inputs: Scripts["inputs"] = new Map([
		["assets/islands-0.js", []],
		["assets/OpenNow-4.js", [["islands/OpenNow.ts", 2_300]]],
		[
			"assets/Menu-1.js",
			Object.entries({ "islands/Menu.tsx": 4_000, "a.ts": 50, "b.ts": 40, "c.ts": 10 }),
		],
		["assets/chunk-2.js", [["preact.mjs", 5_000]]],
		["assets/Faq-3.js", []],
	]);
	const chunks = {
		Menu: ["assets/Menu-1.js", "assets/chunk-2.js"],
		Faq: ["assets/Faq-3.js", "assets/chunk-2.js"],
		OpenNow: ["assets/OpenNow-4.js"],
	};
	const all = {
		...page("faq.html", "faq"),
		islands: new Set<IslandName>(["Menu", "Faq", "OpenNow"]),
		idleIslands: new Set<IslandName>(["OpenNow"]),
	};
	const { idleIslands } = all;
	const one = { ...page("about.html", "about"), islands: idleIslands, idleIslands };
	const scripts = scriptsOf(chunks, inputs);
	const error = formatProblems(
		await overBudgetOf([all, one, page("index.html", "home")], { output, scripts }),
	);
	expect(error).toMatch(
		new RegExp(
			`islands/Menu {2}got 41\\d\\d bytes of brotli, 1\\d\\d over {2}expected at most ${budgets.island}`,
		),
	);
	expect(error).toContain("islands/Menu.tsx (4000), a.ts (50), b.ts (40).");
	expect(error).toMatch(
		/the scripts of pages with Menu, Faq, OpenNow {2}got 135\d\d bytes of brotli, 35\d\d over {2}expected at most 10000\n.*preact\.mjs \(5000\), islands\/Menu\.tsx \(4000\), islands\/OpenNow\.ts \(2300\)\./,
	);
	// The owner's hours make the first scripts longer. The message says so once, without bytes.
	expect(
		error.split("acme/business.yaml › holidays  got more opening hours and holidays"),
	).toHaveLength(2);
	expect(error).not.toContain("islands/Faq  got");
});

it("long opening hours are reported once", async () => {
	const output = new Map([
		["assets/islands-0.js", dense(3_400)],
		["assets/Faq-1.js", dense(6_700)],
		["assets/chunk-2.js", dense(100)],
	]);
	const inputs: Scripts["inputs"] = new Map([...output.keys()].map((path) => [path, []]));
	const chunks = { Faq: ["assets/Faq-1.js", "assets/chunk-2.js"] };
	const faq = { ...page("faq.html", "faq"), islands: new Set<IslandName>(["Faq"]) };
	const overBudget = await overBudgetOf([faq], { output, scripts: scriptsOf(chunks, inputs) });
	expect(overBudget.map(({ code }) => code)).toEqual(["budget", "hours-heavy"]);
	expect(overBudget[0]).toMatchObject({ file: "islands/Faq" });
});
