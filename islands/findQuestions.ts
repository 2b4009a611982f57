/** A question of the FAQ page, as plain JSON. */
export interface SearchableQuestion {
	/** The fragment that leads to the answer: "/faq#how-long-do-springs-last". Unique on its page; see `questionId`. */
	readonly id: string;
	readonly question: string;
	/** The answer as HTML: a string, because an island's props are plain JSON; see `renderAnswer`. */
	readonly answerHtml: string;
}

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
export function findQuestions(questions: readonly SearchableQuestion[], query: string): readonly SearchableQuestion[] {
	const words = plain(query).split(/\s+/);
	return questions.filter(({ question, answerHtml }) => {
		const text = plain(`${question} ${answerHtml}`);
		return words.every((word) => text.includes(word));
	});
}
