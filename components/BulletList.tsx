import type { Links } from "../generator/site/links.ts";
import { inlineNodes } from "./markdownTokens.tsx";

interface BulletListProps {
	readonly items: readonly string[];
	readonly to: Links;
}

/** A bullet list. Items may contain **bold** and [links](/faq). */
export function BulletList({ items, to }: BulletListProps) {
	return (
		<ul className="bullet-list">
			{items.map((item) => (
				<li key={item}>{inlineNodes(item, to)}</li>
			))}
		</ul>
	);
}
