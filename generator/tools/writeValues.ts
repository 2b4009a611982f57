import {
	type Document,
	isMap,
	isScalar,
	isSeq,
	type Node,
	type Pair,
	parse,
	parseDocument,
	Scalar,
	type ScalarTag,
	stringify,
	type Tags,
	visit,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import { type Fields, isFields } from "../../site/inside.ts";
import { isEmpty, isSame, matchItems } from "./sameValues.ts";

/** The source of each text, number and flow collection that stays as it is. */
type Sources = Map<unknown, string>;

/** Folded texts break before this column, as in the files of data/. */
const lineWidth = 120;
/** A folded text that becomes shorter than this gets one line. */
const minFolded = 60;

/** The format in which Sveltia CMS 0.221, the page at /admin, writes YAML. */
export const editorFormat = {
	indent: 2,
	indentSeq: true,
	lineWidth: 0,
	defaultKeyType: "PLAIN",
	defaultStringType: "PLAIN",
	singleQuote: true,
} as const;

/**
 * Writes values into a YAML text. Comments, order, quotes and line breaks stay, except on the
 * lines of changed values.
 */
export function writeValues(text: string, value: unknown): string {
	const format = {
		lineWidth,
		indent: /^( {2,8})[^\s#]/m.exec(text)?.[1]?.length ?? 2,
		indentSeq: !/:[ \t]*\n(?:[ \t]*#.*\n)*- /.test(text),
	};
	// A source in an unusual layout may not fit between new lines: then every node is written anew.
	for (const keepsSources of [true, false]) {
		const sources: Sources = new Map();
		const oneLine = new Set<unknown>();
		const customTags = (tags: Tags) => tagsWith(sources, oneLine, tags);
		const document = parseDocument(text, { customTags });
		const { contents } = document;
		if (document.errors.length > 0) break;
		if (isSame(document.toJS(), value)) return text;
		visit(document, {
			Node(_, node) {
				if (!keepsSources || !node.range || !(isScalar(node) || isFlow(node))) return;
				const source = text.slice(node.range[0], node.range[1]).trimEnd();
				if (source !== "" && !/^[>|]\d?\+/.test(source)) sources.set(node, source);
				if (/^(?:[>|].*\n)?.*$/.test(source)) oneLine.add(node);
			},
		});
		document.contents = update<Node>(contents, value, { document, sources }) as typeof contents;
		const written = document.toString(format);
		try {
			if (isSame(parse(written), value)) return written;
		} catch {}
	}
	// Losing a comment is better than losing a change.
	return stringify(value, null, editorFormat);
}

const isFlow = (node: unknown): boolean => (isMap(node) || isSeq(node)) && node.flow === true;

/**
 * Makes the `yaml` package write unchanged nodes as they stand in the source, and keep those on one
 * line that were on one line.
 */
const tagsWith = (sources: Sources, oneLine: ReadonlySet<unknown>, tags: Tags): Tags =>
	tags.map((tag) => {
		if (typeof tag === "string") return tag;
		const write: NonNullable<ScalarTag["stringify"]> = (node, context, onComment, onChompKeep) => {
			const source = sources.get(node);
			if (source !== undefined) {
				// The comment in the first line of a block text belongs to its source.
				if (/^[>|]/.test(source)) onComment?.();
				return source;
			}
			const padded = { ...context, flowCollectionPadding: isSeq(node) ? "" : " " };
			if (isFlow(node) || oneLine.has(node)) padded.options = { ...padded.options, lineWidth: 0 };
			const { stringify: own } = tag as Partial<ScalarTag>;
			if (own) return own(node, padded, onComment, onChompKeep);
			return (node as unknown as YAMLSeq).toString(padded, onComment, onChompKeep);
		};
		return { ...tag, stringify: write } as typeof tag;
	}) as Tags;

interface Edit {
	readonly document: Document.Parsed;
	readonly sources: Sources;
}

/** Gives a node a new value. Returns the node, or another one where the shapes differ. */
function update<N extends Node>(node: N | null, value: unknown, edit: Edit): N {
	if (node !== null && isSame(node.toJS(edit.document), value)) return node;
	const source = edit.sources.get(node);
	edit.sources.delete(node);
	if (isMap(node) && isFields(value)) updateFields(node, value, edit);
	else if (isSeq(node) && Array.isArray(value)) updateItems(node, value, edit);
	else if (isScalar(node) && (typeof value !== "object" || value === null)) {
		node.value = value;
		restyle(node, source);
	} else return styledLike(edit.document.createNode(value) as unknown as N, node);
	return node as N;
}

/** Chooses the style of a changed text: folded only if the text is long and was folded before. */
function restyle(node: Scalar, source = ""): void {
	const text = String(node.value);
	if (text.includes("\n")) node.type = Scalar.BLOCK_LITERAL;
	else if (text.length < minFolded && /^[>|]/.test(source)) node.type = Scalar.PLAIN;
}

function updateItems(list: YAMLSeq, values: readonly unknown[], edit: Edit): void {
	const olds = list.items as readonly Node[];
	const matches = matchItems(
		olds.map((item) => item.toJS(edit.document)),
		values,
	);
	if (olds.length === 0) list.flow = false;
	list.items = values.map((value, index) => {
		const old = olds[matches[index] ?? -1];
		return old ? update(old, value, edit) : newNode(value, olds[0], edit);
	});
	if (values.length === 0) list.flow = true;
}

function updateFields(map: YAMLMap, value: Fields, edit: Edit): void {
	let comment = "";
	const pairs = (map.items as Pair<Scalar, Node | null>[]).filter((pair) => {
		const name = String(pair.key.value);
		const isKept = Object.hasOwn(value, name) || isEmpty(pair.value?.toJS(edit.document));
		// The comment above a removed field stays, above the next one.
		comment = joined(comment, pair.key.commentBefore);
		if (!isKept) return false;
		if (comment !== "") pair.key.commentBefore = comment;
		comment = "";
		if (Object.hasOwn(value, name)) pair.value = update(pair.value, value[name], edit);
		return true;
	});
	if (comment !== "") map.comment = joined(comment, map.comment);
	const names = Object.keys(value);
	for (const [index, name] of names.entries()) {
		if (isEmpty(value[name]) || pairs.some(({ key }) => key.value === name)) continue;
		const pair = edit.document.createPair(name, value[name]) as Pair<Scalar, Node | null>;
		const before = pairs.findLastIndex(({ key }) =>
			names.slice(0, index).includes(String(key.value)),
		);
		pairs.splice(placeAtExample(name, pair.key, pairs) ?? before + 1, 0, pair);
	}
	map.items = pairs;
}

const joined = (...comments: readonly (string | null | undefined)[]): string =>
	comments.filter(Boolean).join("\n");

/**
 * Finds the comment that shows how to write a field ("# name: …"), and takes it, with the lines
 * above it, as the new field's own.
 * @returns the index of the field that the comment stood above
 */
function placeAtExample(
	name: string,
	key: Scalar,
	pairs: readonly Pair<Scalar, Node | null>[],
): number | undefined {
	const example = new RegExp(`^ ?${name}:.*(?:\\n  .*)*$\\n?`, "m");
	const index = pairs.findIndex((pair) => example.test(pair.key.commentBefore ?? ""));
	const next = pairs[index]?.key;
	const found = example.exec(next?.commentBefore ?? "");
	if (!next?.commentBefore || !found) return undefined;
	const end = found.index + found[0].length;
	key.commentBefore = next.commentBefore.slice(0, end).trimEnd();
	key.spaceBefore = next.spaceBefore === true;
	next.commentBefore = next.commentBefore.slice(end);
	return index;
}

/** Makes a node for a new item, without the empty fields that the other items lack. */
function newNode(value: unknown, like: Node | undefined, { document }: Edit): Node {
	const isNeeded = ([name, field]: [string, unknown]) =>
		!isEmpty(field) || (isMap(like) && like.has(name));
	const filled = isFields(value)
		? Object.fromEntries(Object.entries(value).filter(isNeeded))
		: value;
	return styledLike(document.createNode(filled), like);
}

/** Gives a new node the style of a similar one: flow or block, and quotes. */
function styledLike<N extends Node>(node: N, like: Node | null | undefined): N {
	if (isScalar(node) && isScalar(like) && typeof node.value === "string" && like.type) {
		if (/^QUOTE/.test(like.type) || String(node.value).length >= minFolded) node.type = like.type;
	} else if (isMap(node) && isMap(like)) {
		node.flow = like.flow === true;
		for (const { key, value } of node.items as Pair<Scalar, Node>[])
			if (value)
				styledLike(value, like.get(String(key.value), true) as unknown as Node | undefined);
	} else if (isSeq(node) && isSeq(like)) {
		node.flow = like.flow === true;
		for (const item of node.items as Node[]) styledLike(item, like.items[0] as Node | undefined);
	}
	return node;
}
