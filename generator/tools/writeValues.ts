import {
	type Document,
	isCollection,
	isMap,
	isScalar,
	isSeq,
	type Node,
	type Pair,
	parseDocument,
	type Scalar,
	type ScalarTag,
	stringify,
	type Tags,
	visit,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import { type Fields, isFields } from "../../site/inside.ts";

/** The format in which Sveltia CMS 0.221, the page at /admin, writes YAML. */
export const editorFormat = {
	indent: 2,
	indentSeq: true,
	lineWidth: 0,
	defaultKeyType: "PLAIN",
	defaultStringType: "PLAIN",
	singleQuote: true,
} as const;

/** Folded texts break before this column, as in the files of data/. */
const lineWidth = 120;

/**
 * Writes values into a YAML text. Keeps comments, order and quotes, but folds long texts anew: this
 * changes nothing in a file that this function has written.
 */
export function writeValues(text: string, value: unknown): string {
	const document = parseDocument(text, { customTags });
	// Write invalid YAML anew: losing its comments is better than losing the change.
	if (document.errors.length > 0) return stringify(value, null, editorFormat);
	if (isSame(document.toJS(), value)) return text;
	document.contents = update(document.contents, value, document) as typeof document.contents;
	return document.toString({
		lineWidth,
		indent: /^( {2,8})[^\s#]/m.exec(text)?.[1]?.length ?? 2,
		indentSeq: !/:[ \t]*\n(?:[ \t]*#.*\n)*- /.test(text),
	});
}

/** Writes { a: 1 } with spaces and [1, 2] without, each on one line. */
const customTags = (tags: Tags): Tags =>
	tags.map((tag) => {
		if (typeof tag === "string" || !tag.collection) return tag;
		const write: NonNullable<ScalarTag["stringify"]> = (node, context, ...rest) => {
			const padded = { ...context, flowCollectionPadding: isSeq(node) ? "" : " " };
			if (isCollection(node) && node.flow) {
				padded.options = { ...padded.options, lineWidth: 0 };
				visit(node, { Scalar: quoteLines });
			}
			return (node as unknown as YAMLSeq).toString(padded, ...rest);
		};
		return { ...tag, stringify: write } as typeof tag;
	});

/** Quotes texts of several lines in [ ] and { }: yaml can't read back some that it writes there. */
function quoteLines(_key: unknown, scalar: Scalar): void {
	const isQuoted = scalar.type?.startsWith("QUOTE");
	if (!isQuoted && String(scalar.value).includes("\n")) scalar.type = "QUOTE_DOUBLE";
}

/** Gives a node a new value. Returns the node, or a new node if the value has another shape. */
function update(node: Node | null, value: unknown, document: Document): Node {
	if (isMap(node) && isFields(value)) updateFields(node as Fieldset, value, document);
	else if (isSeq(node) && Array.isArray(value)) updateItems(node, value, document);
	else if (isScalar(node) && (typeof value !== "object" || value === null)) {
		// Remove the type from changed text: yaml never writes PLAIN text as a block of several lines.
		if (node.value !== value && node.type === "PLAIN") delete node.type;
		node.value = value;
	} else return document.createNode(value);
	return node;
}

function updateItems(list: YAMLSeq, values: readonly unknown[], document: Document): void {
	const olds = list.items as readonly Node[];
	const matches = matchItems(
		olds.map((item) => item.toJS(document)),
		values,
	);
	list.items = values.map((value, index) => {
		const old = olds[matches[index] ?? -1];
		if (old) return update(old, value, document);
		const fresh = document.createNode(value) as Node;
		if (isCollection(fresh) && isCollection(olds[0])) fresh.flow = olds[0].flow === true;
		return fresh;
	});
	if (olds.length === 0) list.flow = values.length === 0;
}

type Field = Pair<Scalar, Node | null>;
type Fieldset = YAMLMap<Scalar, Node | null>;

function updateFields(map: Fieldset, value: Fields, document: Document): void {
	let above: string | undefined;
	map.items = map.items.filter(({ key, value: node }) => {
		const isKept = Object.hasOwn(value, String(key.value)) || isEmpty(node?.toJS(document));
		// Move the comment above a removed field to the next field.
		key.commentBefore = joined(above, key.commentBefore);
		above = isKept ? undefined : key.commentBefore;
		return isKept;
	});
	if (above) map.comment = joined(above, map.comment);
	const names = Object.keys(value);
	for (const [index, name] of names.entries()) {
		const known = map.items.find(({ key }) => key.value === name);
		if (known) known.value = update(known.value, value[name], document);
		if (known || isEmpty(value[name])) continue;
		const field = document.createPair(name, value[name]) as Field;
		const earlier = names.slice(0, index);
		const before = map.items.findLastIndex(({ key }) => earlier.includes(String(key.value)));
		map.items.splice(placeAtExample(name, field.key, map.items) ?? before + 1, 0, field);
	}
}

const joined = (...comments: readonly (string | null | undefined)[]): string =>
	comments.filter(Boolean).join("\n");

/**
 * Finds the comment that shows how to write a field ("# name: …"), and moves it and the lines above
 * it to the new field.
 * @returns the index of the field below the comment
 */
function placeAtExample(name: string, key: Scalar, fields: readonly Field[]): number | undefined {
	const example = new RegExp(`^[^]*?^ ?${name}:.*(?:\\n  .*)*$\\n?`, "m");
	const index = fields.findIndex((field) => example.test(field.key.commentBefore ?? ""));
	const next = fields[index]?.key;
	const [own = ""] = example.exec(next?.commentBefore ?? "") ?? [];
	if (!next) return undefined;
	key.commentBefore = own.trimEnd();
	key.spaceBefore = next.spaceBefore === true;
	next.commentBefore = next.commentBefore?.slice(own.length) ?? "";
	return index;
}

/**
 * Whether a value means the same as a missing field. The page at /admin writes `false` for each
 * switch that is off, and leaves out empty values.
 */
function isEmpty(value: unknown): boolean {
	if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
	return value === undefined || value === null || value === "" || value === false;
}

/** Whether two values are equal. In records, a missing field counts as equal to an empty one. */
export function isSame(one: unknown, other: unknown): boolean {
	if (Array.isArray(one) && Array.isArray(other))
		return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
	if (!isFields(one) || !isFields(other)) return one === other;
	return Object.keys({ ...one, ...other }).every(
		(name) => isSame(one[name], other[name]) || (isEmpty(one[name]) && isEmpty(other[name])),
	);
}

/**
 * Finds the old item of each new item: an equal one, or else a similar one. If as many old as new
 * items are left without an equal one, they are paired in order.
 * @returns for each new item, the index of its old item, or -1 if the item was added
 */
function matchItems(old: readonly unknown[], items: readonly unknown[]): readonly number[] {
	const unused = new Set(old.keys());
	/** Returns the index of an unused old item that matches, and marks it as used. Otherwise -1. */
	const take = (isMatch: (one: unknown) => boolean): number => {
		const index = [...unused].find((at) => isMatch(old[at])) ?? -1;
		unused.delete(index);
		return index;
	};
	const equal = items.map((item) => take((one) => isSame(one, item)));
	const isOneToOne = equal.filter((index) => index < 0).length === unused.size;
	return equal.map((index, at) =>
		index >= 0 ? index : take((one) => isOneToOne || isAlike(one, items[at])),
	);
}

/** Whether at least half of the fields of two records are the same. */
function isAlike(one: unknown, other: unknown): boolean {
	if (!isFields(one) || !isFields(other)) return false;
	const names = Object.keys({ ...one, ...other });
	return names.filter((name) => isSame(one[name], other[name])).length * 2 >= names.length;
}
