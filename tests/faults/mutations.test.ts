// @module-tag long
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { formatProblems } from "../../generator/problems.ts";
import { full } from "../full.ts";
import { type Breakage, breakages, breakFile } from "./breakages.ts";
import { type FullBuild, fullBuilds, messagesOf } from "./fullBuild.ts";
import { copyData } from "./ownersData.ts";
import { expectInert } from "./renderForTest.ts";
import { buildTogether, type Trials } from "./together.ts";

// Builds random mutations of the example completely: images, styles, scripts, the minifier and all
// checks. badData.test.ts checks more mutations, but renders only the pages of the mutated file.

const folder = resolve(".cache/mutations");
rmSync(folder, { recursive: true, force: true });
const files = copyData("tests/javelina", folder).save();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const builds = fullBuilds(folder);

/** Pages that are known to be inert: most mutations leave most pages as they were. */
const inert = new Set<string>();

function expectInertPages({ output }: FullBuild): void {
	for (const [path, contents] of output) {
		const html = String(contents);
		if (!path.endsWith(".html") || inert.has(html)) continue;
		expectInert(html, path);
		inert.add(html);
	}
}

/** Returns the messages about some mutations, which must come soon. */
async function messagesAfter(mutations: readonly Breakage[], look: () => Promise<unknown>) {
	const started = performance.now();
	const undos: (() => void)[] = [];
	try {
		for (const mutation of mutations) undos.push(breakFile(folder, files, mutation));
		const problems = await messagesOf(look);
		expect(performance.now() - started).toBeLessThan(60_000);
		return problems.map((problem) => formatProblems([problem]));
	} finally {
		for (const undo of undos.reverse()) undo();
	}
}

const trials: Trials<Breakage> = {
	load: async (mutation) => ({
		messages: await messagesAfter([mutation], async () => builds.load()),
		changed: [mutation.file],
	}),
	build: (mutations) =>
		messagesAfter(mutations, async () => expectInertPages(await builds.build())),
};

const seed = Number(process.env.SEED ?? 20_261_126);
const seeds = (full ? [0, 1, 2, 3, 4] : [0]).map((more) => seed + more);
const runs = full ? 400 : 100;
const timeout = full ? 1_800_000 : 600_000;

it.each(seeds)(
	"a mutation (seed %i) builds an inert site, or is told by name: no stack, no hang",
	{ timeout },
	async (own) => {
		const mutations = fc.sample(breakages(files), { numRuns: runs, seed: own });
		const results = await buildTogether(mutations, trials);
		let built = 0;
		for (const [{ file, what }, result] of results) {
			const messages = await result.catch((cause) => {
				throw new Error(`${file}: ${what}`, { cause });
			});
			if (messages.length === 0) built++;
			for (const message of messages) {
				expect(message, what).not.toMatch(/^\s+at |\bundefined\b|\[object/m);
				expect(message, what).toMatch(/\n {2}Fix: /);
			}
		}
		expect(built).toBeGreaterThan(runs * 0.1);
		expect(built).toBeLessThan(runs * 0.9);
	},
);
