import type { Links } from "../generator/site/links.ts";
import { Fold } from "./Fold.tsx";
import { Paragraph } from "./Paragraph.tsx";

interface FoldListProps {
	/** Unique on the page: of these at most one is open. */
	readonly name: string;
	readonly items: readonly { readonly title: string; readonly text: string }[];
	readonly to: Links;
}

/** Points by their titles, each with its text behind it. */
export function FoldList({ name, items, to }: FoldListProps) {
	return (
		<div className="fold-list">
			{items.map(({ title, text }) => (
				<Fold key={title} level={3} name={name} title={title}>
					<Paragraph text={text} to={to} />
				</Fold>
			))}
		</div>
	);
}
