import { matchesSearch } from "../islands/matchesSearch.ts";

/**
 * Returns additional search words for a row of a searchable list, without those that the row's text
 * or another word contains.
 */
export function searchWords(text: string, more: readonly string[]): readonly string[] {
	const phrases = more.flatMap((phrase) => phrase.toLowerCase().split(/\s+/));
	// Sort first, so that the order in the data doesn't matter: if two words match each other, the
	// later in the alphabet is kept.
	const sorted = phrases.toSorted();
	const newWords = new Set<string>();
	for (const [index, word] of sorted.entries())
		if (
			![text, ...newWords, ...sorted.slice(index + 1)].some((other) => matchesSearch(other, word))
		)
			newWords.add(word);
	return [...new Set(phrases)].filter((word) => newWords.has(word));
}
