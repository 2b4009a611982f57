import type { ReactNode } from "react";

interface PhoneFoldProps {
	readonly title: ReactNode;
	/** The title without links, for those who do not see it. */
	readonly label: string;
	readonly level: 2 | 3;
	readonly titleId?: string;
	readonly className?: string;
	readonly children: ReactNode;
}

/**
 * A part of a page that stands open where there is room; on a phone its heading opens it. CSS shows
 * the part beside an open `<details>`, because not every browser can open one by style.
 */
export function PhoneFold({ title, label, level, titleId, className, children }: PhoneFoldProps) {
	const Heading = `h${level}` as const;
	return (
		<div className="phone-fold">
			<Heading className={className} id={titleId}>
				{title}
			</Heading>
			<details className="phone-fold__switch">
				<summary>
					<span className="visually-hidden">{label}</span>
				</summary>
			</details>
			<div className="phone-fold__body">{children}</div>
		</div>
	);
}
