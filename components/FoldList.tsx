import type { Links } from "../site/links.ts";
import { Paragraph } from "./Paragraph.tsx";
import { PhoneFold } from "./PhoneFold.tsx";

interface FoldListProps {
	/** The start of the headings' ids. Unique on the page. */
	readonly name: string;
	readonly items: readonly { readonly title: string; readonly text: string }[];
	readonly to: Links;
}

/** Texts with headings: columns on large screens, folds on phones. */
export function FoldList({ name, items, to }: FoldListProps) {
	return (
		<div className="fold-list fold-list--columns">
			{items.map(({ title, text }, index) => (
				<PhoneFold
					key={title}
					level={3}
					className="fold__title"
					title={title}
					titleId={`${name}-${index + 1}`}
				>
					<Paragraph className="fold__answer" text={text} to={to} />
				</PhoneFold>
			))}
		</div>
	);
}
