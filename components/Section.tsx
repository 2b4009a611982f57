import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";

interface SectionProps {
	readonly soft?: boolean;
	readonly id?: string | undefined;
	/** Renders a <div> instead of a <section>, for a band without a heading. */
	readonly plain?: boolean;
	/** The last day (YYYY-MM-DD) of the band's content. Browsers remove the band after that day. */
	readonly until?: string | undefined;
	readonly children: ReactNode;
}

/** A band of a page. `soft` gives the band a slightly different background. */
export function Section({ soft = false, id, plain = false, until, children }: SectionProps) {
	const Band = plain ? "div" : "section";
	return (
		<Band className={classNames("section", soft && "section--soft")} id={id} data-until={until}>
			<div className="wrap">{children}</div>
		</Band>
	);
}
