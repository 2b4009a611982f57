import type { Links } from "../generator/site/links.ts";
import type { Site } from "../generator/site/site.ts";
import type { SymptomRow } from "../pages/symptom/schema.ts";
import type { Urgency } from "../schema/fields.ts";

export interface LinkedSymptom {
	readonly symptom: string;
	readonly href: string;
	readonly urgency: Urgency;
	readonly word: string;
}

/**
 * Returns links to the symptoms that `picks` chooses, or [] if the company has no symptom pages.
 */
export function linkedSymptoms(
	{ pages: { symptoms }, folders }: Pick<Site, "pages" | "folders">,
	to: Links,
	picks: (row: SymptomRow) => boolean,
): readonly LinkedSymptom[] {
	if (!symptoms) return [];
	return folders.symptoms.flatMap((branch) =>
		branch.rows.filter(picks).map(({ id, symptom, urgency }) => ({
			symptom,
			href: `${to.below("symptoms", branch)}#${id}`,
			urgency,
			word: symptoms.urgency.levels[urgency].word,
		})),
	);
}
