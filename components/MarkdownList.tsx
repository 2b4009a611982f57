import type { Links } from "../generator/site/links.ts";
import { inlineNodes } from "./markdownTokens.tsx";

interface MarkdownListProps {
	/** Lines with **bold** and [links](/faq). */
	readonly items: readonly string[];
	readonly to: Links;
}

/** A plain list with bullets. */
export function MarkdownList({ items, to }: MarkdownListProps) {
	return (
		<ul className="bullets">
			{items.map((item) => (
				<li key={item}>{inlineNodes(item, to)}</li>
			))}
		</ul>
	);
}
