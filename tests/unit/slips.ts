import { expect, it } from "vitest";
import { problemsAfter, replaced } from "./sampleData.ts";

/** A correct text, the slip in its place, and the problem: "text-empty 3:10 › tagline". */
export type Slip = readonly [correct: string, slip: string, problem: string];

/** "text-empty 3:10 › tagline" in faq.yaml → "text-empty data/faq.yaml:3:10 › tagline". */
export const problemAt = (file: string, problem: string): string =>
	problem.includes(" ") ? problem.replace(" ", ` data/${file}:`) : `${problem} data/${file}`;

/** Returns slips in place of one correct text, by their problem. */
export const inPlaceOf = (correct: string, slips: Readonly<Record<string, string>>): Slip[] =>
	Object.entries(slips).map(([slip, problem]) => [correct, slip, problem]);

/** Declares a test for each slip in a file of the sample company: the build's only problem. */
export function expectProblems(file: string, slips: readonly Slip[], replace = replaced): void {
	it.each(slips)(`${file}: %j written as %j is reported: %s`, (correct, slip, problem) => {
		expect(problemsAfter(replace(file, correct, slip))).toEqual([problemAt(file, problem)]);
	});
}
