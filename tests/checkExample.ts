/**
 * `npm run check:example`: the tests of the site and of browsers over the example company. Its own
 * program, because a variable in a script of package.json is no command to Windows.
 */
import { spawnSync } from "node:child_process";
import { startScript } from "../generator/script.ts";

/** `npm test` and `npm run test:long` hold what is the same for every company. */
const repeated = "tests/browser/{admin,form*,sameDom,services}.test.ts";

const { positionals: tests } = startScript("check:example", {
	what: "Runs the tests of the site and of browsers over examples/javelina. Some minutes.",
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
	{ stdio: "inherit", env: { ...process.env, DATA_DIR: "examples/javelina" } },
);
process.exitCode = status ?? 1;
