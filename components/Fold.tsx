import type { ReactNode } from "react";

interface FoldProps {
	/** What it holds, as a heading of its level. */
	readonly title: string;
	readonly level: 2 | 3;
	/** Folds of one name form a group of which at most one is open. Unique on its page. */
	readonly name: string;
	readonly children: ReactNode;
}

/** A part of a page that is folded until it is asked for; open in print. */
export function Fold({ title, level, name, children }: FoldProps) {
	const Heading = `h${level}` as const;
	return (
		<details className="fold" name={name}>
			<summary className="fold__summary">
				<Heading className="fold__title">{title}</Heading>
			</summary>
			<div className="fold__body stack">{children}</div>
		</details>
	);
}
