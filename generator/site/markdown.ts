import { getDefaults, Lexer, type Token, Tokenizer, type Tokens } from "marked";

/** Takes signs for themselves where their author can't have meant Markdown. */
class LiteralTokenizer extends Tokenizer {
	/** "16*7 and 9*7" are sizes, no emphasis. */
	override emStrong(src: string, maskedSrc: string, prevChar = "") {
		return betweenDigits(prevChar, src) ?? super.emStrong(src, maskedSrc, prevChar);
	}
	/** "9~5, Saturdays 9~1" are hours, nothing crossed out. */
	override del(src: string, maskedSrc: string, prevChar = "") {
		return betweenDigits(prevChar, src) ?? super.del(src, maskedSrc, prevChar);
	}
	/** A paragraph that begins with spaces is a paragraph, no code. */
	override code(): Tokens.Code | undefined {
		return undefined;
	}
}

/** All the signs at once, as text: marked would try the second of "**" again. */
function betweenDigits(prevChar: string, src: string): (Tokens.Em & Tokens.Del) | undefined {
	const [raw] = /^[*_~]+(?=\d)/.exec(src) ?? [];
	if (raw === undefined || !/\d/.test(prevChar)) return undefined;
	// marked appends any token that it gets here.
	return { type: "text", raw, text: raw } as unknown as Tokens.Em & Tokens.Del;
}

/** A new one each time: a tokenizer belongs to one lexer. */
const options = () => ({ ...getDefaults(), tokenizer: new LiteralTokenizer() });

/** Parses one paragraph of Markdown. */
export const lexInline = (text: string): Token[] => Lexer.lexInline(text, options());
/** Parses a whole Markdown document. */
export const lexBlocks = (text: string): Token[] => Lexer.lex(text, options());
