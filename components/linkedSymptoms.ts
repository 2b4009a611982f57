import type { Links } from "../generator/site/links.ts";
import type { Symptoms } from "../generator/site/site.ts";
import type { SymptomRow, Urgency } from "../schema/schema.ts";

export interface LinkedSymptom {
	readonly symptom: string;
	readonly href: string;
	readonly urgency: Urgency;
	readonly word: string;
}

export function linkedSymptoms(
	{ page, branches }: Symptoms,
	to: Links,
	picks: (row: SymptomRow) => boolean,
): readonly LinkedSymptom[] {
	return branches.flatMap((branch) =>
		branch.rows.filter(picks).map(({ id, symptom, urgency }) => ({
			symptom,
			href: `${to.symptom(branch)}#${id}`,
			urgency,
			word: page.urgency.levels[urgency].word,
		})),
	);
}
