import { renderToStaticMarkup } from "react-dom/server";
import type { Links } from "../site/links.ts";
import { blockNodes } from "./markdownTokens.tsx";

/** Renders Markdown to an HTML string, because props of islands must be plain JSON. */
export const renderAnswer = (text: string, to: Links): string =>
	renderToStaticMarkup(blockNodes(text, to));
