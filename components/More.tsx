import type { ReactNode } from "react";

/** Folds the rest of a text. The content after the fold stays visible. */
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
