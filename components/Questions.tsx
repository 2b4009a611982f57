import { questionId } from "../data/questionId.ts";
import type { Question } from "../data/schema.ts";
import type { Links } from "../generator/site/links.ts";
import { QuestionList } from "../islands/QuestionList.tsx";
import { blockNodes } from "./markdownTokens.tsx";

interface QuestionsProps {
	readonly name: string;
	readonly questions: readonly Question[];
	readonly to: Links;
}

/**
 * Questions under their own heading, without script. `name` must be unique on the page; only one
 * answer is open.
 */
export function Questions({ name, questions, to }: QuestionsProps) {
	return (
		<QuestionList
			name={name}
			questions={questions.map(({ question, answer }) => ({
				id: questionId(question),
				question,
				answer: blockNodes(answer, to),
			}))}
		/>
	);
}
