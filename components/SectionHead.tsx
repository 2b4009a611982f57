import type { ReactNode } from "react";

interface SectionHeadProps {
	readonly title: string;
	readonly children?: ReactNode;
}

export function SectionHead({ title, children }: SectionHeadProps) {
	return (
		<div className="section-head">
			<h2>{title}</h2>
			{children}
		</div>
	);
}
