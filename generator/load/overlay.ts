import { digestOf } from "../hash.ts";
import { inside } from "../walk.ts";
import type { YamlFile } from "./readYaml.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Fields by which an item of a list is the same item in every language. */
const keyFields = ["id", "slug", "part", "number"] as const;

/** What a translation is beyond its texts. */
export type TranslationNotes = ReturnType<typeof layOver>["translation"];

/**
 * Lays the texts of a translation over what they translate, as one file whose places are the
 * translation's: its texts stand in the place of the source's, everything else stays as the source
 * has it.
 * Items with a key meet by their key, in the source's order; one that only one of the two has is
 * left out. Other items meet by their place. Where a list has grown or shrunk since, items of
 * nothing but text stay as the translation has them; items that carry facts would get another's,
 * and so stay as the source has them.
 * @param own of the same shape as its source, texts only; its page's part of the address stands
 * among them, and nowhere in its source
 */
export function layOver(own: YamlFile, source: YamlFile) {
	const { slug, ...fields } = isFields(own.value) ? own.value : { slug: undefined };
	/**
	 * Lists in the translation, each with the keys of those items of its source that it has no texts
	 * for: "tampa", a person's name; with none where its items meet by their place, carry facts, and
	 * are not as many.
	 */
	const lacking: { readonly path: readonly PropertyKey[]; readonly keys: readonly string[] }[] = [];
	/** Where in the translation those items stand that met by a key. */
	const places = new Map<unknown, readonly PropertyKey[]>();
	const { value, madeFrom } = lay(source.value, isFields(own.value) ? fields : own.value, []);
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
			/** Its page's part of the address, whatever was written there. */
			slug,
			/** Stands for the texts that it was made from. */
			source: digestOf(JSON.stringify(madeFrom)).slice(0, 16),
			lacking,
		},
	};

	/** @param path in the translation */
	function lay(from: unknown, texts: unknown, path: readonly PropertyKey[]): Laid {
		if (isFields(from) && isFields(texts)) {
			const names = Object.keys(texts).sort();
			const laid = names.map((name) => ({
				name,
				...lay(from[name], texts[name], [...path, name]),
			}));
			// A part that the source no longer has: its texts alone would be no part.
			const parts = laid.filter(
				({ name }) => from[name] !== undefined || typeof texts[name] !== "object",
			);
			return {
				value: { ...from, ...Object.fromEntries(parts.map((part) => [part.name, part.value])) },
				madeFrom: [Object.keys(from).sort(), ...laid.map((part) => part.madeFrom)],
			};
		}
		// What the source has emptied stays empty: a translated item has texts alone.
		if (Array.isArray(from) && from.length === 0) return { value: from, madeFrom: from };
		if (!isListOfFields(from) || !isListOfFields(texts)) return { value: texts, madeFrom: from };
		const key = keyOf(from, texts, path.length === 0);
		const items = from.map((item, index) => {
			const at = key === undefined ? index : texts.findIndex((one) => one[key] === item[key]);
			return { name: key && item[key], at, ...lay(item, texts[at], [...path, at]) };
		});
		const madeFrom = items.map((item) => [item.name, item.madeFrom]);
		if (key === undefined) {
			if (from.length === texts.length) return { value: items.map(({ value }) => value), madeFrom };
			const isWhole = from.every((item, index) => saysAll(texts[index], item));
			if (!isWhole) lacking.push({ path, keys: [] });
			return { value: isWhole ? texts : from, madeFrom };
		}
		const met = items.filter(({ at }) => at >= 0);
		for (const { value, at } of met) places.set(value, [...path, at]);
		const keys = items.flatMap(({ name, at }) => (at < 0 ? String(name) : []));
		if (keys.length > 0) lacking.push({ path, keys });
		return { value: met.map(({ value }) => value), madeFrom };
	}
}

/**
 * A value with its texts translated, and what of its source these were made from: the texts that
 * they replace, and what stands beside those.
 */
interface Laid {
	readonly value: unknown;
	readonly madeFrom: unknown;
}

const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);
const isListOfFields = (value: unknown): value is readonly Fields[] =>
	Array.isArray(value) && value.length > 0 && value.every(isFields);

/**
 * The field by which the items of two lists meet. A file that is a list is one of people, who keep
 * their names.
 */
function keyOf(
	source: readonly Fields[],
	translation: readonly Fields[],
	isFile: boolean,
): string | undefined {
	const have = (field: string) =>
		[...source, ...translation].every(
			(item) => typeof item[field] === "string" || typeof item[field] === "number",
		);
	return keyFields.find(have) ?? (isFile && have("name") ? "name" : undefined);
}

/** Whether a translation leaves nothing to be taken from its source. */
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
