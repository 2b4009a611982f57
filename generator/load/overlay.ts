import { digestOf } from "../hash.ts";
import type { YamlFile } from "./readYaml.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Fields by which an item of a list is the same item in every language. */
const keyFields = ["id", "slug", "part", "number"] as const;

/** What a translation is beyond its texts. */
export interface TranslationNotes {
	/** Its page's part of the address, whatever was written there. */
	readonly slug: unknown;
	/** Stands for the texts that it was made from. */
	readonly source: string;
	readonly lacking: readonly Lacking[];
}

/** A translation laid over its source, as one file whose places are the translation's. */
export function layOver(own: YamlFile, source: YamlFile): { readonly yaml: YamlFile; readonly translation: TranslationNotes } {
	const { slug, texts } = takeSlug(own.value);
	const value = overlay(source.value, texts);
	return {
		yaml: { value, locate: (field) => own.locate(placeInTranslation(texts, value, field)) },
		translation: { slug, source: digestOf(JSON.stringify(translatedTexts(source.value, texts))).slice(0, 16), lacking: leftOut(source.value, texts) },
	};
}

/** A page's part of the address stands among its texts, and nowhere in its source. */
function takeSlug(value: unknown): { readonly slug: unknown; readonly texts: unknown } {
	if (!isFields(value)) return { slug: undefined, texts: value };
	const { slug, ...texts } = value;
	return { slug, texts };
}

/**
 * Lays the texts of a translation over what they translate: its texts stand in the place of the source's, everything else stays as the source has it.
 *
 * Items with a key meet by their key, in the source's order; one that only one of the two has is left out. Other items meet by their place. Where a
 * list has grown or shrunk since, items of nothing but text stay as the translation has them; items that carry facts would get another's, and so
 * stay as the source has them.
 *
 * @param translation of the same shape as its source, texts only
 * @param isFile whether they are whole files
 */
export function overlay(source: unknown, translation: unknown, isFile = true): unknown {
	if (isFields(source) && isFields(translation)) {
		const fields = { ...source };
		for (const [name, value] of Object.entries(translation)) {
			// A part that the source no longer has: its texts alone would be no part.
			if (source[name] === undefined && typeof value === "object") continue;
			fields[name] = overlay(source[name], value, false);
		}
		return fields;
	}
	// What the source has emptied stays empty: a translated item has texts alone.
	if (Array.isArray(source) && source.length === 0) return source;
	if (!isListOfFields(source) || !isListOfFields(translation)) return translation;
	const key = keyOf(source, translation, isFile);
	if (key !== undefined)
		return source.flatMap((item) => {
			const own = translation.find((one) => one[key] === item[key]);
			return own ? [overlay(item, own, false)] : [];
		});
	if (source.length === translation.length) return source.map((item, index) => overlay(item, translation[index], false));
	return source.every((item, index) => saysAll(translation[index], item)) ? translation : source;
}

/**
 * Where in a translation a value comes from.
 *
 * @param merged what `overlay` made of the translation and its source
 * @param path in it
 */
export function placeInTranslation(translation: unknown, merged: unknown, path: readonly PropertyKey[], isFile = true): readonly PropertyKey[] {
	const [first, ...rest] = path;
	if (first === undefined) return [];
	const key = isListOfFields(translation) && isListOfFields(merged) ? keyOf(merged, translation, isFile) : undefined;
	const item = inside(merged, first);
	const own = key === undefined ? first : (translation as readonly Fields[]).findIndex((one) => one[key] === (item as Fields | undefined)?.[key]);
	return [own, ...placeInTranslation(inside(translation, own), item, rest, false)];
}

/** What of a source a translation was made from: the texts it puts its own in the place of, and what stands beside them. */
export function translatedTexts(source: unknown, translation: unknown, isFile = true): unknown {
	if (isFields(source) && isFields(translation))
		return [
			Object.keys(source).sort(),
			...Object.keys(translation)
				.sort()
				.map((name) => translatedTexts(source[name], translation[name], false)),
		];
	if (!isListOfFields(source) || !isListOfFields(translation)) return source;
	const key = keyOf(source, translation, isFile);
	return source.map((item, index) => [
		key && item[key],
		translatedTexts(item, key ? translation.find((one) => one[key] === item[key]) : translation[index], false),
	]);
}

/** A list in a translation, and the keys of those items of its source that it has no texts for: "tampa", a person's name. */
export interface Lacking {
	readonly path: readonly PropertyKey[];
	readonly keys: readonly string[];
}

/** What a translation leaves out of the lists whose items meet by a key: `overlay` leaves these items out too. */
export function leftOut(source: unknown, translation: unknown, path: readonly PropertyKey[] = []): readonly Lacking[] {
	if (isFields(source) && isFields(translation)) return Object.keys(translation).flatMap((name) => leftOut(source[name], translation[name], [...path, name]));
	if (!isListOfFields(source) || !isListOfFields(translation)) return [];
	const key = keyOf(source, translation, path.length === 0);
	const itemOf = (own: Fields, index: number) => (key === undefined ? source[index] : source.find((item) => item[key] === own[key]));
	const keys = key === undefined ? [] : source.flatMap((item) => (translation.some((own) => own[key] === item[key]) ? [] : [String(item[key])]));
	return [...(keys.length > 0 ? [{ path, keys }] : []), ...translation.flatMap((own, index) => leftOut(itemOf(own, index), own, [...path, index]))];
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const isListOfFields = (value: unknown): value is readonly Fields[] => Array.isArray(value) && value.length > 0 && value.every(isFields);
const inside = (value: unknown, key: PropertyKey): unknown =>
	typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;

/** The field by which the items of two lists meet. A file that is a list is one of people, who keep their names. */
function keyOf(source: readonly Fields[], translation: readonly Fields[], isFile: boolean): string | undefined {
	const have = (field: string) => [...source, ...translation].every((item) => typeof item[field] === "string" || typeof item[field] === "number");
	return keyFields.find(have) ?? (isFile && have("name") ? "name" : undefined);
}

/** Whether a translation leaves nothing to be taken from its source. */
function saysAll(translation: unknown, source: unknown): boolean {
	if (translation === undefined) return true;
	if (isFields(source))
		return isFields(translation) && Object.keys(source).every((name) => translation[name] !== undefined && saysAll(translation[name], source[name]));
	return Array.isArray(source) ? source.every((item, index) => saysAll(inside(translation, index), item)) : typeof source === "string";
}
