import {
	isMap,
	isScalar,
	isSeq,
	type Pair,
	parse,
	parseDocument,
	stringify,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import type { Fields } from "../../site/inside.ts";
import { isEmpty, isSame, matchItems } from "./sameValues.ts";
import {
	isYamlNode,
	writeBlock,
	writeField,
	writeInFlow,
	writeItem,
	writeScalar,
	type YamlNode,
} from "./writeYaml.ts";

/** The format in which Sveltia CMS 0.221, the page at /admin, writes YAML. */
export const editorFormat = {
	indent: 2,
	indentSeq: true,
	lineWidth: 0,
	defaultKeyType: "PLAIN",
	defaultStringType: "PLAIN",
	singleQuote: true,
} as const;

const frontMatter = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/;

/**
 * Whether Sveltia CMS may have written this text: it has no comments, and writing its values again
 * in `editorFormat` gives the same text.
 */
export function isWrittenByEditor(text: string): boolean {
	const unix = text.replaceAll("\r\n", "\n");
	const [, yaml = unix] = frontMatter.exec(unix) ?? [];
	try {
		const written = stringify(parse(yaml), null, editorFormat);
		return written.trim() === yaml.trim();
	} catch {
		return false;
	}
}

/**
 * Writes the values of a saved file into the file's earlier text. Comments, order, quotes and line
 * breaks stay, except on the lines of changed values.
 * @returns the earlier text with the saved values, or the saved text if its values don't fit into
 * the earlier text
 */
export function keepComments(before: string, saved: string): string {
	const [old, fresh] = [before, saved].map((text) => text.replaceAll("\r\n", "\n"));
	const [, oldYaml, oldBody = ""] = frontMatter.exec(old ?? "") ?? [];
	const [, freshYaml, freshBody = ""] = frontMatter.exec(fresh ?? "") ?? [];
	const kept =
		oldYaml !== undefined && freshYaml !== undefined
			? `---\n${keepInYaml(oldYaml, freshYaml)}---\n${keepBody(oldBody, freshBody)}`
			: keepInYaml(old ?? "", fresh ?? "");
	return before.includes("\r\n") ? kept.replaceAll("\n", "\r\n") : kept;
}

/** Keeps the empty lines above a Markdown body, because the page at /admin changes them. */
function keepBody(before: string, saved: string): string {
	if (before.trim() === saved.trim()) return before;
	const [emptyLines = ""] = /^\n*/.exec(before) ?? [];
	return `${emptyLines}${saved.trim()}\n`;
}

function keepInYaml(before: string, saved: string): string {
	const { errors, contents } = parseDocument(before);
	const value: unknown = parse(saved);
	if (errors.length > 0 || !isYamlNode(contents) || typeof value !== "object" || value === null)
		return saved;
	if (isSame(contents.toJSON(), value)) return before;
	const text = before.endsWith("\n") ? before : `${before}\n`;
	const edits = new Editor(text).editsOf(contents, value, 0) ?? [
		{ start: startOf(contents), end: endOf(contents, text), text: writeBlock(value, 0) },
	];
	const kept = applyEdits(text, edits);
	try {
		// If the result has other values than the saved text, return the saved text: losing a comment
		// is better than losing a change.
		return isSame(parse(kept), value) ? kept : saved;
	} catch {
		return saved;
	}
}

interface Edit {
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

function applyEdits(text: string, edits: readonly Edit[]): string {
	const inOrder = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
	let position = 0;
	const parts = inOrder.flatMap((edit) => {
		const unchanged = text.slice(position, edit.start);
		position = edit.end;
		return [unchanged, edit.text];
	});
	return [...parts, text.slice(position)].join("");
}

/**
 * Finds the edits that give a YAML text new values. If a part of the text can't be edited, the
 * methods return undefined and the caller rewrites that part.
 */
class Editor {
	readonly #text: string;

	constructor(text: string) {
		this.#text = text;
	}

	/**
	 * Finds the edits that give a node a new value.
	 * @param column the column of the field's name or of the item's hyphen
	 * @param isInFlow whether the node is inside of { } or [ ]
	 * @returns undefined if the node has to be rewritten
	 */
	editsOf(
		node: YamlNode,
		value: unknown,
		column: number,
		isInFlow = false,
	): readonly Edit[] | undefined {
		if (isSame(node.toJSON(), value)) return [];
		if (isScalar(node)) {
			if ((typeof value === "object" && value !== null) || node.source === "") return undefined;
			const text = isInFlow ? writeInFlow(value, node) : writeScalar(value, column, node);
			return [{ start: startOf(node), end: endOf(node, this.#text), text }];
		}
		if (typeof value !== "object" || value === null || isSeq(node) !== Array.isArray(value))
			return undefined;
		if (node.items.length === 0 || Object.keys(value).length === 0) return undefined;
		if (node.flow) return this.#flowEdits(node, value);
		return isMap(node)
			? this.#fieldEdits(node, value as Fields)
			: this.#itemEdits(node, value as readonly unknown[]);
	}

	/**
	 * Finds the edits of a list or record in [ ] or { }. Returns undefined if an item or field is
	 * added or removed.
	 */
	#flowEdits(node: YAMLMap | YAMLSeq, value: object): readonly Edit[] | undefined {
		const isMapNode = isMap(node);
		const olds = isMapNode
			? node.items.map((pair) => ({ name: keyOf(pair), node: nodeOf(pair) }))
			: node.items.map((value, index) => ({ name: String(index), node: nodeOf({ value }) }));
		const known = new Set(olds.map(({ name }) => name));
		const isReshaped =
			olds.some(({ name, node }) => !Object.hasOwn(value, name) && !isEmpty(node?.toJSON())) ||
			Object.entries(value).some(([name, field]) => !known.has(name) && !isEmpty(field)) ||
			(!isMapNode && olds.length !== Object.keys(value).length);
		if (isReshaped) return undefined;
		const edits = olds.map(({ name, node }) => {
			if (!Object.hasOwn(value, name)) return [];
			const field = (value as Fields)[name];
			if (node === undefined) return isEmpty(field) ? [] : undefined;
			return (
				this.editsOf(node, field, 0, true) ?? [
					{ start: startOf(node), end: endOf(node, this.#text), text: writeInFlow(field, node) },
				]
			);
		});
		return edits.every((edit) => edit !== undefined) ? edits.flat() : undefined;
	}

	#fieldEdits(map: YAMLMap, value: Fields): readonly Edit[] | undefined {
		const pairs = map.items.map((pair) => ({
			name: keyOf(pair),
			node: nodeOf(pair),
			start: pairStart(pair),
			end: pairEnd(pair, this.#text),
		}));
		const [first] = pairs;
		if (first === undefined) return undefined;
		const column = this.#columnOf(first.start);
		const lineStart = this.#lineStart(first.start);
		const isBesideHyphen = this.#text.slice(lineStart, first.start).trim() !== "";
		const isRemoved = ({ name, node }: (typeof pairs)[number]) =>
			!Object.hasOwn(value, name) && !isEmpty(node?.toJSON());
		// The first field of a list's item is on the line of the hyphen, so that line can't be removed.
		if (isBesideHyphen && isRemoved(first)) return undefined;
		const edits = pairs.flatMap((pair) => {
			const { name, node, start, end } = pair;
			if (isRemoved(pair)) return [this.#removal(start, end)];
			if (!Object.hasOwn(value, name) || isSame(node?.toJSON(), value[name])) return [];
			return (
				(node && this.editsOf(node, value[name], column)) ?? [
					{ start, end, text: writeField(name, value[name], column, node) },
				]
			);
		});
		const names = Object.keys(value);
		const added = names.flatMap((name, index) => {
			if (pairs.some((pair) => pair.name === name) || isEmpty(value[name])) return [];
			const before = pairs.findLast((pair) => names.slice(0, index).includes(pair.name));
			const line = `${" ".repeat(column)}${writeField(name, value[name], column)}\n`;
			if (before === undefined && !isBesideHyphen) return [this.#insertion(lineStart, line)];
			const example = column === 0 ? this.#exampleOf(name, pairs) : undefined;
			return [this.#insertion(example ?? this.#nextLine((before ?? first).end), line)];
		});
		return [...edits, ...added];
	}

	#itemEdits(list: YAMLSeq, values: readonly unknown[]): readonly Edit[] | undefined {
		const items = list.items.flatMap((node) => {
			if (!isYamlNode(node)) return [];
			return [{ node, start: startOf(node), end: endOf(node, this.#text) }];
		});
		const [first] = items;
		if (first === undefined || items.length < list.items.length) return undefined;
		const hyphens = items.map(({ start }) => this.#text.lastIndexOf("-", start - 1));
		const hyphen = hyphens[0] ?? 0;
		const column = this.#columnOf(hyphen);
		if (this.#text.slice(this.#lineStart(hyphen), hyphen).trim() !== "") return undefined;
		const olds = items.map(({ node }) => node.toJSON() as unknown);
		const matches = matchItems(olds, values);
		const removed = items.flatMap(({ end }, index) =>
			matches.includes(index) ? [] : [this.#removal(hyphens[index] ?? 0, end)],
		);
		let position = this.#lineStart(hyphen);
		const edits = values.flatMap((value, index) => {
			const old = items[matches[index] ?? -1];
			if (old === undefined) {
				// A moved item keeps its old text, with its comments.
				const moved = items[olds.findIndex((one) => isSame(one, value))];
				const text = moved
					? this.#text.slice(moved.start, moved.end)
					: writeItem(value, column, first.node);
				return [this.#insertion(position, `${" ".repeat(column)}- ${text}\n`)];
			}
			position = this.#nextLine(old.end);
			return (
				this.editsOf(old.node, value, column) ?? [
					{ start: old.start, end: old.end, text: writeItem(value, column, old.node) },
				]
			);
		});
		return [...removed, ...edits];
	}

	/**
	 * Finds where to write an optional field: below the comment that shows how to write it ("# name:
	 * …").
	 */
	#exampleOf(name: string, pairs: readonly Omit<Edit, "text">[]): number | undefined {
		const found = new RegExp(`^# ?${name}:.*\\n(?:#  .*\\n)*`, "m").exec(this.#text);
		if (!found) return undefined;
		const isInText = pairs.some(({ start, end }) => start <= found.index && found.index < end);
		return isInText ? undefined : found.index + found[0].length;
	}

	#insertion(at: number, text: string): Edit {
		return { start: at, end: at, text };
	}

	#removal(start: number, end: number): Edit {
		return { start: this.#lineStart(start), end: this.#nextLine(end), text: "" };
	}

	#lineStart(position: number): number {
		return this.#text.lastIndexOf("\n", position - 1) + 1;
	}

	#nextLine(position: number): number {
		const end = this.#text.indexOf("\n", position);
		return end < 0 ? this.#text.length : end + 1;
	}

	#columnOf(position: number): number {
		return position - this.#lineStart(position);
	}
}

const startOf = (node: YamlNode): number => node.range?.[0] ?? 0;

/**
 * The end of a node. The `yaml` package's ranges of blocks include the spaces and line breaks after
 * them: leave these out.
 */
function endOf(node: YamlNode, text: string): number {
	const [start, end] = node.range ?? [0, 0, 0];
	if (!isScalar(node) && !node.flow) {
		const last = node.items.at(-1);
		if (isMap(node) && last !== undefined) return pairEnd(last as Pair, text);
		if (isYamlNode(last)) return endOf(last, text);
	}
	return start + text.slice(start, end).trimEnd().length;
}

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);
const nodeOf = ({ value }: Pick<Pair, "value">): YamlNode | undefined =>
	isYamlNode(value) ? value : undefined;
const pairStart = ({ key }: Pair): number => (isYamlNode(key) ? startOf(key) : 0);
function pairEnd(pair: Pair, text: string): number {
	const value = nodeOf(pair);
	if (value) return endOf(value, text);
	return isYamlNode(pair.key) ? endOf(pair.key, text) + 1 : 0;
}
