import type { Links } from "../site/links.ts";
import { Paragraph } from "./Paragraph.tsx";

interface ParagraphsProps {
	readonly paragraphs: readonly string[];
	readonly to: Links;
}

export function Paragraphs({ paragraphs, to }: ParagraphsProps) {
	return paragraphs.map((paragraph) => <Paragraph key={paragraph} text={paragraph} to={to} />);
}
