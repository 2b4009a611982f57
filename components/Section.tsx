import type { ReactNode } from "react";

interface SectionProps {
	/** On the softer ground. */
	readonly soft?: boolean;
	readonly id?: string | undefined;
	/** Without a heading of its own: a band, and no section. */
	readonly plain?: boolean;
	readonly children: ReactNode;
}

/** One band of a page. */
export function Section({ soft = false, id, plain = false, children }: SectionProps) {
	const Band = plain ? "div" : "section";
	return (
		<Band className={soft ? "section section--soft" : "section"} id={id}>
			<div className="wrap">{children}</div>
		</Band>
	);
}
