import { Document, isMap, isScalar, isSeq, Scalar, type YAMLMap, YAMLSeq } from "yaml";
import { isFields } from "../../site/inside.ts";
import { isEmpty } from "./sameValues.ts";

/** Folded texts break before this column, as in the files of data/. */
const lineWidth = 120;
const maxLineLength = 100;

/**
 * Shorter texts without line breaks stay on one line, even if the text that they replace was
 * folded.
 */
const minBlockLength = 60;

/**
 * A part of a YAML document. The functions below have a parameter `like`: a similar node, whose
 * style (such as quotes) a new value gets.
 */
export type YamlNode = Scalar | YAMLMap | YAMLSeq;
type Like = YamlNode | undefined;

export const isYamlNode = (node: unknown): node is YamlNode =>
	isScalar(node) || isMap(node) || isSeq(node);

/**
 * Writes "name: value". If the value takes several lines, the others are indented below the name.
 */
export function writeField(name: string, value: unknown, column: number, like?: Like): string {
	const key = writeInFlow(name);
	if (typeof value !== "object" || value === null)
		return `${key}: ${writeScalar(value, column, like)}`;
	if (isInFlow(value, like)) return `${key}: ${writeInFlow(value, like)}`;
	const indent = " ".repeat(column + 2);
	return `${key}:\n${indent}${writeBlock(value, column + 2, like)}`;
}

/** Writes a list's item, without the hyphen. */
export function writeItem(value: unknown, column: number, like?: Like): string {
	if (typeof value !== "object" || value === null) return writeScalar(value, column, like);
	return Array.isArray(value) || isInFlow(value, like)
		? writeInFlow(value, like)
		: writeBlock(value, column + 2, like);
}

/**
 * Writes a list or record with one line for each item or field. The caller indents the first line.
 */
export function writeBlock(value: object, column: number, like?: Like): string {
	const lines = Array.isArray(value)
		? value.map((item) => `- ${writeItem(item, column, firstItem(like))}`)
		: nonEmptyFields(value, like).map(([name, field]) =>
				writeField(name, field, column, fieldLike(like, name)),
			);
	return lines.join(`\n${" ".repeat(column)}`);
}

/** Writes a value on one line, as inside of { } and [ ]. */
export function writeInFlow(value: unknown, like?: Like): string {
	if (Array.isArray(value))
		return `[${value.map((item) => writeInFlow(item, firstItem(like))).join(", ")}]`;
	if (isFields(value)) {
		const fields = nonEmptyFields(value, like).map(
			([name, field]) => `${writeInFlow(name)}: ${writeInFlow(field, fieldLike(like, name))}`,
		);
		return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
	}
	const list = new YAMLSeq();
	list.flow = true;
	list.items = [styledScalar(value, like, false)];
	return new Document(list).toString({ lineWidth: 0 }).trim().slice(2, -2);
}

/**
 * Writes a text, a number, true or false. If a text takes several lines, the others are indented.
 * @param column the column of the field's name or of the item's hyphen
 */
export function writeScalar(value: unknown, column: number, like?: Like): string {
	const document = new Document({ name: styledScalar(value, like, true) });
	return document
		.toString({ lineWidth: lineWidth - column })
		.trimEnd()
		.slice("name: ".length)
		.replaceAll(/\n(?=.)/g, `\n${" ".repeat(column)}`);
}

function styledScalar(value: unknown, like: Like, mayBeBlock: boolean): Scalar {
	const scalar = new Scalar(value);
	if (typeof value !== "string") return scalar;
	const type = isScalar(like) ? like.type : undefined;
	const isBlock = type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
	const isLong = (text: unknown) => String(text).length > maxLineLength;
	const fits = isBlock
		? mayBeBlock && (value.length > minBlockLength || value.includes("\n"))
		: type !== Scalar.PLAIN || !isLong(value) || (isScalar(like) && isLong(like.value));
	if (type !== undefined && fits) scalar.type = type;
	else if (mayBeBlock && isLong(value)) scalar.type = Scalar.BLOCK_FOLDED;
	return scalar;
}

function isInFlow(value: object, like: Like): boolean {
	if (Object.keys(value).length === 0) return true;
	if (like !== undefined && !isScalar(like) && like.items.length > 0) return like.flow === true;
	return (
		Array.isArray(value) &&
		value.every((item) => typeof item !== "object") &&
		writeInFlow(value).length <= maxLineLength
	);
}

/**
 * Lists a value's fields. If `like` is a record, empty fields (`isEmpty`) that `like` doesn't have
 * are left out.
 */
const nonEmptyFields = (value: object, like: Like) =>
	Object.entries(value).filter(
		([name, field]) => !isEmpty(field) || !isMap(like) || like.has(name),
	);

const firstItem = (like: Like): Like => {
	const item = isSeq(like) ? like.items[0] : undefined;
	return isYamlNode(item) ? item : undefined;
};

const fieldLike = (like: Like, name: string): Like => {
	const field = isMap(like) ? like.get(name, true) : undefined;
	return isYamlNode(field) ? field : undefined;
};
