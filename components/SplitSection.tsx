import type { ReactNode } from "react";
import { Section } from "./Section.tsx";

interface SplitSectionProps {
	readonly title: string;
	readonly intro?: ReactNode;
	readonly soft?: boolean;
	readonly id?: string;
	readonly children: ReactNode;
}

/** On wide screens the heading is on the left, and stays visible while the content scrolls. */
export function SplitSection({ title, intro, soft = false, id, children }: SplitSectionProps) {
	return (
		<Section soft={soft} id={id}>
			<div className="columns columns--split">
				<div className="column--4 sticky stack">
					<h2>{title}</h2>
					{intro}
				</div>
				<div className="column--from-5 stack stack--loose">{children}</div>
			</div>
		</Section>
	);
}
