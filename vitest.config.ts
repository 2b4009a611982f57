// Tests use React's production build: the development build renders half as fast.
import "./generator/productionMode.ts";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import glob from "fast-glob";
import { defineConfig } from "vitest/config";

/**
 * Files without a test for this run: Vitest would load each, to find that out. A file's tests are
 * long by its first line, or one by one with the help of tests/full.ts.
 */
const idleFiles = glob
	.sync("tests/{unit,site,browser,faults}/**/*.test.{ts,tsx}")
	.filter((file) => {
		const source = readFileSync(file, "utf8");
		const isLong = source.startsWith("// @module-tag long\n");
		if (process.argv.includes("--tags-filter=!slow"))
			return source.startsWith("// @module-tag slow\n");
		if (process.argv.includes("--tags-filter=!long")) return isLong;
		const hasLong = isLong || /\b(?:inTurn|long)\b[^}]*\} from "\.\.\/full\.ts"/.test(source);
		return process.argv.includes("--tags-filter=long") && !hasLong;
	});

// A list of a project's own, even an empty one, would replace the command's --exclude, which
// tests/checkExample.ts needs.
const exclude = idleFiles.length > 0 ? { exclude: idleFiles } : {};

// All projects but unit share one build of the data (tests/builtSite.ts).
export default defineConfig({
	test: {
		// `isolate: false` lets test files that change no state share loaded modules.
		tags: [
			{
				name: "long",
				description:
					"Left to `npm run test:long`, which .ci/run runs after `npm test` (tests/full.ts)",
			},
			{
				name: "slow",
				description: "Left to `npm test`: `npm run test:quick` is for an answer while one works",
			},
		],
		// Vitest's default leaves one core unused, which is half of a two-core machine.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		// Keeps compiled modules between runs: `npm run test:quick` takes 22 s instead of 27 s.
		experimental: { fsModuleCache: true },
		projects: [
			{
				test: {
					name: "unit",
					include: ["tests/unit/**/*.test.{ts,tsx}"],
					...exclude,
					globalSetup: "tests/unit/scratch.ts",
					isolate: false,
					testTimeout: 60_000,
				},
			},
			{
				test: {
					name: "site",
					include: ["tests/site/**/*.test.ts"],
					...exclude,
					globalSetup: "tests/builtSite.ts",
					isolate: false,
					testTimeout: 120_000,
				},
			},
			// Not part of `npm test`, because an owner's edit may break the specification.
			{
				test: {
					name: "specification",
					include: ["tests/specification/**/*.test.ts"],
					globalSetup: ["tests/builtSite.ts", "tests/browser/setup.ts"],
					isolate: false,
					testTimeout: 60_000,
				},
			},
			// Not part of `npm test`, because these need other browsers and servers.
			{
				test: {
					name: "checks",
					include: ["tests/{browser/engines,hosts,nu}/*.check.ts"],
					globalSetup: "tests/builtSite.ts",
					testTimeout: 120_000,
				},
			},
			{
				test: {
					name: "browser",
					include: ["tests/browser/**/*.test.ts"],
					...exclude,
					globalSetup: ["tests/builtSite.ts", "tests/browser/setup.ts"],
					isolate: false,
					testTimeout: 120_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: "faults",
					include: ["tests/faults/**/*.test.ts"],
					...exclude,
					globalSetup: "tests/builtSite.ts",
					testTimeout: 180_000,
				},
			},
		],
	},
});
