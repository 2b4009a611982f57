import { z } from "zod";
import {
	cta,
	heading,
	hero,
	id,
	idRule,
	issueAt,
	label,
	meta,
	once,
	question,
	questionsOf,
	some,
	takenIds,
} from "../fields.ts";
import { slugOf } from "../slugOf.ts";

const searchedQuestions = questionsOf(
	question.extend({
		words: z
			.array(label)
			.optional()
			.describe("Words that visitors search for and the text does not say: broken spring, noise."),
	}),
);

const faqSections = once(
	some(
		z.strictObject({
			id: id.refine((value) => !takenIds.test(value), idRule),
			title: heading(),
			questions: searchedQuestions,
		}),
		"sections",
	),
	"a section id",
	({ id }) => id,
	"id",
).superRefine((sections, { addIssue }) => {
	const seen = new Set<string>(sections.map(({ id }) => id));
	for (const [index, { questions }] of sections.entries()) {
		const ids = questions.map(({ question }) => slugOf(question));
		for (const [number, id] of ids.entries())
			if (seen.has(id))
				addIssue(issueAt([index, "questions", number, "question"], "question-twice"));
		// Add a section's ids only after the loop: `questionsOf` reports repetitions within a section.
		for (const id of ids) seen.add(id);
	}
});

export const faqSchema = z.strictObject({ ...meta, ...hero, sections: faqSections, cta });
