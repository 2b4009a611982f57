import { QuestionList } from "../islands/QuestionList.tsx";
import type { Links } from "../site/links.ts";
import type { Question } from "../site/schema/fields.ts";
import { slugOf } from "../site/schema/slugOf.ts";
import { blockNodes } from "./markdownTokens.tsx";

interface QuestionsProps {
	readonly name: string;
	readonly questions: readonly Question[];
	readonly to: Links;
}

/** Questions that unfold one at a time, without a script. Wide screens show all answers. */
export function Questions({ name, questions, to }: QuestionsProps) {
	return (
		<QuestionList
			columns
			name={name}
			questions={questions.map(({ question, answer }) => ({
				id: slugOf(question),
				question,
				answer: blockNodes(answer, to),
			}))}
		/>
	);
}
