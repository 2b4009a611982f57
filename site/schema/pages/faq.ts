import { z } from "zod";
import {
	cta,
	heading,
	hero,
	id,
	idRule,
	label,
	meta,
	once,
	question,
	questionsOf,
	says,
	some,
	takenIds,
} from "../fields.ts";
import { questionId } from "../questionId.ts";

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
	for (const [index, section] of sections.entries()) {
		for (const [number, item] of section.questions.entries()) {
			const id = questionId(item.question);
			// Report only questions of another section. `questionsOf` has already reported a question
			// that its own section repeats.
			const repeats =
				seen.has(id) &&
				section.questions.findIndex((one) => questionId(one.question) === id) === number;
			if (repeats)
				addIssue({
					code: "custom",
					path: [index, "questions", number, "question"],
					message: says("question-twice"),
				});
			seen.add(id);
		}
	}
});

export const faqSchema = z.strictObject({
	...meta,
	...hero,
	sections: faqSections,
	cta,
});
