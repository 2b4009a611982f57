import { inside, isFields } from "../../site/inside.ts";

/** How texts in one language lose what is true in one place only. */
export interface LocalWords {
	/** Phrases, as regular expressions, and the words that take their place. */
	readonly instead: ReadonlyMap<RegExp, string>;
	/** Sentences and list items that match are left out. */
	readonly local: RegExp;
}

/** Ends of sentences. "St." is no end. */
const sentenceEnds = /(?<=(?<!\bSt)[.!?]["”)*]*)\s+(?=["“¿¡([*]*[\p{Lu}\d{])/u;

/** Leaves out a text's local sentences. Returns "" if none is left. */
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
 * Leaves out what is local in a text of the main language and its translations. What one language
 * loses, all lose, because translations follow the main language's lists.
 * @param values the same value in each language; undefined if a translation lacks it
 * @param words for each language, in the order of `values`
 * @returns undefined for each value of which nothing is left
 */
export function neutralize(
	values: readonly unknown[],
	words: readonly LocalWords[],
): readonly unknown[] {
	const [main] = values;
	const isOtherList = (value: unknown) =>
		Array.isArray(main) && Array.isArray(value) && value.length !== main.length;
	// Lists of search words have another length in each language.
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

/** Without one of these, nothing else in a section or an entry makes sense. */
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
		// A field of the translation alone, such as its slug.
		const [main = before.find((value) => value !== undefined)] = before;
		return { name, before, after: neutralize([main, ...before.slice(1)], words) };
	});
	// An item that loses one of its texts is lost as a whole: a question without its answer.
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
	// A row of a table.
	(Array.isArray(before) && Array.isArray(after) && after.length < before.length) ||
	(isFields(before) &&
		isFields(after) &&
		Object.entries(before).some(
			([name, value]) =>
				// A lost id is no lost text: an entry can do without its price or its related pages.
				typeof value === "string" && /[ {]/.test(value) && after[name] === undefined,
		));
