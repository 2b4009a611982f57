import { type Document, isAlias, visit } from "yaml";
import type { Position, Problem } from "../../site/problem.ts";

type Explanation = Position & Pick<Problem, "got" | "expected" | "fix">;
type Words = readonly [got: string, expected: string, fix: string];

/** Writes the advice to put a text into quotes. `start` is the text's first character. */
const inQuotes = (got: string, start = ""): Words => [
	got,
	"the text in quotes",
	`Put the text in double quotes: "${start}…".`,
];

const indentation: Words = [
	"a line that starts in another column than its neighbors",
	"the fields of one record, and the items of one list, each in one column",
	"Move the line so that it starts below the field or item before it.",
];

const noField: Words = [
	"a line that is no field",
	"name: value",
	"Put a colon and a space after the field's name, or indent the line if it goes on with the text above.",
];

/** Explanations of common mistakes, by the parser's error code: https://eemeli.org/yaml/#errors */
const slips: Readonly<Record<string, Words>> = {
	BAD_INDENT: indentation,
	BAD_SCALAR_START: inQuotes("a text that starts with a sign that YAML keeps for itself"),
	BAD_ALIAS: inQuotes("a text that starts with & or *, which YAML keeps for itself"),
	BAD_DQ_ESCAPE: [
		"a backslash between double quotes",
		"single quotes around it",
		"Write '…' in place of \"…\".",
	],
	DUPLICATE_KEY: ["a field that stands twice", "each field once", "Remove one of the two."],
	MULTIPLE_DOCS: [
		"a line of --- between two documents",
		"one document",
		"Remove the line, or put it in quotes.",
	],
	TAG_RESOLVE_FAILED: inQuotes("a text that starts with !, which is a tag", "!"),
	MULTILINE_IMPLICIT_KEY: noField,
	MISSING_CHAR: noField,
};

/** Matches an indent with tabs, or with the special spaces of word processors and web pages. */
const strangeIndent = /^ *[\t\u00a0\u2000-\u200a\u202f\u3000]/;

const tell = (place: Position, [got, expected, fix]: Words): Explanation => ({
	...place,
	got,
	expected,
	fix,
});

/** Reports a hundred nested levels: a few thousand would overflow the parser's call stack. */
export function findDeepNesting(text: string): Explanation | undefined {
	const nested = /(?:[[{][^[\]{}\n]{0,20}|- ){100}/.exec(text);
	if (nested === null) return undefined;
	return tell(placeAt(text, nested.index), [
		"lists in lists in lists",
		"at most a hundred levels",
		"Remove the brackets, or put the text in double quotes.",
	]);
}

interface Mistake extends Position {
	readonly code: string;
	readonly message: string;
	readonly lines: readonly string[];
	readonly source: string;
}

/** Explains to an owner why a YAML text is invalid or refused. Undefined if it is accepted. */
export function explainYaml(text: string, document: Document.Parsed): Explanation | undefined {
	const [first] = [...document.errors, ...document.warnings];
	if (!first) return explainContents(text, document);
	const place = placeAt(text, first.pos[0]);
	const lines = text.split("\n");
	const { code, message } = first;
	const mistake: Mistake = { ...place, code, message, lines, source: lines[place.line - 1] ?? "" };
	const fix =
		"Check the indentation, and put text that holds a colon, a # or quotes into double quotes.";
	return (
		explainIndent(mistake) ??
		explainEmptyList(mistake) ??
		explainQuote(mistake) ??
		tell(place, explainToken(mistake) ?? slips[code] ?? [message, "valid YAML", fix])
	);
}

function explainIndent({ line, lines }: Mistake): Explanation | undefined {
	const indented = [line, line + 1].find((one) => strangeIndent.test(lines[one - 1] ?? ""));
	if (indented === undefined) return undefined;
	return tell({ line: indented, column: 1 }, [
		"a tab or a space that does not break at the start of a line",
		"common spaces",
		"Replace it by two spaces.",
	]);
}

function explainEmptyList({ lines }: Mistake): Explanation | undefined {
	const empty = lines.findIndex((one) => one.trimEnd() === "[]");
	if (empty < 0) return undefined;
	return tell({ line: empty + 1, column: 1 }, [
		"[], which is an empty list, beside items",
		"one of the two",
		"Remove the line with [].",
	]);
}

function explainQuote({ message, line, lines }: Mistake): Explanation | undefined {
	if (!/quote/.test(message)) return undefined;
	const opens = (one: string) => /^[^#]*?[:\-[{,] *("(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.test(one);
	// Find the line whose quote is not closed. A quoted text may have several lines, so look for a
	// line that opens a quote before a field, a list item or an empty line.
	const open = lines.findIndex(
		(one, index) => opens(one) && /^\s*(- |[\w-]+:|$)/.test(lines[index + 1] ?? ""),
	);
	const opened = open < 0 ? line : open + 1;
	const start = /["'](?=[^"']*$)/.exec(lines[opened - 1] ?? "")?.index ?? 0;
	return tell({ line: opened, column: start + 1 }, [
		"a quote that is opened and not closed",
		"a quote at the end of the text too",
		`Add the missing quote at the end of line ${opened}.`,
	]);
}

function explainToken(mistake: Mistake): Words | undefined {
	const { code, message, source, column } = mistake;
	if (/^Flow/.test(message))
		return [
			"a list or record that is opened and not closed",
			"its ] or }",
			"Close the bracket in the line above.",
		];
	if (code === "BLOCK_AS_IMPLICIT_KEY")
		return source.slice(column - 1).includes(": ")
			? inQuotes("a colon in a text without quotes")
			: [
					"a field that is indented below one that has a text already",
					indentation[1],
					"Remove the spaces at the start of the next line, or the text after the colon.",
				];
	return code === "UNEXPECTED_TOKEN" ? explainUnexpected(mistake) : undefined;
}

function explainUnexpected({ source, column }: Mistake): Words {
	if (/["']/.test(source.slice(0, column - 1)))
		return [
			"text after a closing quote",
			"quotes around the whole text only",
			`Inside '…' write a single quote twice: ''. Inside "…" write \\" for a double one.`,
		];
	const [, start = ""] =
		/^\s*(?:- +)*(?:[\w-]+: +)?(\{\w+\}|\[[^\]]*\]\(|[[{*>|])/.exec(source) ?? [];
	// A bracket alone begins a record or a list. A text can begin with a bracket too, but then
	// `start` is longer: "{fact}", "[link](".
	if (start === "{" || start === "[")
		return [
			"a list or record that goes on where it cannot",
			"a comma between its parts, and nothing after its last bracket",
			"Add the comma that is missing, or take out what follows the last bracket. A text goes into double quotes.",
		];
	const [sign] = start;
	return sign === undefined
		? [
				"a list that begins on its field's own line",
				"each item on a line of its own",
				"Start a new line before the hyphen.",
			]
		: inQuotes(`a text that starts with ${sign}, which YAML keeps for itself`, sign);
}

function explainContents(text: string, document: Document.Parsed): Explanation | undefined {
	if (document.contents === null)
		return tell({ line: 1, column: 1 }, [
			"comments only",
			"the file's fields",
			"Write the fields, or [] for a list that is empty.",
		]);
	let alias: number | undefined;
	// Refuse aliases: with them, a few lines can expand to gigabytes, or contain themselves.
	visit(document, (_key, node) => {
		if (!isAlias(node)) return undefined;
		alias = node.range?.[0];
		return visit.BREAK;
	});
	if (alias === undefined) return undefined;
	return tell(placeAt(text, alias), inQuotes("text that starts with *, which is an alias", "*"));
}

/**
 * Finds slips that are valid YAML: a list item that is indented too far and so joins the item
 * before it, a text cut off by #, a text read as an anchor because of &, and a field named
 * __proto__.
 */
export function findSilentSlip(text: string, value: unknown): Explanation | undefined {
	const read = JSON.stringify(value);
	// In double quotes, a file writes "\n" and so on as JSON does.
	const isRead = (written: string) =>
		[written, JSON.stringify(written).slice(1, -1)].some((text) => read.includes(text));
	// YAML reads the end of "Unit #12" as a comment, but a # without a space after it is probably
	// text.
	const cut = /^(?![ \t]*#)[^\n]*?\S[ \t]+(#[^\s#"'`,\]}]+)/m.exec(text);
	if (cut?.[1] && !isRead(cut[1]))
		return tell(placeAt(text, cut.index + cut[0].lastIndexOf("#")), [
			`a text that ends before ${cut[1]}`,
			"the text in quotes",
			'Put all of it in double quotes: "…". Before a comment, write a space after the #.',
		]);
	const anchor = /^[^\n"'#]*?(?:[:-][ \t]+|[[{,][ \t]*)(&[^\s,[\]{}]+)/m.exec(text);
	if (anchor?.[1] && !isRead(anchor[1]))
		return tell(
			placeAt(text, anchor.index + anchor[0].length - anchor[1].length),
			inQuotes(`a text that starts with ${anchor[1]}, which is an anchor`, "&"),
		);
	const proto = /(?:^|[{,])[ \t-]*["']?__proto__["']?[ \t]*:/m.exec(text);
	if (proto)
		return tell(placeAt(text, proto.index + proto[0].indexOf("__proto__")), [
			"a field named __proto__",
			"a field that is known here",
			"Remove it: no file here has such a field.",
		]);
	for (const item of text.matchAll(/^( *)- ([^\n]*\S)[ \t]*\n\1 +(- [^\n]*\S)/gm)) {
		const [before = "", , ended = "", begun = ""] = item;
		// If YAML has joined the two items, the value contains the end of the first item, a space, and
		// the start of the second.
		const joined = `${/\S+$/.exec(ended)?.[0]} ${begun.slice(0, 30)}`;
		if (!isRead(joined)) continue;
		const hyphen = placeAt(text, item.index + before.lastIndexOf(begun));
		const fix = `Move the hyphen of line ${hyphen.line} below the hyphen of the line before it.`;
		return tell(hyphen, ["two items that became one", indentation[1], fix]);
	}
	return undefined;
}

export function placeAt(text: string, offset: number): Position {
	const before = text.slice(0, offset);
	return { line: before.split("\n").length, column: before.length - before.lastIndexOf("\n") };
}
