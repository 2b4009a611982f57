import type { ShownQuestion } from "../components/QuestionList.tsx";

const plain = (text: string) =>
	text
		.replace(/<[^>]*>/g, " ")
		.replace(/[’']/g, "")
		.toLowerCase();

/**
 * The questions that hold every word of a search, in the question or in its answer, wherever in a word it stands. An
 * apostrophe, straight or curly, counts for nothing.
 *
 * @returns all of them for an empty search
 */
export function findQuestions(questions: readonly ShownQuestion[], query: string): readonly ShownQuestion[] {
	const words = plain(query).split(/\s+/);
	return questions.filter(({ question, answerHtml }) => {
		const text = plain(`${question} ${answerHtml}`);
		return words.every((word) => text.includes(word));
	});
}
