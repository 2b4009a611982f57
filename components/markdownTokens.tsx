import { type Token, type Tokens, walkTokens } from "marked";
import { createElement, Fragment, type ReactNode } from "react";
import type { Links } from "../site/links.ts";
import { lexBlocks, lexInline, plainText } from "../site/markdown.ts";

/** Matches text that needs the Markdown parser, or that contains a number for `linkNumbers`. */
const inlineSyntax = /[\\`*_[\]<>~&\n@]|https?:|www\.|\(\d{3}\) \d|\b[A-Z]{1,3}-\d|–\p{Sc}/u;
/** Matches text that may be more than one paragraph, or a heading, list, quote or table. */
const blockSyntax = /\n|^\s*(?:[#>*+\-=_`~|<[]|\d+[.)]|\s{4})/;
/**
 * Matches US phone numbers, and numbers that browsers would break after the dash: "I-275",
 * "$300–$900".
 */
const unbrokenNumber = /(\(\d{3}\) \d{3}-\d{4}|\b[A-Z]{1,3}-\d+\b|\p{Sc}[\d.,]+–\p{Sc}[\d.,]*\d)/u;

interface Context {
	readonly to: Links;
	/** Whether the text is inside a link, where HTML allows no second link. */
	readonly linked: boolean;
}

/** Renders one paragraph of Markdown to React nodes. Returns plain text as a string. */
export const inlineNodes = (text: string, to: Links): ReactNode =>
	inlineSyntax.test(text) ? nodes(lexInline(text), { to, linked: false }) : text;

export const blockNodes = (text: string, to: Links): ReactNode =>
	blockSyntax.test(text) ? (
		nodes(withoutGaps(lexBlocks(text)), { to, linked: false })
	) : (
		<p>{inlineNodes(text, to)}</p>
	);

/** Renumbers headings without gaps, starting at h2, because the page has its own h1. */
function withoutGaps(tokens: Token[]): readonly Token[] {
	/** The Markdown levels of the current heading and its ancestors. */
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

/** Renders a Markdown token. HTML and unsupported Markdown are shown as typed. */
function node(token: Token, context: Context): ReactNode {
	const children = (): ReactNode => nodes((token as Tokens.Generic).tokens ?? [], context);
	switch (token.type) {
		case "space":
		case "def":
			return null;
		case "heading":
			return createElement(`h${(token as Tokens.Heading).depth}`, null, children());
		case "paragraph":
			return <p>{children()}</p>;
		case "blockquote":
			return <blockquote>{children()}</blockquote>;
		case "list":
			return list(token as Tokens.List, context);
		case "table":
			return table(token as Tokens.Table, context);
		case "code":
			return (
				<pre>
					<code>{(token as Tokens.Code).text}</code>
				</pre>
			);
		case "hr":
			return <hr />;
		case "strong":
			return <strong>{children()}</strong>;
		case "em":
			return <em>{children()}</em>;
		case "del":
			return <del>{children()}</del>;
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
				? children()
				: linkNumbers(decodeEntities((token as Tokens.Text).text), context);
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

/** A table in a box that scrolls on narrow screens, like ComparisonTable.tsx. */
function table({ header, rows }: Tokens.Table, context: Context): ReactNode {
	const cells = (row: readonly Tokens.TableCell[], Head: "th" | "td", className: string) => (
		<tr>
			{row.map(({ tokens, text }, index) => {
				// Use <td> for an empty heading, because an empty <th> would name its column "".
				const Cell = text === "" ? "td" : Head;
				return (
					<Cell
						key={index.toString()}
						scope={Cell === "th" ? "col" : undefined}
						className={className}
					>
						{nodes(tokens, context)}
					</Cell>
				);
			})}
		</tr>
	);
	const label = header.map(({ text }) => plainText(text)).filter(Boolean);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the table (WCAG 2.1.1).
		<section className="comparison-table" aria-label={label.join(", ")} tabIndex={0}>
			<table>
				<thead>{cells(header, "th", "comparison-table__cell comparison-table__cell--head")}</thead>
				<tbody>
					{rows.map((row, index) => (
						<Fragment key={index.toString()}>{cells(row, "td", "comparison-table__cell")}</Fragment>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** Links phone numbers. Keeps road numbers ("I-275") and price ranges on one line. */
function linkNumbers(text: string, { linked }: Context): ReactNode {
	if (!unbrokenNumber.test(text)) return text;
	return text.split(unbrokenNumber).map((piece, index) => {
		const key = index.toString();
		if (index % 2 === 0) return piece;
		if (!piece.startsWith("(")) {
			return (
				<span key={key} className="unbroken">
					{piece}
				</span>
			);
		}
		return linked ? (
			piece
		) : (
			<a key={key} href={`tel:+1${piece.replace(/\D/g, "")}`}>
				{piece}
			</a>
		);
	});
}

/**
 * Returns the URL of a Markdown link. The route table checks internal paths. Returns undefined for
 * relative paths and unsafe schemes, so that the text is shown without a link.
 */
function linkTarget(href: string, to: Links): string | undefined {
	if (href.startsWith("/") && !href.startsWith("//")) return to.path(href);
	return /^(?:https?:|mailto:|tel:|#)/i.test(href) ? href : undefined;
}

/** Decodes common entities, such as "&lt;", because React would escape their "&" again. */
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
