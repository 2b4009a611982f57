import { renderToStaticMarkup } from "react-dom/server";
import type { Links } from "../generator/site/links.ts";
import { blockNodes } from "./markdownTokens.tsx";

/**
 * Renders a Markdown answer to an HTML string. The Faq island needs one because its props are JSON.
 */
export const renderAnswer = (text: string, to: Links): string =>
	renderToStaticMarkup(blockNodes(text, to));
