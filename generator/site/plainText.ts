import { marked, type Token } from "marked";

/** Removes inline Markdown: "See [the areas](/areas)." → "See the areas." */
export function plainText(markdown: string): string {
	if (!/[*_`[\\<&~]/.test(markdown)) return markdown;
	return textOf(marked.Lexer.lexInline(markdown));
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
