import { getDefaults, Lexer, type Token, Tokenizer, type Tokens } from "marked";

/** Keeps *, _, ~ and indentation as plain text where the author can't have meant Markdown. */
class LiteralTokenizer extends Tokenizer {
	/** In "16*7 and 9*7", the asterisks are not emphasis. */
	override emStrong(src: string, maskedSrc: string, prevChar = "") {
		return betweenDigits(prevChar, src) ?? super.emStrong(src, maskedSrc, prevChar);
	}
	/** A single ~, as in "9~5, Saturdays 9~1" and "~$200", never means deleted text. */
	override del(src: string, maskedSrc: string, prevChar = "") {
		return src.startsWith("~~") ? super.del(src, maskedSrc, prevChar) : undefined;
	}
	/** Hides HTML comments, because they are notes for authors. */
	override html(src: string) {
		return commentAt(src) ?? super.html(src);
	}
	override tag(src: string) {
		return commentAt(src) ?? super.tag(src);
	}
	/** An indented paragraph is a paragraph, not code. */
	override code(): Tokens.Code | undefined {
		return undefined;
	}
}

/** Reads `<!-- … -->` as an empty text. */
function commentAt(src: string): (Tokens.HTML & Tokens.Tag) | undefined {
	const [raw] = /^ {0,3}<!--[\s\S]*?-->/.exec(src) ?? [];
	if (raw === undefined) return undefined;
	// The cast is correct: marked accepts any token here, although the method's type forbids it.
	return { type: "space", raw, text: "" } as unknown as Tokens.HTML & Tokens.Tag;
}

/**
 * Reads a run of * and _ between two digits as one token of plain text. Otherwise, marked could
 * read only the first * of "2**3" as text, and start emphasis at the second.
 */
function betweenDigits(prevChar: string, src: string): (Tokens.Em & Tokens.Del) | undefined {
	const [raw] = /^[*_]+(?=\d)/.exec(src) ?? [];
	if (raw === undefined || !/\d/.test(prevChar)) return undefined;
	// The cast is correct: marked accepts a text token here, although the method's type forbids it.
	return { type: "text", raw, text: raw } as unknown as Tokens.Em & Tokens.Del;
}

/** Creates a tokenizer for each call, because a lexer stores itself in its tokenizer. */
const options = () => ({ ...getDefaults(), tokenizer: new LiteralTokenizer() });

export const lexInline = (text: string): Token[] => Lexer.lexInline(text, options());
export const lexBlocks = (text: string): Token[] => Lexer.lex(text, options());

/** Removes inline Markdown: "See [the areas](/areas)." → "See the areas." */
export function plainText(markdown: string): string {
	if (!/[*_`[\\<&~]/.test(markdown)) return markdown;
	return textOf(lexInline(markdown));
}

const textOf = (tokens: readonly Token[]): string =>
	tokens
		.map((token) => {
			if ("tokens" in token && token.tokens) return textOf(token.tokens);
			return "text" in token ? String(token.text) : token.raw;
		})
		.join("");
