import type { Links } from "../site/links.ts";
import { inlineNodes } from "./markdownTokens.tsx";

interface ParagraphProps {
	readonly text: string;
	readonly to: Links;
	readonly className?: string;
}

/** A paragraph with **bold** and [links](/faq). HTML tags in the text are shown as typed. */
export function Paragraph({ text, to, className }: ParagraphProps) {
	return <p className={className}>{inlineNodes(text, to)}</p>;
}
