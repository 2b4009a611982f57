import type { Links } from "../generator/site/links.ts";
import { Fold } from "./Fold.tsx";
import { Paragraph } from "./Paragraph.tsx";

interface FoldListProps {
	readonly name: string;
	readonly items: readonly { readonly title: string; readonly text: string }[];
	readonly to: Links;
}

/**
 * Titles that unfold to texts, one at a time.
 * @param name name of the <details> group, unique on the page
 */
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
