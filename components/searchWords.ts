import { matchesSearch } from "../islands/matchesSearch.ts";

/**
 * Returns the words of `more` that a search doesn't find in `text`. `text` is a row of a searchable
 * list. Leaves out a word that another word contains.
 */
export function searchWords(text: string, more: readonly string[]): readonly string[] {
	const phrases = more.flatMap((phrase) => phrase.toLowerCase().split(/\s+/));
	// Sort, so that the order in the data doesn't matter. Of two words that match each other, such as
	// "spring" and "springs", the later one is kept.
	const sorted = phrases.toSorted();
	const newWords = new Set<string>();
	for (const [index, word] of sorted.entries())
		if (
			![text, ...newWords, ...sorted.slice(index + 1)].some((other) => matchesSearch(other, word))
		)
			newWords.add(word);
	return [...new Set(phrases)].filter((word) => newWords.has(word));
}
