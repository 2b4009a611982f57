import type { Links } from "../generator/site/links.ts";
import { blockNodes } from "./markdownTokens.tsx";

interface MarkdownProps {
	readonly text: string;
	readonly to: Links;
}

/** A text in Markdown: headings, paragraphs, lists. HTML in it shows as typed. */
export function Markdown({ text, to }: MarkdownProps) {
	return <>{blockNodes(text, to)}</>;
}
