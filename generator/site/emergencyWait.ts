import type { Site, Town } from "./site.ts";
import { fill } from "./words.ts";

/**
 * How long an emergency usually takes in a town, as a sentence, by the one rule in areas.yaml.
 * @returns undefined where the company gives no rule
 */
export function emergencyWait(
	{ responseMinutes: [, longestDrive] }: Pick<Town, "responseMinutes">,
	{ pages, words }: Pick<Site, "pages" | "words">,
): string | undefined {
	const rule = pages.areas.emergency;
	if (rule === undefined) return undefined;
	return fill(words.town.wait, { time: longestDrive >= rule.farFrom ? rule.far : rule.near });
}
