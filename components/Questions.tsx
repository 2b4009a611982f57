import type { Links } from "../generator/site/links.ts";
import { QuestionList } from "../islands/QuestionList.tsx";
import { questionId } from "../schema/questionId.ts";
import type { Question } from "../schema/schema.ts";
import { blockNodes } from "./markdownTokens.tsx";

interface QuestionsProps {
	/** Unique on the page: of these questions one answer is open at a time. */
	readonly name: string;
	readonly questions: readonly Question[];
	readonly to: Links;
}

/** A few questions under a heading of their own; no script needed. */
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
