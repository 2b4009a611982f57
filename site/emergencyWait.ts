import type { Site, Town } from "./site.ts";
import { fill } from "./words.ts";

/**
 * Renders a sentence that says how long customers in a town wait in an emergency. Undefined if
 * data/areas.yaml has no `emergency`, or the town no drive time.
 */
export function emergencyWait(
	{ responseMinutes }: Pick<Town, "responseMinutes">,
	{ pages, words }: Pick<Site, "pages" | "words">,
): string | undefined {
	const rule = pages.areas.emergency;
	if (rule === undefined || responseMinutes === undefined) return undefined;
	const [, longestDrive] = responseMinutes;
	return fill(words.town.wait, { time: longestDrive >= rule.farFrom ? rule.far : rule.near });
}
