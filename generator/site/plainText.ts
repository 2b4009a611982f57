import type { Token } from "marked";
import { lexInline } from "./markdown.ts";

/** Removes inline Markdown: "See [the areas](/areas)." → "See the areas." */
export function plainText(markdown: string): string {
	if (!/[*_`[\\<&~]/.test(markdown)) return markdown;
	return textOf(lexInline(markdown));
}

const textOf = (tokens: readonly Token[]): string =>
	tokens
		.map((token) =>
			"tokens" in token && token.tokens
				? textOf(token.tokens)
				: "text" in token
					? String(token.text)
					: token.raw,
		)
		.join("");
