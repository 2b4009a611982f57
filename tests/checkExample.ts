/**
 * `npm run check example`: the site and browser tests for the example company. This is a program,
 * because Windows can't set a variable in a script of package.json.
 */
import { spawnSync } from "node:child_process";
import { startScript } from "./script.ts";

/**
 * The browser tests of what differs by company: the length of its texts, its colors, its map, and
 * what its data switches on. What the others say of the code holds for each company.
 */
const differing = ["axe", "fits", "header", "hydration", "layout", "map", "ways"];

const { positionals: tests } = startScript("check example", {
	what: "Runs the tests of the site and of browsers over tests/javelina. Some minutes.",
	takes: "[TEST …]",
	options: {},
});
const { status } = spawnSync(
	process.execPath,
	[
		"node_modules/vitest/vitest.mjs",
		"run",
		...(tests.length > 0
			? tests
			: ["tests/site", ...differing.map((name) => `tests/browser/${name}.test.ts`)]),
	],
	{ stdio: "inherit", env: { ...process.env, DATA_DIR: "tests/javelina" } },
);
process.exitCode = status ?? 1;
