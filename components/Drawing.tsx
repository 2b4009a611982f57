import type { Assets } from "../site/assets.ts";
import { escapeHtml } from "../site/escapeHtml.ts";

interface DrawingProps {
	/** The name of a file in components/drawings, without ".svg". */
	readonly name: string;
	/** The alternative text, and the texts that replace words in braces in the drawing. */
	readonly texts: { readonly alt: string; readonly [name: string]: string };
	readonly assets: Pick<Assets, "drawings">;
}

/** A drawing in the style of the posters, with words in the page's language. */
export function Drawing({ name, texts, assets }: DrawingProps) {
	const { viewBox, content } = assets.drawings.get(name) ?? { viewBox: "", content: "" };
	const html = content.replace(/\{(\w+)\}/g, (_, word: string) => escapeHtml(texts[word] ?? ""));
	return (
		<svg
			className="drawing"
			data-drawing={name}
			viewBox={viewBox}
			role="img"
			aria-label={texts.alt}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: components/drawings, and escaped words.
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
