import type { Links } from "../generator/site/links.ts";
import { QuestionList } from "../islands/QuestionList.tsx";
import type { Question } from "../schema/fields.ts";
import { questionId } from "../schema/questionId.ts";
import { blockNodes } from "./markdownTokens.tsx";

interface QuestionsProps {
	readonly name: string;
	readonly questions: readonly Question[];
	readonly to: Links;
}

/**
 * Questions that unfold without a script, one at a time; on wide screens all answers are open.
 * @param name name of the <details> group, unique on the page
 */
export function Questions({ name, questions, to }: QuestionsProps) {
	return (
		<QuestionList
			columns
			name={name}
			questions={questions.map(({ question, answer }) => ({
				id: questionId(question),
				question,
				answer: blockNodes(answer, to),
			}))}
		/>
	);
}
