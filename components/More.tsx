import type { ReactNode } from "react";

/** Folds the rest of a text. CSS hides the label once the fold is open. */
export function More({
	label,
	children,
}: {
	readonly label: string;
	readonly children: ReactNode;
}) {
	return (
		<details className="more">
			<summary className="more__label">{label}</summary>
			<div className="stack">{children}</div>
		</details>
	);
}
