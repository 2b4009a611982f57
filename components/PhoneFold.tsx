import type { ReactNode } from "react";

interface PhoneFoldProps {
	readonly title: ReactNode;
	/** The title without links, for screen readers. Without it, `titleId` names the fold. */
	readonly label?: string;
	readonly level: 2 | 3;
	readonly titleId?: string;
	readonly className?: string;
	readonly children: ReactNode;
}

/**
 * Always open on large screens, collapsible on phones. The content is a sibling of <details>,
 * because not every browser lets CSS open a closed <details>.
 */
export function PhoneFold({ title, label, level, titleId, className, children }: PhoneFoldProps) {
	const Heading = `h${level}` as const;
	return (
		<div className="phone-fold">
			<Heading className={className} id={titleId}>
				{title}
			</Heading>
			<details className="phone-fold__switch">
				<summary aria-labelledby={label === undefined ? titleId : undefined}>
					{label !== undefined && <span className="visually-hidden">{label}</span>}
				</summary>
			</details>
			<div className="phone-fold__body">{children}</div>
		</div>
	);
}
