import { execFileSync, spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

/**
 * `npm run check:nodes [tests …]`: builds the site and runs the tests of units and pages (or those that are named) on the first and the later versions of
 * Node.js that package.json asks for. They come as npm's `node-<system>` packages, which hold the program alone.
 */
const versions = ["20.19", "22", "24"] as const;

function runOn(version: string, tests: readonly string[]): boolean {
	const folder = resolve(`.cache/nodes/${version}`);
	const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
	execFileSync("npm", ["install", "--prefix", folder, "--no-save", "--ignore-scripts", `${name}@${version}`], { stdio: ["ignore", "ignore", "inherit"] });
	const env = { ...process.env, PATH: `${folder}/node_modules/${name}/bin${delimiter}${process.env.PATH}` };
	console.log(`\nNode.js ${execFileSync("node", ["--version"], { env, encoding: "utf8" }).trim()}`);
	const run = (...command: readonly string[]) =>
		spawnSync("npm", ["run", "--silent", ...command], { env, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
	return run("build", "--", "--out", `.cache/nodes/site-${version}`) && run("test:quick", "--", ...tests);
}

const failed = versions.filter((version) => !runOn(version, process.argv.slice(2)));
if (failed.length > 0) {
	console.error(`On Node.js ${failed.join(" and ")} something fails.`);
	process.exitCode = 1;
}
