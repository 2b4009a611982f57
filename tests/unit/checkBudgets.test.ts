import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import type { Cache } from "../../generator/cache.ts";
import { budgets } from "../../generator/output/budgets.ts";
import { checkBudgets, type Scripts } from "../../generator/output/checkBudgets.ts";
import { compressBrotli } from "../../generator/output/compressBrotli.ts";
import type { Route, RouteKind } from "../../generator/site/routes.ts";
import type { IslandName } from "../../islands/registry.ts";
import { noCache } from "./noCache.ts";

/** Bytes that no compressor makes smaller. */
const dense = (bytes: number) => randomBytes(bytes);
/** Text that compresses to about so many bytes. */
const denseText = (bytes: number) => dense(bytes).toString("base64");
const page = (file: string, kind: RouteKind, html = "") => ({
	route: { file, kind, language: "en-US" } as Route,
	html,
	islands: new Set<IslandName>(),
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
const none = new Map();
const noScripts = scriptsOf({});

/** A page like ours: words that come again and again, in tags. */
function written(words: number): string {
	let seed = 7;
	const random = (limit: number) => {
		seed = (seed * 48_271) % 2_147_483_647;
		return seed % limit;
	};
	const vocabulary = Array.from({ length: 3_000 }, () =>
		Array.from({ length: 3 + random(8) }, () => String.fromCharCode(97 + random(26))).join(""),
	);
	return Array.from(
		{ length: words },
		() => `<p class=${vocabulary[random(9)]}>${vocabulary[random(3_000)]}</p>`,
	).join("");
}
const weigh = async (text: string) => (await compressBrotli(Buffer.from(text), 11)).length;

it("passes what fits", async () => {
	const pages = [
		page("index.html", "home", denseText(13_500)),
		page("faq.html", "faq", "text ".repeat(50_000)),
	];
	await checkBudgets(
		pages,
		new Map([["assets/Menu-1.js", dense(3_900)]]),
		scriptsOf({ Menu: ["assets/Menu-1.js"] }, new Map([["assets/Menu-1.js", []]])),
		noCache,
		{ draft: false },
	);
});

it.each([
	[
		10_001,
		[
			{
				code: "cloudfront-function-size",
				file: ".hosts/cloudfront-request.js",
				got: "10001 bytes",
				expected: "at most 10000",
				fix: expect.stringContaining("remove redirects"),
			},
		],
	],
	[10_000, []],
])(
	"asks the owner to look where CloudFront would refuse its function, and does not stop: %i bytes",
	async (bytes, told) => {
		const output = new Map([[".hosts/cloudfront-request.js", dense(bytes)]]);
		expect((await checkBudgets([], output, noScripts, noCache, { draft: false })).over).toEqual(
			told,
		);
	},
);

it("stops for a page over its budget, with its file, how much over and its three largest inputs", async () => {
	const html = [
		`<!doctype html><html><style>${denseText(1_500)}</style>`,
		`<main id="main">${denseText(14_000)}</main>`,
		"x".repeat(700),
	].join("");
	await expect(
		checkBudgets(
			[page("index.html", "home", html), page("faq.html", "faq", denseText(100))],
			none,
			noScripts,
			noCache,
			{ draft: false },
		),
	).rejects.toThrow(
		/^index\.html {2}got 1\d{4} bytes of brotli, \d+ over {2}expected at most 14336\n {2}Fix: Make it smaller\. Its largest inputs, before compression: <main> \(18691\), inlined CSS \(2015\), head, header and footer \(721\)\.$/,
	);
});

it("tells what is just over from what is just under", async () => {
	let [under, words] = [1_500, 4_000];
	while (words - under > 20) {
		const middle = (under + words) >> 1;
		if ((await weigh(written(middle))) > budgets.page) words = middle;
		else under = middle;
	}
	await checkBudgets([page("a.html", "home", written(under))], none, noScripts, noCache, {
		draft: false,
	});
	const over = (await weigh(written(words))) - budgets.page;
	await expect(
		checkBudgets([page("a.html", "home", written(words))], none, noScripts, noCache, {
			draft: false,
		}),
	).rejects.toThrow(`a.html  got ${budgets.page + over} bytes of brotli, ${over} over`);
});

it("lets a draft through, and tells all the same", async () => {
	const { over } = await checkBudgets(
		[page("index.html", "home", denseText(20_000))],
		none,
		noScripts,
		noCache,
		{ draft: true },
	);
	expect(over).toMatchObject([{ file: "index.html" }]);
});

it("looks at the longest pages of a kind, however many there are", async () => {
	const many = Array.from({ length: 10_000 }, (_, index) => page(`${index}.html`, "town", "short"));
	let weighed = 0;
	const counting: Cache = {
		remember: (...asked) => {
			weighed++;
			return noCache.remember(...asked);
		},
	};
	await checkBudgets(many, none, noScripts, counting, { draft: false });
	expect(weighed).toBeLessThan(100);
	await expect(
		checkBudgets(
			[...many, page("long.html", "town", denseText(20_000))],
			none,
			noScripts,
			noCache,
			{
				draft: false,
			},
		),
	).rejects.toThrow("long.html");
});

it("stops for an island, for a page's scripts, and for those before a first sign, each named with its inputs", async () => {
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
		["assets/OpenNow-4.js", [["islands/OpenNow.ts", 2_300] as const]],
		[
			"assets/Menu-1.js",
			[
				["islands/Menu.tsx", 4_000] as const,
				["a.ts", 50] as const,
				["b.ts", 40] as const,
				["c.ts", 10] as const,
			],
		],
		["assets/chunk-2.js", [["preact.mjs", 5_000] as const]],
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
	};
	const one = { ...page("about.html", "about"), islands: new Set<IslandName>(["OpenNow"]) };
	const error = await checkBudgets(
		[all, one, page("index.html", "home")],
		output,
		scriptsOf(chunks, inputs),
		noCache,
		{ draft: false },
	).catch(String);
	expect(error).toMatch(
		new RegExp(
			`islands/Menu {2}got 41\\d\\d bytes of brotli, 1\\d\\d over {2}expected at most ${budgets.island}`,
		),
	);
	expect(error).toContain("islands/Menu.tsx (4000), a.ts (50), b.ts (40).");
	expect(error).toMatch(
		/the scripts of pages with Menu, Faq, OpenNow {2}got 135\d\d bytes of brotli, 35\d\d over {2}expected at most 10000\n.*preact\.mjs \(5000\), islands\/Menu\.tsx \(4000\), islands\/OpenNow\.ts \(2300\)\./,
	);
	expect(error).toMatch(
		/the first scripts of pages with Menu, Faq, OpenNow {2}got 32\d\d bytes of brotli, 2\d\d over {2}expected at most 3000\n/,
	);
	expect(error).toContain("  The same at the first scripts of pages with OpenNow");
	expect(error).not.toContain("islands/Faq  got");
});
