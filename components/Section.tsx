import type { ReactNode } from "react";

interface SectionProps {
	/** On the softer ground. */
	readonly soft?: boolean;
	readonly id?: string;
	readonly children: ReactNode;
}

/** One band of a page. */
export function Section({ soft = false, id, children }: SectionProps) {
	return (
		<section className={soft ? "section section--soft" : "section"} id={id}>
			<div className="wrap">{children}</div>
		</section>
	);
}
