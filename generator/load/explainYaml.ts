import { type Document, isScalar, visit } from "yaml";
import type { Code, Values } from "../../site/messages.ts";
import type { Position } from "../../site/problem.ts";

type Told = readonly [code: Code, got: string, values?: Values];

/** Where a YAML text is wrong, and what is wrong with it. */
export type Slip = readonly [place: Position, ...Told];

/** Common mistakes, by the parser's error code: https://eemeli.org/yaml/#errors */
const slips: Readonly<Record<string, Told>> = {
	BAD_INDENT: ["yaml-indent", "a line that starts in another column than its neighbors"],
	BAD_SCALAR_START: ["yaml-quotes", "a text that starts with a sign that YAML keeps for itself"],
	BAD_ALIAS: ["yaml-quotes", "a text that starts with & or *, which YAML keeps for itself"],
	BAD_DQ_ESCAPE: ["yaml-backslash", "a backslash between double quotes"],
	MULTIPLE_DOCS: ["yaml-documents", "a line of --- between two documents"],
	TAG_RESOLVE_FAILED: ["yaml-quotes", "a text that starts with !, which is a tag", { start: "!" }],
	MULTILINE_IMPLICIT_KEY: ["yaml-field", "a line that is no field"],
	MISSING_CHAR: ["yaml-field", "a line that is no field"],
};

/** Matches an indent with tabs, or with the special spaces of word processors and web pages. */
const strangeIndent = /^ *[\t\u00a0\u2000-\u200a\u202f\u3000]/;

const slipAt = (text: string, offset: number, ...told: Told): Slip => [
	placeAt(text, offset),
	...told,
];

/** Refuses a hundred nested levels, because thousands would overflow the parser's call stack. */
export function findNesting(text: string): Slip | undefined {
	const nested = /(?:[[{][^[\]{}\n]{0,20}|- ){100}/.exec(text);
	return nested ? slipAt(text, nested.index, "yaml-nested", "lists in lists in lists") : undefined;
}

interface Mistake extends Position {
	readonly code: string;
	readonly message: string;
	readonly lines: readonly string[];
	readonly source: string;
}

/** Explains to an owner why a YAML text is invalid or refused. Undefined if it is accepted. */
export function explainYaml(text: string, document: Document.Parsed): Slip | undefined {
	const [first] = [...document.errors, ...document.warnings];
	if (!first) return explainContents(text, document);
	const place = placeAt(text, first.pos[0]);
	const lines = text.split("\n");
	const { code, message } = first;
	const mistake: Mistake = { ...place, code, message, lines, source: lines[place.line - 1] ?? "" };
	const told = explainToken(mistake) ?? slips[code] ?? ["yaml-syntax", message];
	return (
		explainTwice(text, document, first.pos[0]) ??
		explainIndent(mistake) ??
		explainEmptyList(mistake) ??
		explainQuote(mistake) ?? [place, ...told]
	);
}

/** Reports the field at `offset` if its record has an earlier field of the same name. */
function explainTwice(text: string, document: Document.Parsed, offset: number): Slip | undefined {
	let slip: Slip | undefined;
	visit(document, {
		Map(_key, { items }) {
			const keys = items.map(({ key }) => key).filter(isScalar);
			const again = keys.find(({ range }) => range?.[0] === offset);
			const first = keys.find(({ value }) => value === again?.value);
			if (!again || !first || first === again) return undefined;
			const { line } = placeAt(text, first.range?.[0] ?? 0);
			const got = `${again.value}, which stands on line ${line}, too`;
			slip = slipAt(text, offset, "yaml-field-twice", got);
			return visit.BREAK;
		},
	});
	return slip;
}

function explainIndent({ line, lines }: Mistake): Slip | undefined {
	const indented = [line, line + 1].find((one) => strangeIndent.test(lines[one - 1] ?? ""));
	if (indented === undefined) return undefined;
	const got = "a tab or a space that does not break at the start of a line";
	return [{ line: indented, column: 1 }, "yaml-spaces", got];
}

function explainEmptyList({ lines }: Mistake): Slip | undefined {
	const empty = lines.findIndex((one) => one.trimEnd() === "[]");
	if (empty < 0) return undefined;
	const got = "[], which is an empty list, beside items";
	return [{ line: empty + 1, column: 1 }, "yaml-list-empty", got];
}

function explainQuote({ message, line, lines }: Mistake): Slip | undefined {
	if (!/quote/.test(message)) return undefined;
	const opens = (one: string) => /^[^#]*?[:\-[{,] *("(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.test(one);
	// A quoted text may have several lines. Its closing quote is missing if the next line begins a
	// field or a list item, or is empty.
	const open = lines.findIndex(
		(one, index) => opens(one) && /^\s*(- |[\w-]+:|$)/.test(lines[index + 1] ?? ""),
	);
	const opened = open < 0 ? line : open + 1;
	const start = /["'](?=[^"']*$)/.exec(lines[opened - 1] ?? "")?.index ?? 0;
	const got = "a quote that is opened and not closed";
	return [{ line: opened, column: start + 1 }, "yaml-quote-open", got, { opened }];
}

function explainToken({ code, message, source, column }: Mistake): Told | undefined {
	if (/^Flow/.test(message))
		return ["yaml-bracket-open", "a list or record that is opened and not closed"];
	if (code === "BLOCK_AS_IMPLICIT_KEY")
		return source.slice(column - 1).includes(": ")
			? ["yaml-quotes", "a colon in a text without quotes"]
			: ["yaml-field-below", "a field that is indented below one that has a text already"];
	if (code !== "UNEXPECTED_TOKEN") return undefined;
	if (/["']/.test(source.slice(0, column - 1)))
		return ["yaml-quote-closed", "text after a closing quote"];
	const [, start = ""] =
		/^\s*(?:- +)*(?:[\w-]+: +)?(\{\w+\}|\[[^\]]*\]\(|[[{*>|])/.exec(source) ?? [];
	// A bracket alone begins a record or a list. A text can begin with a bracket too, but then
	// `start` is longer: "{fact}", "[link](".
	if (start === "{" || start === "[")
		return ["yaml-bracket", "a list or record that goes on where it cannot"];
	const [sign] = start;
	if (sign === undefined) return ["yaml-list-line", "a list that begins on its field's own line"];
	const got = `a text that starts with ${sign}, which YAML keeps for itself`;
	return ["yaml-quotes", got, { start: sign }];
}

function explainContents(text: string, document: Document.Parsed): Slip | undefined {
	if (document.contents === null)
		return [{ line: 1, column: 1 }, "yaml-comments-only", "comments only"];
	// Refuse aliases: with them, a few lines can expand to gigabytes, or contain themselves.
	if (!text.includes("*")) return undefined;
	let slip: Slip | undefined;
	const got = "text that starts with *, which is an alias";
	visit(document, {
		Alias(_key, { range }) {
			slip = slipAt(text, range?.[0] ?? 0, "yaml-quotes", got, { start: "*" });
			return visit.BREAK;
		},
	});
	return slip;
}

/**
 * Finds slips that are valid YAML: a text cut off by #, a text read as an anchor because of &, and
 * a list item that is indented too far and so joins the item before it.
 */
export function findSilentSlip(text: string, value: unknown): Slip | undefined {
	const read = JSON.stringify(value);
	// JSON escapes quotes and backslashes. Double-quoted YAML has escaped them already: try both.
	const isRead = (written: string) =>
		[written, JSON.stringify(written).slice(1, -1)].some((text) => read.includes(text));
	// YAML reads the end of "Unit #12" as a comment, but a # without a space after it is probably
	// text.
	const cut = /^(?![ \t]*#)[^\n]*?\S[ \t]+(#[^\s#"'`,\]}]+)/m.exec(text);
	if (cut?.[1] && !isRead(cut[1])) {
		const at = cut.index + cut[0].lastIndexOf("#");
		return slipAt(text, at, "yaml-text-cut", `a text that ends before ${cut[1]}`);
	}
	const anchor = /^[^\n"'#]*?(?:[:-][ \t]+|[[{,][ \t]*)(&[^\s,[\]{}]+)/m.exec(text);
	if (anchor?.[1] && !isRead(anchor[1])) {
		const at = anchor.index + anchor[0].length - anchor[1].length;
		const got = `a text that starts with ${anchor[1]}, which is an anchor`;
		return slipAt(text, at, "yaml-quotes", got, { start: "&" });
	}
	for (const item of text.matchAll(/^( *)- ([^\n]*\S)[ \t]*\n\1 +(- [^\n]*\S)/gm)) {
		const [before = "", , ended = "", begun = ""] = item;
		// If YAML has joined the two items, the value contains the end of the first item, a space, and
		// the start of the second.
		if (!isRead(`${/\S+$/.exec(ended)?.[0]} ${begun.slice(0, 30)}`)) continue;
		const place = placeAt(text, item.index + before.lastIndexOf(begun));
		return [place, "yaml-items-joined", "two items that became one", { line: place.line }];
	}
	return undefined;
}

/** Finds the line and column of a place in a text. */
export function placeAt(text: string, offset: number): Position {
	const before = text.slice(0, offset);
	return { line: before.split("\n").length, column: before.length - before.lastIndexOf("\n") };
}
