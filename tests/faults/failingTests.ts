import { execFile } from "node:child_process";
import glob from "fast-glob";
import { expect } from "vitest";
import { builtFrom } from "../builtSite.ts";
import { full } from "../full.ts";
import { runBuild } from "./projectCopy.ts";

/** The site's tests, but for those of what a draft leaves out, and those that read no data. */
const siteTests = glob
	.sync("tests/site/*.test.ts")
	.filter((file) => !/\/(?:budgets|images|oldBrowsers|sameBytes|scripts)\.test/.test(file));

/**
 * Builds a draft of a data folder and runs the site's tests over it.
 * @param browserTests files of tests/browser to run too
 * @returns the lines that name the failed tests and why, or "" if none failed
 */
export async function failingTests(
	folder: string,
	browserTests: readonly string[] = [],
): Promise<string> {
	const args = ["--data", folder, "--out", builtFrom(folder), "--draft"];
	const { code, errors } = await runBuild(".", args);
	expect(code, errors).toBe(0);
	const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name));
	const env = { ...Object.fromEntries(own), DATA_DIR: folder, BUILT_BY: "caller", NO_COLOR: "1" };
	return new Promise((tell) =>
		execFile(
			process.execPath,
			[
				"node_modules/vitest/vitest.mjs",
				...["run", ...siteTests, ...browserTests, "--project", "site"],
				...(browserTests.length > 0 ? ["--project", "browser"] : []),
				...(full ? [] : ["--tags-filter=!long"]),
				// Another worker would load the data and parse all pages once more: 4 of 24 s of CPU.
				"--maxWorkers=1",
				"--reporter",
				"dot",
			],
			{ env, maxBuffer: 1e9 },
			(error, stdout, stderr) => {
				const telling = `${stdout}\n${stderr}`.match(/^.*(?:FAIL|Error).*$|^\s*[-+] .*$/gm);
				tell(error ? (telling?.join("\n") ?? stdout.slice(-3000)) : "");
			},
		),
	);
}
