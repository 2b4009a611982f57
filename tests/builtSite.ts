import { execFileSync } from "node:child_process";

/** The data folder whose site the tests check: DATA_DIR, or data/. */
export const dataFolder = process.env.DATA_DIR ?? "data";

/** Returns the folder in which the tests build the site of a data folder. */
export const builtFrom = (folder: string): string => `.cache/sites/${folder.replace(/\W+/g, "-")}`;

export const builtSite = builtFrom(dataFolder);

/**
 * Builds the site once for all projects of a run, so that no test checks an old one. Whoever has
 * built the site sets BUILT_BY=caller (.ci/run, tests/faults/failingTests.ts).
 */
export default function setup(): void {
	if (process.env.BUILT_BY === "caller" || process.env.BUILT_BY === String(process.pid)) return;
	// The build and the tests must have the same date, even if midnight comes in between.
	process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
	console.error(`Building ${dataFolder}, which the tests look at…`);
	const windows = process.platform === "win32"; // npm is a script on Windows.
	const command = ["run", "--silent", "build", "--", "--data", dataFolder, "--out", builtSite];
	try {
		execFileSync("npm", command, { stdio: ["ignore", "ignore", "inherit"], shell: windows });
	} catch {
		// Without a stack: Vitest's module cache would fail at the stack of an early error.
		throw Object.assign(
			new Error("The site could not be built, so nothing was tested. What is wrong stands above."),
			{ stack: "" },
		);
	}
	process.env.BUILT_BY = String(process.pid);
}
