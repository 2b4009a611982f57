import type { ReactNode } from "react";

export interface ShownQuestion {
	readonly id: string;
	readonly question: ReactNode;
	readonly answer: ReactNode;
	readonly words?: readonly string[];
}

interface QuestionListProps {
	/** The `name` of all <details>, unique on the page: only one of them can be open. */
	readonly name: string;
	readonly questions: readonly ShownQuestion[];
	/** Shows all answers in columns on wide screens (styles/late/fold-columns.css). */
	readonly columns?: boolean;
}

/**
 * Questions that unfold without a script. Browsers open the <details> around a fragment's target:
 * https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-revealing-algorithm
 */
export function QuestionList({ name, questions, columns = false }: QuestionListProps) {
	return (
		<div className={columns ? "fold-list fold-columns" : "fold-list"}>
			{questions.map(({ id, question, answer, words }) => (
				<details
					key={id}
					className={columns ? "fold wide-open" : "fold"}
					name={name}
					data-words={words?.join(" ")}
				>
					<summary className="fold__summary">{question}</summary>
					{columns && <h3 className="wide-open__title">{question}</h3>}
					<div className="fold__answer" id={id}>
						{answer}
					</div>
				</details>
			))}
		</div>
	);
}
