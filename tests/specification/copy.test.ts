import { readFileSync } from "node:fs";
import fastGlob from "fast-glob";
import readability from "text-readability";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { formatPhone } from "../../site/formats.ts";
import type { PricesData } from "../../site/schema/pages/prices.ts";
import { business, site, sites } from "../data.ts";
import { allTextOf, type BuiltPage, linesOf, pageAt, shownPhone, textOf } from "../site/pages.ts";
import { pages } from "./pages.ts";
import { officePhones, towns } from "./specification.ts";

const townPages = towns.map(({ path }) => pageAt(path));

/** Returns runs of five words in <main>, including the blocks that all towns share. */
function shingles(page: BuiltPage): ReadonlySet<string> {
	const words =
		textOf(page.main)
			.toLowerCase()
			.match(/[\p{L}\p{N}'–-]+/gu) ?? [];
	return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

const shinglesOf = new Map(pages.map((page) => [page.path, shingles(page)] as const));
const of = (page: BuiltPage) => shinglesOf.get(page.path) ?? new Set<string>();

/** The Jaccard index of two pages: shared runs divided by all runs. */
function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	let shared = 0;
	for (const shingle of one) if (other.has(shingle)) shared++;
	return shared / (one.size + other.size - shared);
}

describe("town pages are no copies of each other", () => {
	const pairs = townPages
		.flatMap((one, index) =>
			townPages.slice(index + 1).map((other) => ({
				pair: `${one.path} and ${other.path}`,
				similarity: jaccard(of(one), of(other)),
			})),
		)
		.sort((a, b) => b.similarity - a.similarity);

	it("at most 0.35 alike, any two of them", () => {
		const [worst] = pairs;
		expect(worst?.similarity, `the most alike: ${worst?.pair}`).toBeLessThanOrEqual(0.35);
	});

	it("at most 0.25 alike in the middle", () => {
		const middle = pairs[Math.floor(pairs.length / 2)];
		expect(middle?.similarity, `the median pair: ${middle?.pair}`).toBeLessThanOrEqual(0.25);
	});

	it("at least 60 % of each stands on no other page of the site", () => {
		const owners = new Map<string, number>();
		for (const set of shinglesOf.values())
			for (const shingle of set) owners.set(shingle, (owners.get(shingle) ?? 0) + 1);
		const shares = townPages
			.map((page) => ({
				path: page.path,
				own: [...of(page)].filter((shingle) => owners.get(shingle) === 1).length / of(page).size,
			}))
			.sort((a, b) => a.own - b.own);
		const [least] = shares;
		expect(least?.own, `the least own text: ${least?.path}`).toBeGreaterThanOrEqual(0.6);
	});
});

/** Sentences only: headings, labels and cells would lower the grade. */
const proseOf = (page: BuiltPage) =>
	linesOf(page.main).filter((line) => /[.?!]["”)]?$/.test(line) && line.split(" ").length > 3);

it.each(pages)("the reading grade of $path is 8 or lower", (page) => {
	const prose = proseOf(page).join("\n");
	// The library's formula rounds its inputs, which moves the result by half a grade.
	const words = readability.lexiconCount(prose);
	const grade =
		0.39 * (words / readability.sentenceCount(prose)) +
		11.8 * (readability.syllableCount(prose) / words) -
		15.59;
	expect(grade, `Flesch-Kincaid grade over ${words} words`).toBeLessThanOrEqual(8);
});

const everything = pages.map((page) => ({ path: page.path, text: allTextOf(page) }));

/** What no page says, and where its words are right. */
const neverSaid: readonly (readonly [string, RegExp, allowed: readonly string[]])[] = [
	[
		"spelling of others than Americans",
		/\b(?:colour\w*|flavour\w*|favour\w*|behaviour\w*|neighbour\w*|harbour\w*|labour\w*|honour\w*|odour\w*|grey\w*|centre[sd]?|metres?|litres?|theatre|licence[sd]?|defence|offence|catalogue|cheques?|kerbs?|tyres?|aluminium|mould\w*|storeys?|programmes?|whilst|amongst|learnt|burnt|travell\w+|cancell(?:ed|ing)|labell\w+|fuell\w+|jewellery|fulfil|enrol|draught\w*|plough\w*|sceptic\w*|ageing|practis(?:e|ed|ing)|(?:organ|real|recogn|apolog|special|minim|maxim|util|author|custom|final|modern|prior|stabil|galvan|penal)is(?:e[sd]?|ing|ation))\b/gi,
		// Names of places.
		["Grey Hawk at Lake Polo", "Harbour Isles"],
	],
	[
		"words of others than Americans",
		/\b(?:ring (?:us|the|me)|power cuts?|call-outs?|flat batter(?:y|ies)|(?:rubbish|dust)?bins?|leave (?:it |that |them )?well alone|turns? up (?:late|on time|at)|do the sums?|the electrics|half way|mend(?:s|ed|ing)?|fitted|we fit (?:a|an|the|new|springs)|seen to|purpose-made|gales?|e-mail|mobile phone|postcodes?|skip hire|tick(?:ed)? off)\b/gi,
		[],
	],
	// "Motor" is only right for the part inside the opener.
	["motor for opener", /\b(?:garage door|door's|the|your) motor(?! and| home|, gear)\b/gi, []],
	[
		"moves that had gone stale",
		/\banother (?:world|matter|picture|story)\b|\btape measure\b|\b(?:one|two|three|a few) summers? on\b|\bone shop in the middle\b|stay off the books|tend to pass as repairs|\btake it that\b|\breckon\b|past 15 to 20 years|Six things we do/gi,
		[],
	],
	[
		"that an open door helps in a storm",
		/.{24}(?:equalize the pressure|let the pressure out)/gi,
		["Never open it", "keep the door shut: opening it"],
	],
	[
		"promises forever",
		/\bnever floods?\b|\blifetime\b(?<!"lifetime)/gi,
		["no spring lasts a lifetime"],
	],
	[
		"filler",
		/\b(?:solutions?|seamless\w*|trusted experts?|world-class|state-of-the-art|cutting-edge|top-notch|one-stop|second to none|unparalleled|unmatched|premier|hassle-free|peace of mind|look no further|nestled|boasts?|elevate|utili[sz]e\w*|leverage|delve|tapestry|game-changer|customer-centric|turnkey|best-in-class|rest assured)\b/gi,
		[],
	],
	["curved apostrophes", /[‘’]/g, []],
	[
		"hurricane zones that Tampa Bay is not in, and awards",
		/\bHVHZ\b|high-velocity hurricane|award[- ]winning|\bbest of\b|#1\b|number one\b/gi,
		[],
	],
	[
		"invented license numbers",
		/\b(?:C[BGRC]C|SCC|CRC|EC|ER|LIC)[-\s#]?\d{4,}\b|\blicen[sc]e\s*(?:no\.?|number|#)\s*:?\s*[A-Z]*\d+/gi,
		[],
	],
];

describe("voice", () => {
	it.each(neverSaid)("has no %s", (_what, pattern, allowed) => {
		const found = everything.flatMap(({ path, text }) =>
			[...text.matchAll(pattern)].map(({ index }) => {
				const place = text.slice(Math.max(0, index - 30), index + 40);
				return `${path}: … ${place.replaceAll("\n", " ")} …`;
			}),
		);
		expect(found.filter((place) => !allowed.some((words) => place.includes(words)))).toEqual([]);
	});

	it("says once for all towns what a permit is for, and speaks of the rush hour in three", () => {
		for (const { path, main } of townPages)
			expect(textOf(main).split(/springs, cables, rollers/i), path).toHaveLength(2);
		const rushHours = townPages.filter(({ main }) => /\brush hour\b/i.test(textOf(main)));
		expect(rushHours.length).toBeLessThanOrEqual(3);
	});

	it("calls out only where the specification does", () => {
		const fixed = [
			"Oops! The page you're looking for doesn't exist.",
			"Message Sent!",
			"Contact our experts today for a free consultation and quote!",
		];
		const found = pages.flatMap((page) =>
			linesOf(page.main)
				// The 404 page also says this in Spanish.
				.filter((line) => line.includes("!") && !line.startsWith("¡") && !fixed.includes(line))
				.map((line) => `${page.path}: ${line}`),
		);
		expect(found).toEqual([]);
	});

	it("invents no price", () => {
		// Sums of laws, offices and price guides come from files that name their sources. The
		// worksheet's tables use its examples.
		const read = (file: string) => readFileSync(file, "utf8");
		const cited = ["permits", "hurricane", "facts"].map((name) => read(`data/${name}.yaml`));
		const permits = fastGlob
			.sync("data/areas/*/*.yaml")
			.map((file) => /^permit:\n(?: .*\n)*/m.exec(read(file))?.[0] ?? "");
		const { groups, worksheet } = parse(read("data/prices.yaml")) as PricesData;
		const figures = groups.flatMap(({ rows }) =>
			rows.flatMap((row) => ("low" in row ? [row.low, row.high] : [])),
		);
		const { quotes, doors } = worksheet.tables.share;
		const shown = new Set([
			"$0",
			...[...cited, ...permits].flatMap((text) => text.match(/\$[\d,]*\d/g) ?? []),
			...[...figures, ...quotes, ...doors].map((sum) => `$${sum.toLocaleString("en-US")}`),
		]);
		const found = everything.flatMap(({ path, text }) =>
			// The cost of a year is a quotient with cents, on the prices page only.
			[...text.matchAll(/\$\d[\d,]*(?:\.\d\d)?/g)]
				.map(([sum]) => sum.replace(/,$/, ""))
				.filter((sum) => !shown.has(sum) && !(path === "/prices" && /\.\d\d$/.test(sum)))
				.map((sum) => `${path}: ${sum}`),
		);
		expect(found).toEqual([]);
	});
});

it.each(sites.map(({ speech, pages }) => [speech.language, pages.prices] as const))(
	"the first sentences of /prices say figures of the list (%s)",
	(_language, prices) => {
		const listed = prices?.groups.flatMap(({ rows }) =>
			rows.flatMap((row) => ("ask" in row ? [] : [row.low, row.high])),
		);
		const said = prices?.lede.match(/\$[\d,]+/g)?.map((sum) => Number(sum.replace(/\D/g, "")));
		expect(said?.length).toBeGreaterThan(0);
		for (const sum of said ?? []) expect(listed).toContain(sum);
	},
);

describe("facts stand once", () => {
	// Tests contain other numbers and addresses.
	const sources = fastGlob.sync(
		[
			"**/*.{ts,tsx,js,mjs,css,svg,yaml,yml,md,json,html}",
			"!{tests,node_modules,dist,.cache}/**",
			"!{package.json,package-lock.json,data/business.yaml}",
		],
		{ dot: true },
	);

	it("brand, phone and e-mail only in data/business.yaml", () => {
		const { shortName, phone, email, url } = business;
		const brand = shortName.replace("&", "(?:&|&amp;|and|\\+)").replaceAll(" ", "\\s*");
		const number = phone.slice(2).replace(/(...)(...)/, "$1\\D{0,3}$2\\D{0,3}");
		const addresses = [email, new URL(url).hostname].map((text) => text.replaceAll(".", "\\."));
		const pattern = new RegExp([brand, number, ...addresses].join("|"), "gi");
		const found = sources.flatMap((file) =>
			(readFileSync(file, "utf8").match(pattern) ?? []).map((match) => `${file}: ${match}`),
		);
		expect(found).toEqual([]);
	});

	it("the number is written in one way", () => {
		const written = new Set(
			everything.flatMap(({ text }) => text.match(/\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/g) ?? []),
		);
		const texts = formatPhone(site.business.textPhone ?? "", site.speech);
		const own = [...written].filter((phone) => !officePhones.has(phone) && phone !== texts);
		expect(own).toEqual([shownPhone]);
	});

	it("no component, page or island imports a value of a schema", () => {
		const importers = fastGlob.sync([
			"components/**/*.{ts,tsx}",
			"pages/**/*.{ts,tsx}",
			"islands/**/*.{ts,tsx}",
			// These files give schemas to the build, and render nothing.
			"!pages/*/{schema,kind}.ts",
			"!site/files.ts",
		]);
		const value =
			/^import (?!type\b)[^;]*from "[^"]*(?:\/schema\/(?!slugOf\.ts)[^"]+|\/schema\.ts)";/gm;
		const found = importers.flatMap((file) =>
			(readFileSync(file, "utf8").match(value) ?? []).map((line) => `${file}: ${line}`),
		);
		expect(found).toEqual([]);
	});
});

it("every town shows a drawing of its own, of a place like it", () => {
	/** Words that a town's page must contain if it has this drawing. */
	const said: Readonly<Record<string, RegExp>> = {
		abbey: /abbey/i,
		bay: /bay/i,
		block: /block homes|block houses|19[67]0s/i,
		bluff: /bluff/i,
		bungalow: /bungalow|cottage|old streets/i,
		canal: /canal/i,
		centre: /shop|warehouse/i,
		coast: /salt|bay|gulf|canal|surge|marina/i,
		cottage: /cottage/i,
		estate: /HOA|association|new communities|villa|estate|third|subdivision/i,
		golf: /golf/i,
		lake: /lake|river/i,
		new: /brand-new/i,
		oak: /oak/i,
		phase: /phases/i,
		ranch: /barn|acreage|horse|farm/i,
		tiltup: /tilt-up/i,
	};
	const towns = [...site.towns.values()];
	expect(new Set(towns.map(({ poster }) => poster)).size).toBe(towns.length);
	for (const { slug, poster, summary, homes } of towns) {
		const [, kind = ""] = /^town-(\w+)-\d$/.exec(poster ?? "") ?? [];
		expect(`${summary} ${homes.paragraphs.join(" ")}`, slug).toMatch(said[kind] ?? /^$/);
	}
});
