import type { ReactNode } from "react";

interface FoldProps {
	readonly title: string;
	readonly level: 2 | 3 | 4;
	/** The `name` of the <details>. Only one fold with the same name can be open. */
	readonly name: string;
	readonly children: ReactNode;
}

/** A heading with a text that unfolds. On paper, the text is always shown. */
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
