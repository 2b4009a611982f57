import { matchesSearch } from "../islands/matchesSearch.ts";

/**
 * Words for a search index, without those that the text or another word already contains.
 * @param more words and phrases to add
 */
export function searchWords(text: string, more: readonly string[]): readonly string[] {
	const phrases = more.flatMap((phrase) => phrase.toLowerCase().split(/\s+/));
	// Of two words that match each other, the one that is later in the alphabet is kept: the order
	// in the data decides nothing.
	const sorted = phrases.toSorted();
	const newWords = new Set<string>();
	for (const [index, word] of sorted.entries())
		if (
			![text, ...newWords, ...sorted.slice(index + 1)].some((other) => matchesSearch(other, word))
		)
			newWords.add(word);
	return [...new Set(phrases)].filter((word) => newWords.has(word));
}
