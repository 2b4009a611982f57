import type { Links } from "../site/links.ts";
import { classNames } from "./classNames.ts";
import { inlineNodes } from "./markdownTokens.tsx";

interface BulletListProps {
	readonly items: readonly string[];
	readonly to: Links;
	readonly numbered?: boolean;
}

/** Items may contain **bold** and [links](/faq). */
export function BulletList({ items, to, numbered = false }: BulletListProps) {
	const List = numbered ? "ol" : "ul";
	return (
		<List className={classNames("bullet-list", numbered && "bullet-list--numbered")}>
			{items.map((item) => (
				<li key={item}>{inlineNodes(item, to)}</li>
			))}
		</List>
	);
}
