import type { Links } from "../generator/site/links.ts";
import { QuestionList } from "../islands/QuestionList.tsx";
import { questionId } from "../schema/questionId.ts";
import type { Question } from "../schema/schema.ts";
import { blockNodes } from "./markdownTokens.tsx";

interface QuestionsProps {
	readonly name: string;
	readonly questions: readonly Question[];
	readonly to: Links;
}

/** Works without a script. `name` must be unique on the page. Only one answer is open. */
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
