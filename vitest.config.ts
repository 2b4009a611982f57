// React as the build has it, from here to the workers: its other one takes twice as long to render,
// and tells a console that no test reads.
import "./generator/productionMode.ts";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// One project a layer of the pyramid; the upper ones share one build of the data
// (tests/builtSite.ts).
export default defineConfig({
	test: {
		// `isolate: false` where files change nothing: what one has loaded, of the program and of the
		// site, the next may use. Left to itself, vitest keeps one core for itself, which is half of a
		// machine with two.
		tags: [
			{
				name: "long",
				description:
					"Left to `npm run test:long`, which .ci/run runs after `npm test` (tests/full.ts)",
			},
		],
		maxWorkers: Math.max(2, availableParallelism() - 1),
		// What a file is compiled to stays in node_modules/ for the next run, as it does by default
		// from Vitest 5 on: `npm run test:quick` takes 29 s with it, 36 s without.
		experimental: { fsModuleCache: true },
		projects: [
			{
				test: {
					name: "unit",
					include: ["tests/unit/**/*.test.{ts,tsx}"],
					globalSetup: "tests/unit/scratch.ts",
					isolate: false,
					testTimeout: 60_000,
				},
			},
			{
				test: {
					name: "site",
					include: ["tests/site/**/*.test.ts"],
					globalSetup: "tests/builtSite.ts",
					isolate: false,
					testTimeout: 120_000,
				},
			},
			// What this one company's specification fixes: not part of `npm test`, which an owner's edit
			// must not turn red.
			{
				test: {
					name: "specification",
					include: ["tests/specification/**/*.test.ts"],
					globalSetup: "tests/builtSite.ts",
					isolate: false,
				},
			},
			{
				test: {
					name: "browser",
					include: ["tests/browser/**/*.test.ts"],
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
					globalSetup: "tests/builtSite.ts",
					testTimeout: 180_000,
				},
			},
		],
	},
});
