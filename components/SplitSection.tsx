import type { ReactNode } from "react";
import { Section } from "./Section.tsx";
import { SectionHead } from "./SectionHead.tsx";

interface SplitSectionProps {
	readonly title: string;
	/** Beside the title on wide screens. */
	readonly intro?: ReactNode;
	readonly soft?: boolean;
	readonly id?: string;
	readonly children: ReactNode;
}

/** A head above its content. Wide screens split texts and lists into two columns (spread.css). */
export function SplitSection({ title, intro, soft = false, id, children }: SplitSectionProps) {
	return (
		<Section soft={soft} id={id}>
			<SectionHead title={title}>{intro && <div className="stack">{intro}</div>}</SectionHead>
			<div className="spread">{children}</div>
		</Section>
	);
}
