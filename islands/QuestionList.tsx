import type { ReactNode } from "react";

export interface ShownQuestion {
	readonly id: string;
	readonly question: ReactNode;
	readonly answer: ReactNode;
	readonly words?: readonly string[];
}

interface QuestionListProps {
	/**
	 * All <details> of this list share this `name`, so that only one of them can be open. No other
	 * list on the page may use it.
	 */
	readonly name: string;
	readonly questions: readonly ShownQuestion[];
	/** Shows all answers in columns on wide screens (styles/late/fold-columns.css). */
	readonly columns?: boolean;
	readonly className?: string;
}

/**
 * Questions that unfold without a script. A link to an answer opens the answer's <details>, because
 * browsers open a <details> that contains the fragment's target:
 * https://html.spec.whatwg.org/multipage/interactive-elements.html#ancestor-revealing-algorithm
 */
export function QuestionList({
	name,
	questions,
	columns = false,
	className = "",
}: QuestionListProps) {
	return (
		<div className={`fold-list ${columns ? "fold-columns" : className}`.trim()}>
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
