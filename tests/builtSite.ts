import { execFileSync } from "node:child_process";

/** Where the tests of the upper layers find the site built from the real data. */
export const builtSite = ".cache/site";

/** Builds the site as a person would, so that no test ever looks at a stale one. Once for all projects of a run, which each ask for it. */
export default function setup(): void {
	if (process.env.BUILT_BY === String(process.pid)) return;
	const windows = process.platform === "win32"; // where npm is a script
	execFileSync("npm", ["run", "--silent", "build", "--", "--out", builtSite], { stdio: ["ignore", "ignore", "inherit"], shell: windows });
	process.env.BUILT_BY = String(process.pid);
}
