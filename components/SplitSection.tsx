import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";
import { Section } from "./Section.tsx";

interface SplitSectionProps {
	readonly title: string;
	readonly intro?: ReactNode;
	readonly soft?: boolean;
	readonly id?: string;
	readonly children: ReactNode;
}

/** The characters of a heading that two lines of the left column hold. */
const longest = 26;

/**
 * On wide screens the heading is on the left, and stays visible while the content scrolls. A long
 * heading takes the whole width (split-wide.css): beside the content, it would have three lines and
 * more.
 */
export function SplitSection({ title, intro, soft = false, id, children }: SplitSectionProps) {
	const isWide = title.length > longest;
	const content = isWide && !intro ? "split-wide__all" : "column--from-5";
	return (
		<Section soft={soft} id={id}>
			<div className={classNames("columns columns--split", isWide && "split-wide")}>
				<div className="column--4 sticky stack">
					<h2>{title}</h2>
					{isWide && intro ? <div className="stack">{intro}</div> : intro}
				</div>
				<div className={`${content} stack stack--loose`}>{children}</div>
			</div>
		</Section>
	);
}
