import { walkTokens } from "marked";
import type { z } from "zod";
import type { Texts } from "../../site/dataFile.ts";
import { lexBlocks, lexInline } from "../../site/markdown.ts";
import { fieldsOf } from "../../site/schema/roles.ts";

/**
 * Collects links and unsupported signs, and tells whether any text has braces.
 * Also freezes every value, because this loop visits all of them.
 */
export function readTexts(value: object, schema: z.ZodType | undefined): Texts {
	const links: Texts["links"][number][] = [];
	const signs: typeof links = [];
	let hasBraces = false;
	for (const { value: node, path, roles } of fieldsOf(value, schema)) {
		Object.freeze(node);
		if (typeof node !== "string") continue;
		if (roles.includes("quoted")) continue;
		hasBraces ||= /[{}]/.test(node);
		const [sign] =
			unsupportedSigns.exec(node) ??
			((roles.includes("heading") && markdownSigns.exec(node)) || []);
		if (sign !== undefined) signs.push({ target: sign, path });
		if (roles.includes("reference")) continue;
		for (const target of markdownLinks(node, roles.includes("blocks")))
			if (!/^(https:\/\/|tel:|mailto:)/.test(target)) links.push({ target, path });
	}
	return { links, signs, hasBraces };
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
/** Matches Markdown that visitors would see in a heading, because headings are shown as typed. */
const markdownSigns = /\*\*|\]\(|&(?:amp|lt|gt|quot|nbsp|#39);/;

/** Every text with a link, HTML or a table contains one of these. Other texts are not parsed. */
const linkCharacters = /[[<|]|https?:|www\.|@/;

/** Matches a link with a space before its URL, which Markdown reads as text: "[a] (/b)". */
export const partedLink = /\[[^\][]+\]\s+\((?:\/|https?:)[^()\s]*\)/g;

/**
 * Matches a broken link from `markdownLinks`: "[a](/b c)" has a space in its URL, "[a](/b" lacks
 * the last bracket.
 */
export const brokenLink = /^\[[^\][]*\]\([^)\n]*\)?$/;

export const tableTarget = "a table";
/** Matches the line below a table's head: "|---|:--|". */
const tableRule = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*\|[-:| \t]*$/m;

/**
 * Lists the targets of a Markdown text's links, broken links included. Also lists pictures, tables
 * and HTML, for which components/markdownTokens.tsx has no element.
 * @param document whether the text may have paragraphs and lists, like a page's body or an answer
 */
export function markdownLinks(text: string, document: boolean): readonly string[] {
	if (!linkCharacters.test(text)) return [];
	const targets: string[] = text.replace(/`[^`]*`/g, "").match(partedLink) ?? [];
	// Only a text that may have paragraphs may have tables.
	if (!document && tableRule.test(text)) targets.push(tableTarget);
	walkTokens(document ? lexBlocks(text) : lexInline(text), (token) => {
		if (token.type === "link") targets.push(token.href);
		if (token.type === "image" || (token.type === "html" && !token.raw.startsWith("</")))
			targets.push(token.raw);
		if (token.type === "text" && !token.tokens) {
			const [, broken] =
				/(\[[^\][]*\]\([^)\n]*\)?)/.exec(text.slice(text.indexOf(token.raw))) ?? [];
			if (broken !== undefined && token.raw.includes("](")) targets.push(broken);
		}
	});
	return targets;
}
