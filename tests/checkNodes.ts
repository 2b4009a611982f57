import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { installNode } from "./install.ts";
import { startScript } from "./script.ts";

/**
 * `npm run check nodes [tests …]`: builds the site and runs the tests (by default, those of units
 * and pages) on four versions of Node.js. Each version must write the same bytes.
 */
const versions = ["20.19", "22", "24", "26"] as const;
const siteOf = (version: string) => `.cache/nodes/site-${version}`;

function runOn(version: string, tests: readonly string[]): boolean {
	const env = {
		SOURCE_DATE_EPOCH: "1795219200",
		...process.env,
		PATH: installNode(version, `.cache/nodes/${version}`),
	};
	console.log(`\nNode.js ${execFileSync("node", ["--version"], { env, encoding: "utf8" }).trim()}`);
	const run = (command: string, ...args: readonly string[]) =>
		spawnSync(command, args, { env, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
	const parts = ["--project", "unit", "--project", "site", "--tags-filter=!long"];
	return (
		run("npm", "run", "--silent", "build", "--", "--out", siteOf(version)) &&
		run("npx", "vitest", "run", ...parts, ...tests)
	);
}

function othersThanFirst(version: string): readonly string[] {
	const bytesOf = (site: string) =>
		new Map(
			readdirSync(site, { recursive: true, encoding: "utf8" })
				.filter((path) => statSync(join(site, path)).isFile())
				.map((path) => [path, readFileSync(join(site, path), "latin1")]),
		);
	const [first, own] = [bytesOf(siteOf(versions[0])), bytesOf(siteOf(version))];
	return [...new Set([...first.keys(), ...own.keys()])].filter(
		(path) => first.get(path) !== own.get(path),
	);
}

const { positionals: tests } = startScript("check nodes", {
	what: `Builds the site and runs tests on Node.js ${versions.join(", ")}. Some minutes each.`,
	takes: "[TEST …]",
	options: {},
});
const failed = versions.filter((version) => !runOn(version, tests));
const different =
	failed.length > 0
		? []
		: versions.flatMap((version) =>
				othersThanFirst(version).map((path) => `${siteOf(version)}/${path}`),
			);
if (failed.length > 0) console.error(`On Node.js ${failed.join(" and ")} something fails.`);
if (different.length > 0)
	console.error(`Other bytes than Node.js ${versions[0]} writes:\n${different.join("\n")}`);
if (failed.length + different.length > 0) process.exitCode = 1;
else console.log("All of them pass, and write the same bytes.");
