// @module-tag long
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { DataProblems } from "../../generator/problems.ts";
import { full } from "../full.ts";
import { breakages, breakFile } from "./breakages.ts";
import { fullBuilds } from "./fullBuild.ts";
import { copyData } from "./ownersData.ts";
import { liveParts } from "./renderForTest.ts";

// Builds random mutations of the example completely: images, styles, scripts, the minifier and all
// checks. badData.test.ts checks more mutations, but renders only the pages of the mutated file.

const folder = resolve(".cache/mutations");
rmSync(folder, { recursive: true, force: true });
const files = copyData("examples/javelina", folder).save();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const build = fullBuilds(folder);

const seed = Number(process.env.SEED ?? 20_261_126);
const groups = 5;
const runs = full ? 400 : 100;

describe.each(Array.from({ length: groups }, (_, index) => seed + index))(
	"with the seed %i",
	(own) => {
		it("a mutation builds an inert site, or is told by name: no stack, no hang", {
			timeout: full ? 1_800_000 : 600_000,
		}, async () => {
			let built = 0;
			for (const mutation of fc.sample(breakages(files), { numRuns: runs, seed: own })) {
				const what = `${mutation.file}: ${mutation.what}`;
				const started = performance.now();
				const undo = breakFile(folder, files, mutation);
				try {
					const { output } = await build();
					built++;
					for (const [path, contents] of output) {
						if (!path.endsWith(".html")) continue;
						const html = String(contents);
						expect(liveParts(html), `${what} on ${path}`).toEqual([]);
						expect(
							/Content-Security-Policy"? content="([^"]*)/.exec(html)?.[1],
							`${what} on ${path}`,
						).not.toContain("evil.example");
					}
				} catch (error) {
					if (!(error instanceof DataProblems)) throw new Error(what, { cause: error });
					expect(error.message, what).not.toMatch(/^\s+at |\bundefined\b|\[object/m);
					expect(error.message, what).toMatch(/\n {2}Fix: /);
				} finally {
					undo();
				}
				expect(performance.now() - started, what).toBeLessThan(60_000);
			}
			expect(built).toBeGreaterThan(runs * 0.1);
			expect(built).toBeLessThan(runs * 0.9);
		});
	},
);
