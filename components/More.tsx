import type { ReactNode } from "react";

/** The rest of a text, behind one line, with what follows in sight. */
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
