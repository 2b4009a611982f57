import { Lexer, lexer, type Token, type Tokens } from "marked";

/** Characters without which a text holds no link. */
const linkCharacters = /[[<]|https?:|www\.|@/;

/**
 * Where the links of a Markdown text lead, as the page will have them: whatever way they are written.
 *
 * @param document whether the text is a document with paragraphs and lists, or a line
 */
export function markdownLinks(text: string, document: boolean): readonly string[] {
	return linkCharacters.test(text) ? hrefsOf(document ? lexer(text) : Lexer.lexInline(text)) : [];
}

const hrefsOf = (tokens: readonly Token[]): string[] =>
	tokens.flatMap((token) => [
		...(token.type === "link" ? [(token as Tokens.Link).href] : []),
		...("tokens" in token && token.tokens ? hrefsOf(token.tokens) : []),
		...(token.type === "list" ? (token as Tokens.List).items.flatMap((item) => hrefsOf(item.tokens)) : []),
	]);
