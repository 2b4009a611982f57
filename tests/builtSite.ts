import { execFileSync } from "node:child_process";

/** The data whose site the tests look at: this company's, or the folder DATA_DIR. */
export const dataFolder = process.env.DATA_DIR ?? "data";

/** Where the site of a data folder is built for the tests. */
export const builtFrom = (folder: string): string => `.cache/sites/${folder.replace(/\W+/g, "-")}`;

/** Where the tests of the upper layers find the site that they look at. */
export const builtSite = builtFrom(dataFolder);

/**
 * Builds the site as a person would, so that no test ever looks at a stale one. Once for all
 * projects of a run, which each ask for it; BUILT_BY=caller is said by a test that has built it
 * itself (tests/faults/failingTests.ts).
 */
export default function setup(): void {
	if (process.env.BUILT_BY === "caller" || process.env.BUILT_BY === String(process.pid)) return;
	// One date for the build and for what tests expect of it, also where midnight lies between them.
	process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
	console.error(`Building ${dataFolder}, which the tests look at…`);
	const windows = process.platform === "win32"; // where npm is a script
	const command = ["run", "--silent", "build", "--", "--data", dataFolder, "--out", builtSite];
	try {
		execFileSync("npm", command, { stdio: ["ignore", "ignore", "inherit"], shell: windows });
	} catch {
		// Without a stack: Vitest's module cache fails at one that is thrown before a test, and prints
		// that instead.
		throw Object.assign(
			new Error("The site could not be built, so nothing was tested. What is wrong stands above."),
			{ stack: "" },
		);
	}
	process.env.BUILT_BY = String(process.pid);
}
