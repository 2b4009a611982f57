import { expect, it } from "vitest";
import { problemsAfter, replaced } from "./sampleData.ts";

/**
 * What is wrong, what the slip writes, and its problem: "text-empty 3:10 › tagline", or only its
 * code where all slips of a list have one place.
 */
export type Slip = readonly [mistake: string, replacement: string, problem: string];

/** A problem in a file: "text-empty 3:10 › tagline" of faq.yaml is at data/faq.yaml:3:10. */
export const problemAt = (file: string, problem: string): string =>
	problem.includes(" ") ? problem.replace(" ", ` data/${file}:`) : `${problem} data/${file}`;

/**
 * Declares a test for each slip. A slip replaces one text in a file of the sample company, and must
 * be the only problem of the build, at its place in that file.
 *
 * @param file the file: "faq.yaml", with the place of all slips: "faq.yaml:3:10 › title"
 */
export function expectProblems(
	file: string,
	find: string,
	slips: readonly Slip[],
	replace = replaced,
): void {
	const [name = "", ...place] = file.split(":");
	it.each(slips)("%s", (_mistake, replacement, problem) => {
		const full = place.length === 0 ? problem : `${problem} ${place.join(":")}`;
		expect(problemsAfter(replace(name, find, replacement))).toEqual([problemAt(name, full)]);
	});
}
