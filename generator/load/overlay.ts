import type { z } from "zod";
import { hasRole, schemaInside } from "../../schema/roles.ts";
import { digestOf } from "../hash.ts";
import { type Fields, inside, isFields } from "../walk.ts";
import type { YamlFile } from "./readYaml.ts";

export type TranslationNotes = ReturnType<typeof layOver>["translation"];

/**
 * Puts the texts of a translation in place of their source's texts, matched by key or by position.
 * An item that only one side has is left out. If lists without keys differ in length, a list of
 * texts is taken from the translation, and a list with facts from the source.
 * @param own texts in the shape of the source, plus the page's slug
 * @param schema of the source. An item's field with the role "key" is the same in every language
 */
export function layOver(own: YamlFile, source: YamlFile, schema: z.ZodType | undefined) {
	const { slug, ...fields } = isFields(own.value) ? own.value : { slug: undefined };
	/**
	 * Lists that lack items in the translation, and the keys of these items. No keys: the lists
	 * differ in length, and the source's is taken.
	 */
	const lacking: { readonly path: readonly PropertyKey[]; readonly keys: readonly string[] }[] = [];
	const places = new Map<unknown, readonly PropertyKey[]>();
	const { value, madeFrom } = merge(
		source.value,
		isFields(own.value) ? fields : own.value,
		[],
		schema,
	);
	const placeOf = (field: readonly PropertyKey[]) => {
		let node = value;
		let place: readonly PropertyKey[] = [];
		for (const key of field) {
			node = inside(node, key);
			place = places.get(node) ?? [...place, key];
		}
		return place;
	};
	return {
		yaml: { value, locate: (field: readonly PropertyKey[]) => own.locate(placeOf(field)) },
		translation: {
			/** The page's part of the address, not validated. */
			slug,
			/** Digest of the source's texts that this translation was made from. */
			source: digestOf(JSON.stringify(madeFrom)).slice(0, 16),
			lacking,
		},
	};

	function merge(
		from: unknown,
		texts: unknown,
		path: readonly PropertyKey[],
		schemaHere: z.ZodType | undefined,
	): Merged {
		if (isFields(from) && isFields(texts)) {
			const names = Object.keys(texts).sort();
			const merged = names.map((name) => ({
				name,
				...merge(from[name], texts[name], [...path, name], schemaInside(schemaHere, from, name)),
			}));
			// Leave out a record that the source no longer has: its texts alone are not a valid record.
			const parts = merged.filter(
				({ name }) => from[name] !== undefined || typeof texts[name] !== "object",
			);
			return {
				value: { ...from, ...Object.fromEntries(parts.map((part) => [part.name, part.value])) },
				madeFrom: [Object.keys(from).sort(), ...merged.map((part) => part.madeFrom)],
			};
		}
		// A list that the source has emptied stays empty, because translated items hold texts only.
		if (Array.isArray(from) && from.length === 0) return { value: from, madeFrom: from };
		if (!isListOfFields(from) || !isListOfFields(texts)) return { value: texts, madeFrom: from };
		const itemSchema = schemaInside(schemaHere, from, 0);
		const key = Object.keys(from[0] ?? {}).find(
			(name) =>
				hasRole(schemaInside(itemSchema, from[0], name), "key") &&
				[...from, ...texts].every((item) => item[name] !== undefined),
		);
		const items = from.map((item, index) => {
			const at = key === undefined ? index : texts.findIndex((one) => one[key] === item[key]);
			return { name: key && item[key], at, ...merge(item, texts[at], [...path, at], itemSchema) };
		});
		const madeFrom = items.map((item) => [item.name, item.madeFrom]);
		if (key === undefined) {
			if (from.length === texts.length) return { value: items.map(({ value }) => value), madeFrom };
			const isWhole = from.every((item, index) => saysAll(texts[index], item));
			if (!isWhole) lacking.push({ path, keys: [] });
			return { value: isWhole ? texts : from, madeFrom };
		}
		const matched = items.filter(({ at }) => at >= 0);
		for (const { value, at } of matched) places.set(value, [...path, at]);
		const keys = items.flatMap(({ name, at }) => (at < 0 ? String(name) : []));
		if (keys.length > 0) lacking.push({ path, keys });
		return { value: matched.map(({ value }) => value), madeFrom };
	}
}

interface Merged {
	readonly value: unknown;
	readonly madeFrom: unknown;
}

const isListOfFields = (value: unknown): value is readonly Fields[] =>
	Array.isArray(value) && value.length > 0 && value.every(isFields);

/** Whether the source has only texts, and the translation has all of them, or none. */
function saysAll(translation: unknown, source: unknown): boolean {
	if (translation === undefined) return true;
	if (isFields(source))
		return (
			isFields(translation) &&
			Object.keys(source).every(
				(name) => translation[name] !== undefined && saysAll(translation[name], source[name]),
			)
		);
	return Array.isArray(source)
		? source.every((item, index) => saysAll(inside(translation, index), item))
		: typeof source === "string";
}
