import type { Question } from "../data/schema.ts";

/** "How long do springs last?" as "how-long-do-springs-last": the fragment that opens an answer. */
export const questionId = (question: string): string =>
	question
		.toLowerCase()
		.replace(/['’]/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");

/** A group of questions as the Faq island takes it; each question has an id of its own. */
export const faqSection = (id: string, title: string, questions: readonly Question[]) => ({
	id,
	title,
	questions: questions.map(({ question, answer }) => ({ id: questionId(question), question, answer })),
});
