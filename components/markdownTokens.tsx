import { Lexer, lexer, type Token, type Tokens, walkTokens } from "marked";
import { createElement, Fragment, type ReactNode } from "react";
import type { Links } from "../generator/site/links.ts";

/** What can mean something inside a line; the last two are a phone number and a road's. */
const inlineSyntax = /[\\`*_[\]<>~&\n@]|https?:|www\.|\(\d{3}\) \d|\b[A-Z]{1,3}-\d/;
/** What can make of a line something else than a paragraph. */
const blockSyntax = /\n|^\s*(?:[#>*+\-=_`~|<[]|\d+[.)]|\s{4})/;
/**
 * An American phone number as formatPhone writes it, and what browsers break after its hyphen:
 * "I-275", "R-16".
 */
const numbers = /(\(\d{3}\) \d{3}-\d{4}|\b[A-Z]{1,3}-\d+\b)/;

interface Context {
	readonly to: Links;
	/** Inside a link nothing else becomes one. */
	readonly linked: boolean;
}

/** One paragraph's worth of Markdown as React nodes. Plain text comes back as it is. */
export const inlineNodes = (text: string, to: Links): ReactNode =>
	inlineSyntax.test(text) ? nodes(Lexer.lexInline(text), { to, linked: false }) : text;

/** A document's worth of Markdown as React nodes. */
export const blockNodes = (text: string, to: Links): ReactNode =>
	blockSyntax.test(text) ? (
		nodes(withoutGaps(lexer(text)), { to, linked: false })
	) : (
		<p>{inlineNodes(text, to)}</p>
	);

/**
 * The page has its h1, so the highest heading of a text is an h2; who leaves a level out means the
 * next smaller one.
 */
function withoutGaps(tokens: Token[]): readonly Token[] {
	/** The levels, as they are written, of a heading and of those that it stands below. */
	let open: readonly number[] = [];
	walkTokens(tokens, (token) => {
		if (token.type !== "heading") return;
		const written = Math.max(2, token.depth);
		open = [...open.filter((level) => level < written), written];
		token.depth = open.length + 1;
	});
	return tokens;
}

const nodes = (tokens: readonly Token[], context: Context): ReactNode =>
	tokens.map((token, index) => <Fragment key={index.toString()}>{node(token, context)}</Fragment>);

/**
 * One token. HTML, and whatever Markdown allows and we have no element for, shows as it was typed.
 */
function node(token: Token, context: Context): ReactNode {
	const inside = (): ReactNode => nodes((token as Tokens.Generic).tokens ?? [], context);
	switch (token.type) {
		case "space":
		case "def":
			return null;
		case "heading":
			return createElement(`h${(token as Tokens.Heading).depth}`, null, inside());
		case "paragraph":
			return <p>{inside()}</p>;
		case "blockquote":
			return <blockquote>{inside()}</blockquote>;
		case "list":
			return list(token as Tokens.List, context);
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
			return <code>{(token as Tokens.Codespan).text}</code>;
		case "link":
			return (
				<a href={linkTarget((token as Tokens.Link).href, context.to)}>
					{nodes((token as Tokens.Link).tokens, { ...context, linked: true })}
				</a>
			);
		case "text":
			return (token as Tokens.Text).tokens
				? inside()
				: plain(decodeEntities((token as Tokens.Text).text), context);
		case "escape":
			return (token as Tokens.Escape).text;
		default:
			return (token as Tokens.Generic).block ? <p>{token.raw.trim()}</p> : token.raw;
	}
}

const list = ({ ordered, start, items }: Tokens.List, context: Context): ReactNode => {
	const rows = items.map((item, index) => (
		<li key={index.toString()}>{nodes(item.tokens, context)}</li>
	));
	return ordered ? (
		<ol start={start === 1 || start === "" ? undefined : start}>{rows}</ol>
	) : (
		<ul>{rows}</ul>
	);
};

/** Text in which a phone number can be dialled, and a road's number stays in one line. */
function plain(text: string, { linked }: Context): ReactNode {
	if (!numbers.test(text)) return text;
	return text.split(numbers).map((part, index) => {
		const key = index.toString();
		if (index % 2 === 0) return part;
		if (!part.startsWith("(")) {
			return (
				<span key={key} className="unbroken">
					{part}
				</span>
			);
		}
		return linked ? (
			part
		) : (
			<a key={key} href={`tel:+1${part.replace(/\D/g, "")}`}>
				{part}
			</a>
		);
	});
}

/**
 * A path of ours goes through the route table; an address outside must be one that a click may
 * safely follow.
 */
function linkTarget(href: string, to: Links): string | undefined {
	if (href.startsWith("/") && !href.startsWith("//")) return to.path(href);
	return /^(?:https?:|mailto:|tel:|#)/i.test(href) ? href : undefined;
}

/** The entities that people type in Markdown; React escapes again what has to be. */
const decodeEntities = (text: string): string =>
	text.includes("&")
		? text
				.replaceAll("&lt;", "<")
				.replaceAll("&gt;", ">")
				.replaceAll("&quot;", '"')
				.replaceAll("&#39;", "'")
				.replaceAll("&nbsp;", "\u00a0")
				.replaceAll("&amp;", "&")
		: text;
