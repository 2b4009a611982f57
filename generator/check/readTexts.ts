import { walkTokens } from "marked";
import type { z } from "zod";
import type { Texts } from "../../site/dataFile.ts";
import { lexBlocks, lexInline } from "../../site/markdown.ts";
import type { Code } from "../../site/messages.ts";
import { fieldsOf } from "../../site/schema/roles.ts";

/**
 * Collects a file's links and the Markdown that pages can't show, and whether any text has braces.
 * Also freezes every value, because this loop visits all of them.
 */
export function readTexts(value: object, schema: z.ZodType | undefined): Texts {
	const links: Texts["links"][number][] = [];
	const faults: Texts["faults"][number][] = [];
	let hasBraces = false;
	for (const { value: node, path, roles } of fieldsOf(value, schema)) {
		Object.freeze(node);
		if (typeof node !== "string" || roles.includes("quoted")) continue;
		hasBraces ||= /[{}]/.test(node);
		const [sign] =
			(signCharacters.test(node) ? unsupportedSigns.exec(node) : null) ??
			((roles.includes("heading") && markdownSigns.exec(node)) || []);
		if (sign !== undefined) faults.push({ code: "markdown-in-plain-text", got: sign, path });
		if (roles.includes("reference")) continue;
		const markdown = readMarkdown(node, roles.includes("blocks"));
		faults.push(...markdown.faults.map((fault) => ({ ...fault, path })));
		for (const target of markdown.links)
			if (!/^(https:\/\/|tel:|mailto:)/.test(target)) links.push({ target, path });
	}
	return { links, faults, hasBraces };
}

/**
 * Matches signs that pages show as typed: bullets of word processors, entities, unknown Markdown.
 */
const unsupportedSigns = new RegExp(
	[
		/(?<=^[ \t]*)[•▪●◦‣](?=\s)/, // a bullet
		/&(?!(?:amp|lt|gt|quot|nbsp|#39);)(?:#|[a-z])\w{1,7};/, // a needless HTML entity
		/\[\^\w+\]/, // a footnote
		/\[\[[^\][\n]+\]\](?!\()/, // a wiki link
		/(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/, // a highlight
		/(?<![+\w])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+(?![+\w])/, // an underline
		/\^[^\s^_]{1,20}\^/, // a superscript
		/(?<![~\d/])~[^\s~$]{1,20}~(?![~\d/])/, // a subscript
		/(?<![\w:/]):[a-z][a-z_+-]+:(?![\w/])/, // an emoji's name
		/(?<=^[ \t]*[-*+] )\[[ x]\](?=\s)/, // a check box
		/(?<=^[ \t]*> ?)\[!\w+\]/, // a callout
		/(?<=^[ \t]*)(?::::|!!! (?=[a-z]))\w*/, // a container
		/(?<=^[ \t]*): (?=\S)/, // a definition
		/(?<=^[ \t]*)\*\[[^\]\n]+\]:/, // an abbreviation
		/(?<=^[ \t]*)\[_?toc_?\]/, // a table of contents
	]
		.map(({ source }) => source)
		.join("|"),
	"im",
);
/** Every text that `unsupportedSigns` matches contains one of these characters. */
const signCharacters = /[•▪●◦‣&[=+^~:!]/;
/** Matches Markdown that visitors would see in a heading, because headings are shown as typed. */
const markdownSigns = /\*\*|\]\(|&(?:amp|lt|gt|quot|nbsp|#39);/;

/** Every text with a link, HTML or a table contains one of these. Other texts are not parsed. */
const linkCharacters = /[[<|]|https?:|www\.|@/;

/** Matches a link with a space before its URL, which Markdown reads as text: "[a] (/b)". */
const partedLink = /\[[^\][]+\]\s+\((?:\/|https?:)[^()\s]*\)/g;

/** Matches a broken link: "[a](/b c)" has a space in its URL, "[a](/b" lacks the last bracket. */
const brokenLink = /\[[^\][]*\]\([^)\n]*\)?/;

/** Matches the line below a table's head: "|---|:--|". */
const tableRule = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*\|[-:| \t]*$/m;

/**
 * Lists the targets of a Markdown text's links, and what components/markdownTokens.tsx can't show:
 * broken links, pictures, HTML, and tables outside of documents.
 * @param isDocument whether the text may have paragraphs and lists, like a page's body or an answer
 */
export function readMarkdown(text: string, isDocument: boolean) {
	const links: string[] = [];
	const faults: { readonly code: Code; readonly got: string }[] = [];
	if (!linkCharacters.test(text)) return { links, faults };
	for (const got of text.replace(/`[^`]*`/g, "").match(partedLink) ?? [])
		faults.push({ code: "markdown-parted-link", got });
	if (!isDocument && tableRule.test(text)) faults.push({ code: "markdown-table", got: "a table" });
	walkTokens(isDocument ? lexBlocks(text) : lexInline(text), (token) => {
		const { type, raw } = token;
		if (type === "link") links.push(token.href);
		if (type === "image") faults.push({ code: "markdown-picture", got: raw });
		if (type === "html" && !raw.startsWith("</")) faults.push({ code: "markdown-html", got: raw });
		if (type === "text" && !token.tokens && raw.includes("](")) {
			const [broken] = brokenLink.exec(text.slice(text.indexOf(raw))) ?? [];
			if (broken !== undefined) faults.push({ code: "markdown-broken-link", got: broken });
		}
	});
	return { links, faults };
}
