import { lexer, Lexer, type Token, type Tokens } from "marked";
import type { ReactNode } from "react";
import { createElement, Fragment } from "react";
import type { Links } from "../generator/links.ts";

/** Characters that can mean something in Markdown, or stand for another in HTML (&amp;). */
const markdownCharacters = /[\\`*_{}[\]<>#+\-.!|~&\n:@]/;
/** The few of them that mean something inside a line. */
const inlineCharacters = /[\\`*_[\]<>~&\n]|https?:|www\.|@/;

/** One paragraph's worth of Markdown as React nodes. Plain text comes back as it is. */
export const inlineNodes = (text: string, to: Links): ReactNode => (inlineCharacters.test(text) ? nodes(Lexer.lexInline(text), to) : text);

/** A document's worth of Markdown as React nodes. */
export const blockNodes = (text: string, to: Links): ReactNode => (markdownCharacters.test(text) ? nodes(lexer(text), to) : <p>{text}</p>);

const nodes = (tokens: readonly Token[], to: Links): ReactNode => tokens.map((token, index) => <Fragment key={index.toString()}>{node(token, to)}</Fragment>);

/** One token; what Markdown allows and we have no element for shows as the text that was typed. */
function node(token: Token, to: Links): ReactNode {
	const inside = (): ReactNode => nodes(token.tokens ?? [], to);
	switch (token.type) {
		case "space":
		case "def":
			return null;
		case "heading":
			// The page has its h1: the highest heading of a text is an h2.
			return createElement(`h${Math.min(6, Math.max(2, (token as Tokens.Heading).depth))}`, null, inside());
		case "paragraph":
			return <p>{inside()}</p>;
		case "blockquote":
			return <blockquote>{inside()}</blockquote>;
		case "list":
			return list(token as Tokens.List, to);
		case "code":
			return (
				<pre>
					<code>{(token as Tokens.Code).text}</code>
				</pre>
			);
		case "hr":
			return <hr />;
		case "strong":
			return <strong>{inside()}</strong>;
		case "em":
			return <em>{inside()}</em>;
		case "del":
			return <del>{inside()}</del>;
		case "br":
			return <br />;
		case "codespan":
			return <code>{unescapeHtml((token as Tokens.Codespan).text)}</code>;
		case "link":
			return <a href={linkTarget((token as Tokens.Link).href, to)}>{inside()}</a>;
		case "text":
			return token.tokens ? inside() : unescapeHtml((token as Tokens.Text).text);
		case "escape":
			return (token as Tokens.Escape).text;
		default:
			return token.raw;
	}
}

const list = ({ ordered, start, items }: Tokens.List, to: Links): ReactNode => {
	const rows = items.map((item, index) => <li key={index.toString()}>{nodes(item.tokens, to)}</li>);
	return ordered ? <ol start={start === 1 || start === "" ? undefined : start}>{rows}</ol> : <ul>{rows}</ul>;
};

/** A path of ours goes through the route table; an address outside must be one that a click may safely follow. */
function linkTarget(href: string, to: Links): string | undefined {
	if (href.startsWith("/") && !href.startsWith("//")) return to.path(href);
	return /^(https?:|mailto:|tel:|#)/i.test(href) ? href : undefined;
}

/** marked escapes the text of some tokens; React does that itself. */
const unescapeHtml = (text: string): string =>
	text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");
