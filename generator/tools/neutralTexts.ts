import { type Fields, isFields } from "../../site/inside.ts";

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
	const lines = replaced.split("\n").map((line) => {
		const kept = line.split(sentenceEnds).filter((sentence) => !local.test(sentence));
		return line.trim() === "" ? line : kept.join(" ").trimEnd();
	});
	const isLost = (index: number) => lines[index] === "" && replaced.split("\n")[index] !== "";
	return lines
		.filter((_, index) => !isLost(index))
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
	if (Array.isArray(main)) return neutralItems(values, words);
	if (isFields(main)) {
		const fields = neutralFields(values.map(toFields), words);
		const kept = fields[0] ?? {};
		const isLost = essential.some((name) => name in main && !(name in kept));
		return values.map((value, index) =>
			value === undefined || isLost ? undefined : fields[index],
		);
	}
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

const toFields = (value: unknown): Fields => (isFields(value) ? value : {});

function neutralFields(values: readonly Fields[], words: readonly LocalWords[]): readonly Fields[] {
	const names = new Set(values.flatMap((value) => Object.keys(value)));
	const entries = [...names].map((name) => {
		const own = values.map((value) => value[name]);
		// A field of the translation alone, such as its slug.
		const [main = own.find((value) => value !== undefined)] = own;
		return [name, neutralize([main, ...own.slice(1)], words), own] as const;
	});
	return values.map((_, index) =>
		Object.fromEntries(
			entries.flatMap(([name, fields, own]) =>
				own[index] === undefined || fields[index] === undefined ? [] : [[name, fields[index]]],
			),
		),
	);
}

/** An item that loses one of its texts is lost as a whole: a question without its answer. */
function neutralItems(
	values: readonly unknown[],
	words: readonly LocalWords[],
): readonly unknown[] {
	const lists = values.map((value) => (Array.isArray(value) ? value : undefined));
	const length = lists[0]?.length ?? 0;
	// Lists of search words have another length in each language.
	if (lists.some((list) => list && list.length !== length))
		return values.map((value, index) => neutralize([value], words.slice(index, index + 1))[0]);
	const items = Array.from({ length }, (_, at) => {
		const before = lists.map((list) => list?.[at]);
		return { before, after: neutralize(before, words) };
	}).filter(({ before, after }) => after[0] !== undefined && !losesText(before[0], after[0]));
	const kept = lists.map((list, index) => list && items.map(({ after }) => after[index]));
	return items.length === 0 && length > 0 ? values.map(() => undefined) : kept;
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
