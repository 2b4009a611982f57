import { walkTokens } from "marked";
import type { z } from "zod";
import { fieldsOf } from "../../schema/roles.ts";
import { lexBlocks, lexInline } from "../site/markdown.ts";

/** Marks a text of the starter company (examples/starter) that is still to be written. */
export const unwrittenMark = "[To write]";

export type Texts = Readonly<ReturnType<typeof readTexts>>;

/**
 * Collects what the texts of a file refer to, and freezes the file on the way.
 * @param schema the file's
 */
export function readTexts(value: object, schema?: z.ZodType) {
	/**
	 * Links to our own pages, and what no text can hold: pictures, HTML, `partedLink`, `tableTarget`.
	 */
	const links: { readonly target: string; readonly path: readonly PropertyKey[] }[] = [];
	/** Characters that visitors would read as they were typed: see `strangeSigns`. */
	const signs: typeof links = [];
	/** Whether any text has a brace, and so perhaps a {fact}. */
	let hasBraces = false;
	const unwritten: (readonly PropertyKey[])[] = [];
	for (const { value: node, path, roles } of fieldsOf(schema, value)) {
		Object.freeze(node);
		if (typeof node !== "string") continue;
		if (node.startsWith(unwrittenMark)) unwritten.push(path);
		hasBraces ||= /[{}]/.test(node);
		const [sign] =
			strangeSigns.exec(node) ?? ((roles.includes("heading") && markdownSigns.exec(node)) || []);
		if (sign !== undefined) signs.push({ target: sign, path });
		if (roles.includes("reference")) continue;
		for (const target of markdownLinks(node, roles.includes("blocks")))
			if (!/^(https:\/\/|tel:|mailto:)/.test(target)) links.push({ target, path });
	}
	return { links, signs, hasBraces, unwritten };
}

/**
 * Bullets of word processors, HTML entities that Markdown does not need, and what other programs add
 * to Markdown: footnotes, highlights, boxes to tick, boxed parts, tables of contents.
 */
const strangeSigns =
	/\[\^\w+\]|(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])|(?<=^[ \t]*[-*+] )\[[ x]\](?=\s)|^:::\w*|^\[toc\]|(?<=^[ \t]*)[•▪●◦‣](?=\s)|&(?!(?:amp|lt|gt|quot|nbsp|#39);)(?:#|[a-z])\w{1,7};/im;
/** What visitors would read in a heading, which is shown as typed. */
const markdownSigns = /\*\*|\]\(|&(?:amp|lt|gt|quot|nbsp|#39);/;

/** A text without these characters has no link. */
const linkCharacters = /[[<|]|https?:|www\.|@/;

/**
 * A link with a space in its middle. Markdown takes it for text, or links only its bare address.
 */
export const partedLink = /\[[^\][]+\]\s+\((?:\/|https?:)[^()\s]*\)/g;

/** A link that Markdown takes for text: `[the map](https://maps.example/?q=12 Main St)`. */
export const brokenLink = /^\[[^\][]*\]\([^)\n]*\)?$/;

export const tableTarget = "a table";

/**
 * Targets of a Markdown text's links, links that are broken by a space in their address, and pictures, tables and HTML, which
 * components/markdownTokens.tsx has no element for.
 * @param document whether the text may have paragraphs and lists, as a body or an answer has
 */
export function markdownLinks(text: string, document: boolean): readonly string[] {
	if (!linkCharacters.test(text)) return [];
	const targets: string[] = text.replace(/`[^`]*`/g, "").match(partedLink) ?? [];
	walkTokens(document ? lexBlocks(text) : lexInline(text), (token) => {
		if (token.type === "link") targets.push(token.href);
		if (token.type === "image" || (token.type === "html" && !token.raw.startsWith("</")))
			targets.push(token.raw);
		if (token.type === "text" && !token.tokens) {
			const [, broken] =
				/(\[[^\][]*\]\([^)\n]*\)?)/.exec(text.slice(text.indexOf(token.raw))) ?? [];
			if (broken !== undefined && token.raw.includes("](")) targets.push(broken);
		}
		if (token.type === "table") targets.push(tableTarget);
	});
	return targets;
}
