import type { ReactNode } from "react";

/** A question with its answer, ready to show. */
export interface ShownQuestion {
	/**
	 * The fragment that leads to the answer: "/faq#how-long-do-springs-last". Unique on its page; see
	 * `questionId`.
	 */
	readonly id: string;
	readonly question: ReactNode;
	readonly answer: ReactNode;
	/** What a search finds it by besides its text. */
	readonly words?: readonly string[];
}

interface QuestionListProps {
	/** Questions of one name form a group of which at most one is open. Unique on its page. */
	readonly name: string;
	readonly questions: readonly ShownQuestion[];
}

/**
 * Questions that open one at a time. Needs no script: <details> does it all, and as the fragment's
 * target stands inside it, browsers open it themselves
 * (https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-revealing-algorithm).
 */
export function QuestionList({ name, questions }: QuestionListProps) {
	return (
		<div className="fold-list">
			{questions.map(({ id, question, answer, words }) => (
				<details key={id} className="fold" name={name} data-words={words?.join(" ")}>
					<summary className="fold__summary">{question}</summary>
					<div className="fold__answer" id={id}>
						{answer}
					</div>
				</details>
			))}
		</div>
	);
}
