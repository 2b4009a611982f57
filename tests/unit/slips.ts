import { expect, it } from "vitest";
import { problemsAfter, replaced } from "./sampleData.ts";

/**
 * A mistake's description, the wrong text, and the problem: "text-empty 3:10 › tagline", or only
 * "text-empty" if all slips of a list have the same place.
 */
export type Slip = readonly [mistake: string, replacement: string, problem: string];

/** "text-empty 3:10 › tagline" in faq.yaml → "text-empty data/faq.yaml:3:10 › tagline". */
export const problemAt = (file: string, problem: string): string =>
	problem.includes(" ") ? problem.replace(" ", ` data/${file}:`) : `${problem} data/${file}`;

/**
 * Declares a test for each slip. A slip replaces one text in a file of the sample company, and must
 * be the build's only problem, at its place in that file.
 * @param file "faq.yaml", or "faq.yaml:3:10 › title" if all slips have this place
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
