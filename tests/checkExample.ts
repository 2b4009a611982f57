/**
 * `npm run check:example`: the tests of the site and of browsers over the example company. Its own
 * program, because a variable in a script of package.json is no command to Windows.
 */
import { spawnSync } from "node:child_process";

/** What is the same for every company: `npm test` and `npm run test:long` hold it. */
const repeated = "tests/browser/{admin,form*,sameDom,services}.test.ts";

console.error("Runs the tests of the site and of browsers over examples/javelina. Some minutes.");
const { status } = spawnSync(
	process.execPath,
	[
		"node_modules/vitest/vitest.mjs",
		"run",
		"tests/site",
		"tests/browser",
		"--exclude",
		repeated,
		...process.argv.slice(2),
	],
	{ stdio: "inherit", env: { ...process.env, DATA_DIR: "examples/javelina" } },
);
process.exitCode = status ?? 1;
