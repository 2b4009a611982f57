/**
 * `npm run check example`: the site and browser tests for the example company. This is a program,
 * because Windows can't set a variable in a script of package.json.
 */
import { spawnSync } from "node:child_process";
import { startScript } from "./script.ts";

/**
 * Left out here, because `npm test` and `npm run test:long` run them with the same result.
 * faceFits.test.ts stands in for Georgia, which is no fallback of the example's font.
 */
const repeated = "tests/browser/{admin,faceFits,form*,sameDom,services}.test.ts";

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
		...(tests.length > 0 ? tests : ["tests/site", "tests/browser"]),
		"--exclude",
		repeated,
	],
	{ stdio: "inherit", env: { ...process.env, DATA_DIR: "tests/javelina" } },
);
process.exitCode = status ?? 1;
