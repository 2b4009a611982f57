import { execFileSync } from "node:child_process";

/** The data whose site the upper layers look at: this company's, or that of the folder which DATA_DIR names. */
export const dataFolder = process.env.DATA_DIR ?? "data";

/** Where the tests of the upper layers find the site built from it. */
export const builtSite = `.cache/sites/${dataFolder.replace(/\W+/g, "-")}`;

/** Builds the site as a person would, so that no test ever looks at a stale one. Once for all projects of a run, which each ask for it. */
export default function setup(): void {
	if (process.env.BUILT_BY === String(process.pid)) return;
	const windows = process.platform === "win32"; // where npm is a script
	const command = ["run", "--silent", "build", "--", "--data", dataFolder, "--out", builtSite];
	execFileSync("npm", command, { stdio: ["ignore", "ignore", "inherit"], shell: windows });
	process.env.BUILT_BY = String(process.pid);
}
