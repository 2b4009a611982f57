import { inside, isFields } from "../../site/inside.ts";

/** The rules that remove from a language's texts what is only true in one place. */
export interface LocalWords {
	/** Phrases, as regular expressions, and the words that take their place. */
	readonly instead: ReadonlyMap<RegExp, string>;
	/** Sentences and list items that match are left out. */
	readonly local: RegExp;
}

/** Ends of sentences. "St." is no end. */
const sentenceEnds = /(?<=(?<!\bSt)[.!?]["”)*]*)\s+(?=["“¿¡([*]*[\p{Lu}\d{])/u;

/** Replaces local phrases and removes local sentences. Returns "" if no sentence is left. */
export function neutralText(text: string, { instead, local }: LocalWords): string {
	let replaced = text;
	for (const [phrase, words] of instead) replaced = replaced.replace(phrase, words);
	return replaced
		.split("\n")
		.flatMap((line) => {
			const kept = line.split(sentenceEnds).filter((sentence) => !local.test(sentence));
			return kept.length > 0 ? kept.join(" ").trimEnd() : [];
		})
		.join("\n")
		.replace(/^#+ .*\n+(?=#|$(?![\s\S]))/gm, "")
		.replace(/\n{3,}/g, "\n\n");
}

/**
 * Removes what is local from a value and its translations. If one language loses a text, all lose
 * it, because translations follow the main language's lists.
 * @param values the same value in each language; undefined if a translation lacks it
 * @param words for each language, in the order of `values`
 * @returns the neutral values. A value is undefined if nothing is left of it.
 */
export function neutralize(
	values: readonly unknown[],
	words: readonly LocalWords[],
): readonly unknown[] {
	const [main] = values;
	const isOtherList = (value: unknown) =>
		Array.isArray(main) && Array.isArray(value) && value.length !== main.length;
	// Neutralize lists of different lengths, such as search words, independently.
	if (values.some(isOtherList))
		return values.map((value, index) => neutralize([value], words.slice(index, index + 1))[0]);
	if (typeof main === "object" && main !== null) return neutralParts(values, words);
	const texts = values.map((value, index) => {
		const rules = words[index];
		const isText = typeof value === "string" && !/^https?:/.test(value);
		return isText && rules ? neutralText(value, rules) : value;
	});
	return texts.some((text, index) => text === "" && values[index] !== "")
		? values.map(() => undefined)
		: texts;
}

/** A section or an entry makes no sense, and is removed, if it loses one of these fields. */
const essential = ["name", "text", "service", "services"] as const;

/** Neutralizes the fields of records, or the items of lists. */
function neutralParts(
	values: readonly unknown[],
	words: readonly LocalWords[],
): readonly unknown[] {
	const isList = Array.isArray(values[0]);
	const names = new Set(values.flatMap((value) => Object.keys(value ?? {})));
	const parts = [...names].map((name) => {
		const before = values.map((value) => inside(value, name));
		// If only a translation has the field, such as its slug, its value takes the main text's place.
		const [main = before.find((value) => value !== undefined)] = before;
		return { name, before, after: neutralize([main, ...before.slice(1)], words) };
	});
	// Remove a list item that loses one of its texts, such as a question without its answer.
	const kept = parts.filter(
		({ before, after }) => after[0] !== undefined && !(isList && losesText(before[0], after[0])),
	);
	const isKept = (name: string) => kept.some((part) => part.name === name);
	const isLost = isList
		? kept.length === 0 && parts.length > 0
		: essential.some((name) => inside(values[0], name) !== undefined && !isKept(name));
	return values.map((value, index) => {
		if (value === undefined || isLost) return undefined;
		if (isList) return kept.map(({ after }) => after[index]);
		const own = kept.filter(({ before }) => before[index] !== undefined);
		return Object.fromEntries(own.map(({ name, after }) => [name, after[index]]));
	});
}

const losesText = (before: unknown, after: unknown): boolean =>
	// A row of a table loses a cell.
	(Array.isArray(before) && Array.isArray(after) && after.length < before.length) ||
	(isFields(before) &&
		isFields(after) &&
		Object.entries(before).some(
			([name, value]) =>
				// Skip ids, which have no spaces: an entry can do without its price or related pages.
				typeof value === "string" && /[ {]/.test(value) && after[name] === undefined,
		));
