import type { ReactNode } from "react";

interface PhoneFoldProps {
	readonly title: ReactNode;
	/** The summary's accessible name. Default: the heading's text (`titleId`). */
	readonly label?: string;
	readonly level: 2 | 3;
	readonly titleId?: string;
	readonly className?: string;
	readonly children: ReactNode;
}

/**
 * A section that is always open on large screens and collapsible on phones. The content is a
 * sibling of <details>, because not every browser lets CSS open a closed <details>.
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
