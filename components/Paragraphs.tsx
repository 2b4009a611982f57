import type { Links } from "../generator/site/links.ts";
import { InlineMarkdown } from "./InlineMarkdown.tsx";

interface ParagraphsProps {
	readonly paragraphs: readonly string[];
	readonly to: Links;
}

/** One paragraph after the other. */
export function Paragraphs({ paragraphs, to }: ParagraphsProps) {
	return paragraphs.map((paragraph) => (
		<p key={paragraph}>
			<InlineMarkdown text={paragraph} to={to} />
		</p>
	));
}
