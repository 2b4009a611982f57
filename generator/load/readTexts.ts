import { Lexer, lexer, walkTokens } from "marked";
import { walk } from "../walk.ts";

/**
 * How a text begins that a starter company has and somebody has yet to write
 * (examples/starter).
 */
export const unwrittenMark = "[To write]";

/** What a file's texts refer to. */
export type Texts = Readonly<ReturnType<typeof readTexts>>;

/** Goes through all texts of a value once, and freezes the value on the way. */
export function readTexts(value: object) {
	/**
	 * To pages of ours, query and fragment included; and what no text can hold: a picture, a tag of
	 * HTML, a `partedLink`, `tableTarget`.
	 */
	const links: { readonly target: string; readonly path: readonly PropertyKey[] }[] = [];
	/** What visitors would read as it was typed, and nobody means so: see `strangeSigns`. */
	const signs: typeof links = [];
	/** Whether a text holds one, and so perhaps a {fact}. */
	let hasBraces = false;
	/** Fields whose text has yet to be written. */
	const unwritten: (readonly PropertyKey[])[] = [];
	for (const { value: node, path } of walk(value)) {
		Object.freeze(node);
		if (typeof node !== "string") continue;
		if (node.startsWith(unwrittenMark)) unwritten.push(path);
		hasBraces ||= /[{}]/.test(node);
		const [sign] =
			strangeSigns.exec(node) ??
			((plainFields.test(String(path.at(-1))) && markdownSigns.exec(node)) || []);
		if (sign !== undefined) signs.push({ target: sign, path });
		// A list of sources is for the one who checks the facts: its addresses are no links of a page.
		if (path[0] === "sources") continue;
		for (const target of markdownLinks(node, path[0] === "body" || path.at(-1) === "answer"))
			if (!/^(https:\/\/|tel:|mailto:)/.test(target)) links.push({ target, path });
	}
	return { links, signs, hasBraces, unwritten };
}

/**
 * A word processor's bullet at the start of a line, and entities of HTML that Markdown has no use
 * for.
 */
const strangeSigns =
	/(?<=^[ \t]*)[•▪●◦‣](?=\s)|&(?!(?:amp|lt|gt|quot|nbsp|#39);)(?:#|[a-z])\w{1,7};/im;
/** What stands on pages as it is typed, and what has no place in it. */
const plainFields = /^(?:title|heading|question|name)$/;
const markdownSigns = /\*\*|\]\(|&(?:amp|lt|gt|quot|nbsp|#39);/;

/** Characters without which a text holds no link. */
const linkCharacters = /[[<|]|https?:|www\.|@/;

/**
 * A link with a space in its middle, which makes none of it, though Markdown makes one of an
 * address outside by itself.
 */
export const partedLink = /\[[^\][]+\]\s+\((?:\/|https?:)[^()\s]*\)/g;

/** Stands for a table, among the links of a text. */
export const tableTarget = "a table";

/**
 * Where the links of a Markdown text lead, as the page will have them: whatever way they are
 * written. Pictures, tables and HTML, for which components/markdownTokens.tsx has no element, are
 * among them.
 * @param document whether the text may have paragraphs and lists, as a body or an answer, or is a
 * line
 */
export function markdownLinks(text: string, document: boolean): readonly string[] {
	if (!linkCharacters.test(text)) return [];
	const targets: string[] = text.replace(/`[^`]*`/g, "").match(partedLink) ?? [];
	walkTokens(document ? lexer(text) : Lexer.lexInline(text), (token) => {
		if (token.type === "link") targets.push(token.href);
		if (token.type === "image" || (token.type === "html" && !token.raw.startsWith("</")))
			targets.push(token.raw);
		if (token.type === "table") targets.push(tableTarget);
	});
	return targets;
}
