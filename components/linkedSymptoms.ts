import type { Links } from "../site/links.ts";
import type { Urgency } from "../site/schema/fields.ts";
import type { SymptomRow } from "../site/schema/pages/symptom.ts";
import type { Site } from "../site/site.ts";

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
