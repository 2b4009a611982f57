import { renderToStaticMarkup } from "react-dom/server";
import type { Links } from "../generator/site/links.ts";
import { blockNodes } from "./markdownTokens.tsx";

/**
 * An answer in Markdown as HTML, for the Faq island, whose props are plain JSON. Elsewhere an
 * answer is a React node.
 */
export const renderAnswer = (text: string, to: Links): string =>
	renderToStaticMarkup(blockNodes(text, to));
