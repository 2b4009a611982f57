import type { Links } from "../generator/site/links.ts";
import { inlineNodes } from "./markdownTokens.tsx";

interface BulletListProps {
	/** Lines with **bold** and [links](/faq). */
	readonly items: readonly string[];
	readonly to: Links;
}

/** Lines with bullets. */
export function BulletList({ items, to }: BulletListProps) {
	return (
		<ul className="bullet-list">
			{items.map((item) => (
				<li key={item}>{inlineNodes(item, to)}</li>
			))}
		</ul>
	);
}
