import type { Links } from "../generator/site/links.ts";
import { inlineNodes } from "./markdownTokens.tsx";

interface InlineMarkdownProps {
	readonly text: string;
	readonly to: Links;
}

/** A sentence or a paragraph with **bold** and [links](/faq), without an element around it. HTML in it shows as typed. */
export function InlineMarkdown({ text, to }: InlineMarkdownProps) {
	return <>{inlineNodes(text, to)}</>;
}
