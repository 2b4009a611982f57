import type { z } from "zod";
import type { TranslationNotes, YamlFile } from "../../site/dataFile.ts";
import { type Fields, inside, isFields, type Path } from "../../site/inside.ts";
import { hasRole, schemaInside } from "../../site/schema/roles.ts";
import { digestOf } from "../hash.ts";
import { showValue } from "../problems.ts";

/**
 * Replaces the texts of a source file by their translations. List items are matched by key, or by
 * position in lists of the same length without keys.
 * @param own the translation: texts in the shape of the source, plus the page's slug
 * @param schema the source's schema. The role "key" marks the fields that identify list items.
 */
export function layOver(own: YamlFile, source: YamlFile, schema: z.ZodType | undefined) {
	const { slug, ...fields } = isFields(own.value) ? own.value : { slug: undefined };
	const notes: MergeNotes = { faults: [], places: new Map() };
	const texts = isFields(own.value) ? fields : own.value;
	const { value, madeFrom } = merge({ from: source.value, texts, path: [], schema, notes });
	const placeOf = (field: Path) => {
		let node = value;
		let place: Path = [];
		for (const key of field) {
			node = inside(node, key);
			place = notes.places.get(node) ?? [...place, key];
		}
		return place;
	};
	const digest = digestOf(JSON.stringify(madeFrom)).slice(0, 16);
	return {
		yaml: { value, locate: (field: Path) => own.locate(placeOf(field)) },
		translation: { slug, source: digest, faults: notes.faults },
	};
}

interface MergeNotes {
	readonly faults: TranslationNotes["faults"][number][];
	/**
	 * For each list item that was matched by key, its path in the translation. The index in that path
	 * may differ from the item's index in the source.
	 */
	readonly places: Map<unknown, Path>;
}

/** A value of the source, and its translation. */
interface Merging<T = unknown> {
	readonly from: T;
	readonly texts: T;
	readonly path: Path;
	readonly schema: z.ZodType | undefined;
	readonly notes: MergeNotes;
}

interface Merged {
	readonly value: unknown;
	readonly madeFrom: unknown;
}

function merge(merging: Merging): Merged {
	const { from, texts, path, schema, notes } = merging;
	if (isFields(from) && isFields(texts)) return mergeFields({ ...merging, from, texts });
	// Keep the source's list if it is empty. A translation's items have only the texts, so they are
	// not valid without the source's items.
	if (Array.isArray(from) && from.length === 0) return { value: from, madeFrom: from };
	if (isListOfFields(from) && isListOfFields(texts)) return mergeLists({ ...merging, from, texts });
	// A language may have a phone number of its own.
	if (!hasRole(schema, "phone")) notes.faults.push(...otherNumbers(from, texts, path));
	return { value: texts, madeFrom: from };
}

/**
 * Finds numbers of a translation that its source lacks: "7 años" for "5 years", other ZIP codes.
 * Ignores texts whose source has no digits, because the source may spell its numbers out.
 */
function otherNumbers(from: unknown, texts: unknown, path: Path): TranslationNotes["faults"] {
	if (![from, texts].flat().every((one) => typeof one !== "object")) return [];
	const written = Array.isArray(texts) ? texts.join(", ") : String(texts ?? "");
	const said = Array.isArray(from) ? from.join(", ") : String(from ?? "none");
	const got = showValue(written);
	const noted = (isSure: boolean) =>
		[{ code: "numbers-differ", path, got, values: { said }, isSure }] as const;
	if (/^[\d.,:;+\s-]*\d[\d.,:;+\s-]*$/.test(written)) return written === said ? [] : noted(true);
	if (Array.isArray(texts) && Array.isArray(from) && texts.length === from.length)
		return texts.flatMap((text, index) => otherNumbers(from[index], text, [...path, index]));
	const [own, known] = [numbersOf(texts), numbersOf(from)];
	if (known.length === 0 || own.every((number) => known.includes(number))) return [];
	// A text with more numbers, or fewer, may say the same in other words: 9 p.m., 21:00.
	return noted(own.length === known.length);
}

/**
 * Returns a text's numbers without separators, because languages use different ones: "1,000.5" and
 * "1.000,5". Ignores numbers in links and in {facts}.
 */
function numbersOf(text: unknown): readonly string[] {
	if (typeof text !== "string") return [];
	const own = text.replace(/https?:\S+|\]\([^)]*\)|\{\w+\}/g, "");
	const numbers = own.match(/\d+(?:[.,]\d+|[ \u00a0\u202f]\d{3}(?!\d))*/g) ?? [];
	return numbers.map((number) => number.replace(/\D/g, ""));
}

function mergeFields({ from, texts, path, schema, notes }: Merging<Fields>): Merged {
	const merged = Object.keys(texts)
		.sort()
		.map((name) => {
			const own = { from: from[name], texts: texts[name], path: [...path, name], notes };
			return { name, ...merge({ ...own, schema: schemaInside(schema, from, name) }) };
		});
	// Leave out a record that the source no longer has: the translation's has only texts, so it is not
	// valid alone. Keep a text: a language may have more plural forms than the source.
	const parts = merged.filter(
		({ name }) => from[name] !== undefined || typeof texts[name] !== "object",
	);
	return {
		value: { ...from, ...Object.fromEntries(parts.map((part) => [part.name, part.value])) },
		madeFrom: [Object.keys(from).sort(), ...merged.map((part) => part.madeFrom)],
	};
}

function mergeLists({ from, texts, path, schema, notes }: Merging<readonly Fields[]>): Merged {
	const itemSchema = schemaInside(schema, from, 0);
	const key = Object.keys(from[0] ?? {}).find(
		(name) =>
			hasRole(schemaInside(itemSchema, from[0], name), "key") &&
			[...from, ...texts].every((item) => item[name] !== undefined),
	);
	// Drop the faults of items that don't belong together: no keys, and lists of different lengths.
	const own = key === undefined && from.length !== texts.length ? { ...notes, faults: [] } : notes;
	const items = from.map((item, index) => {
		const at = key === undefined ? index : texts.findIndex((one) => one[key] === item[key]);
		const place = { from: item, texts: texts[at], path: [...path, at] };
		const merged = merge({ ...place, schema: itemSchema, notes: own });
		return { name: key && item[key], at, ...merged };
	});
	const madeFrom = items.map((item) => [item.name, item.madeFrom]);
	if (key === undefined) {
		if (from.length === texts.length) return { value: items.map(({ value }) => value), madeFrom };
		const isTranslated = isComplete(texts, from);
		const got = "more items, or fewer";
		if (!isTranslated) notes.faults.push({ code: "items-untranslated", path, got, isSure: false });
		return { value: isTranslated ? texts : from, madeFrom };
	}
	const matched = items.filter(({ at }) => at >= 0);
	for (const { value, at } of matched) notes.places.set(value, [...path, at]);
	const keys = items.flatMap(({ name, at }) => (at < 0 ? String(name) : [])).join(", ");
	const lack = { path, got: `no ${keys}`, values: { keys }, isSure: false };
	if (keys !== "") notes.faults.push({ code: "items-untranslated", ...lack });
	return { value: matched.map(({ value }) => value), madeFrom };
}

const isListOfFields = (value: unknown): value is readonly Fields[] =>
	Array.isArray(value) && value.length > 0 && value.every(isFields);

/**
 * Whether a translation can replace its source: the source has only texts, and the translation has
 * all of them. A list may have another length in the translation.
 */
function isComplete(translation: unknown, source: unknown): boolean {
	if (typeof source !== "object" || source === null) return typeof source === "string";
	return Object.entries(source).every(([name, text]) => {
		const own = inside(translation, name);
		return own === undefined ? Array.isArray(source) : isComplete(own, text);
	});
}
