import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";

/** Folds a part of a text, `children`. CSS hides the label once the visitor has opened the fold. */
export function More({
	label,
	openWide = false,
	children,
}: {
	readonly label: string;
	/** Shows the folded part on wide screens at once, without the label. */
	readonly openWide?: boolean;
	readonly children: ReactNode;
}) {
	return (
		<details className={classNames("more", openWide && "wide-open")}>
			<summary className="more__label">{label}</summary>
			<div className="stack">{children}</div>
		</details>
	);
}
