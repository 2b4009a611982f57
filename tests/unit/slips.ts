import { expect, it } from "vitest";
import { problemsAfter, replaced } from "./sampleData.ts";

/** What is wrong, what the slip writes, and its problem: "text-empty 3:10 › tagline". */
export type Slip = readonly [mistake: string, replacement: string, problem: string];

/** A problem in a file: "text-empty 3:10 › tagline" of faq.yaml is at data/faq.yaml:3:10. */
export const problemAt = (file: string, problem: string): string =>
	problem.includes(" ") ? problem.replace(" ", ` data/${file}:`) : `${problem} data/${file}`;

/**
 * Declares a test for each slip. A slip replaces one text in a file of the sample company, and must
 * be the only problem of the build, at its place in that file.
 */
export function expectProblems(
	file: string,
	find: string,
	slips: readonly Slip[],
	replace = replaced,
): void {
	it.each(slips)("%s", (_mistake, replacement, problem) => {
		expect(problemsAfter(replace(file, find, replacement))).toEqual([problemAt(file, problem)]);
	});
}
