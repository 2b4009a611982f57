import { renderToStaticMarkup } from "react-dom/server";
import type { Links } from "../generator/site/links.ts";
import { blockNodes } from "./markdownTokens.tsx";

/** HTML of a Markdown answer, as a string, because the Faq island's props are JSON. */
export const renderAnswer = (text: string, to: Links): string =>
	renderToStaticMarkup(blockNodes(text, to));
