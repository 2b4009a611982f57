// @module-tag long
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { afterAll, describe, expect, it } from "vitest";
import { checkPlaceholders } from "../../generator/check/checkPlaceholders.ts";
import { formatProblems } from "../../generator/problems.ts";
import type { Problem } from "../../site/problem.ts";
import type { Route } from "../../site/routes.ts";
import { full } from "../full.ts";
import { type Breakage, breakages, breakFile, hostileTexts } from "./breakages.ts";
import { type FullBuilds, fullBuilds, messagesOf } from "./fullBuild.ts";
import { copyData } from "./ownersData.ts";
import { countElements, expectInert, renderForTest } from "./renderForTest.ts";
import { buildTogether } from "./together.ts";

// Breaks copies of two data folders. The example is built completely: images, styles, scripts, the
// minifier and all checks. data/ has more kinds of pages, and takes longer: the pages
// of the broken files are rendered.

const rules =
	"close-order close-attr no-dup-attr element-name attr-spacing no-unknown-elements".split(" ");
const validator = new HtmlValidate({
	root: true,
	elements: ["html5"],
	rules: Object.fromEntries(rules.map((name) => [name, "error"] as const)),
});

/** Elements that no text may add to a page. */
const live =
	"script style iframe object embed form base meta title template input textarea select".split(" ");

/** Builds a folder's pages: at least those of which mutations change the file. */
type MakePages = (
	builds: FullBuilds,
	mutations: readonly Breakage[],
) => Promise<Iterable<readonly [path: string, html: unknown]>>;

/** A folder of data whose broken copy may build or be refused. */
function createTrials(from: string, makePages: MakePages) {
	const folder = resolve(".cache/mutations", from.replaceAll("/", "-"));
	rmSync(folder, { recursive: true, force: true });
	const files = copyData(from, folder).save();
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	const builds = fullBuilds(folder);
	/** How many elements each page of the unbroken data has, by name. */
	const counts = new Map<string, Readonly<Record<string, number>>>();
	/** Pages that are known to be inert: most mutations leave most pages as they were. */
	const inert = new Set<string>();

	async function expectInertPages(mutations: readonly Breakage[]): Promise<void> {
		for (const [path, contents] of await makePages(builds, mutations)) {
			const html = String(contents);
			if (!path.endsWith(".html") || inert.has(html)) continue;
			expectInert(html, path);
			const { results } = await validator.validateString(html);
			expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
			const found = countElements(html);
			const before = counts.get(path) ?? found;
			counts.set(path, before);
			for (const name of live)
				expect(found[name] ?? 0, `<${name}> on ${path}`).toBeLessThanOrEqual(before[name] ?? 0);
			inert.add(html);
		}
	}

	/** Returns the problems after some mutations, which must come soon. */
	async function problemsAfter(mutations: readonly Breakage[], look: () => Promise<unknown>) {
		const started = performance.now();
		const undos: (() => void)[] = [];
		try {
			for (const mutation of mutations) undos.push(breakFile(folder, files, mutation));
			const problems = await messagesOf(look);
			expect(performance.now() - started).toBeLessThan(60_000);
			return problems;
		} finally {
			for (const undo of undos.reverse()) undo();
		}
	}

	async function loadAfter(mutation: Breakage) {
		const problems = await problemsAfter([mutation], async () =>
			checkPlaceholders(builds.load(), { production: false, data: folder }),
		);
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
		for (const { file } of problems) expect(file.startsWith(folder), file).toBe(true);
		const isNamed = problems.some(
			({ file, field }) => field !== undefined || file.startsWith(join(folder, mutation.file)),
		);
		const hasPlace = problems.some(({ field, line }) => (field ?? line) !== undefined);
		const messages = problems.map(explain);
		if (mutation.inField && problems.length > 0)
			expect(isNamed && hasPlace, messages.join("\n")).toBe(true);
		expect(messages.join("\n").length).toBeLessThan(200_000);
		return { messages, changed: [mutation.file] };
	}

	/** Each mutation builds an inert site, or is told by name. @returns how many are built */
	async function countBuilt(mutations: readonly Breakage[]): Promise<number> {
		// Before anything is broken.
		await expectInertPages(mutations);
		const results = await buildTogether(mutations, {
			load: loadAfter,
			build: async (some) => (await problemsAfter(some, () => expectInertPages(some))).map(explain),
		});
		let built = 0;
		for (const [{ file, what }, result] of results) {
			const messages = await result.catch((cause) => {
				throw new Error(`${file}: ${what}`, { cause });
			});
			if (messages.length === 0) built++;
		}
		return built;
	}
	return { files, countBuilt };
}

/** Returns a problem's message, in which nobody meets a stack or a character that steers. */
function explain(problem: Problem): string {
	const message = formatProblems([problem]);
	expect(message).not.toMatch(/^\s+at |\bundefined\b|\[object/m);
	expect(message).toMatch(/\n {2}Fix: .{10}/);
	// No control characters, which steer a terminal or turn the reading direction.
	expect(message).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
	expect(problem.expected, message).not.toBe("");
	return message;
}

const example = createTrials("tests/javelina", async (builds) => (await builds.build()).output);
const real = createTrials("data", async (builds, mutations) => {
	const own = new Set(mutations.map(({ file }) => `/${file.replace(/^es\/|\.(?:yaml|md)$/g, "")}`));
	// The home page and the form show what other files say.
	const isAsked = ({ source, kind }: Route) =>
		own.has(source) || kind === "home" || kind === "contact";
	const pages = await renderForTest(builds.load().site, (routes) => routes.filter(isAsked));
	return pages.map(({ route, html }) => [route.file, html] as const);
});

const seed = Number(process.env.SEED ?? 20_261_126);
const seeds = (full ? [0, 1, 2, 3, 4] : [0]).map((more) => seed + more);
const timeout = full ? 1_800_000 : 600_000;

describe.each([
	["the example", example, full ? 400 : 100],
	["data/", real, full ? 400 : 60],
] as const)("a mutation of %s", (_, { files, countBuilt }, runs) => {
	it.each(seeds)(
		"(seed %i) builds an inert site, or is told by name: no stack, no hang",
		{ timeout },
		async (own) => {
			const built = await countBuilt(fc.sample(breakages(files), { numRuns: runs, seed: own }));
			expect(built).toBeGreaterThan(runs * 0.1);
			expect(built).toBeLessThan(runs * 0.9);
		},
	);
});

it("hostile text is shown as text, in valid HTML, or told by name", { timeout }, async () => {
	// Towns without a translation, which would have to say the same numbers.
	const towns = [...real.files].filter(
		([file]) => /^areas\/[^/]+\//.test(file) && !real.files.has(`es/${file}`),
	);
	expect(towns.length).toBeGreaterThan(10);
	const mutations = hostileTexts.map((text, index): Breakage => {
		const [file = "", contents = ""] = towns[index % towns.length] ?? [];
		return {
			file,
			what: text,
			contents: contents
				.replace(/^intro: .*\n(?: .*\n)*/m, () => `intro: ${JSON.stringify(text)}\n`)
				.replace(/question: .*/, () => `question: ${JSON.stringify(text.slice(0, 120))}`),
			inField: true,
		};
	});
	expect(await real.countBuilt(mutations)).toBeGreaterThan(15);
});
