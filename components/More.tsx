import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";

/** Folds a part of a text. CSS hides the label once the fold is open. */
export function More({
	label,
	openWide = false,
	children,
}: {
	readonly label: string;
	/** Shows the folded part on wide screens, without the label. */
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
