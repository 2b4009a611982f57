import { plain, wordsOf } from "../islands/matchesSearch.ts";

/**
 * Returns the words of `more` that a search doesn't find in `text`, a row of a searchable list.
 * Leaves out a word that another word contains.
 */
export function searchWords(text: string, more: readonly string[]): readonly string[] {
	const phrases = new Set(more.flatMap((phrase) => phrase.toLowerCase().split(/\s+/)));
	// Sort, so that the order in the data doesn't matter. Of two words that match each other, such as
	// "spring" and "springs", the later one is kept.
	const sorted = [...phrases].sort();
	const newWords = new Set<string>();
	let found = plain(text);
	let later = plain(sorted.join(" "));
	for (const word of sorted) {
		later = later.slice(plain(word).length + 1);
		if (wordsOf(word).every((part) => found.includes(part) || later.includes(part))) continue;
		newWords.add(word);
		found += ` ${plain(word)}`;
	}
	return [...phrases].filter((word) => newWords.has(word));
}
