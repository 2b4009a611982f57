import { execFileSync } from "node:child_process";

/** Where the tests of the upper layers find the site built from the real data. */
export const builtSite = ".cache/site";

/** Builds the site as a person would, so that no test ever looks at a stale one. */
export default function setup(): void {
	const windows = process.platform === "win32"; // where npm is a script
	execFileSync("npm", ["run", "--silent", "build", "--", "--out", builtSite], { stdio: ["ignore", "ignore", "inherit"], shell: windows });
}
