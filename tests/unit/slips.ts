import { expect, it } from "vitest";
import { problemsAfter, replaced } from "./sampleData.ts";

/** What is wrong, what the slip writes, and its problem: "text-empty 3:10 › tagline". */
export type Slip = readonly [mistake: string, replacement: string, problem: string];

/**
 * Declares a test for each slip. A slip replaces one text in a file of the sample company, and must
 * be the only problem of the build, at its place in that file.
 */
export function expectProblems(file: string, find: string, slips: readonly Slip[]): void {
	it.each(slips)("%s", (_mistake, replacement, problem) => {
		const expected = problem.replace(" ", ` data/${file}:`);
		expect(problemsAfter(replaced(file, find, replacement))).toEqual([expected]);
	});
}
