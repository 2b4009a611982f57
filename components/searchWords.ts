import { matchesSearch } from "../islands/matchesSearch.ts";

/**
 * Words for a search index, without those that the text or another word already contains.
 * @param more words and phrases to add
 */
export function searchWords(text: string, more: readonly string[]): readonly string[] {
	// Sorted, so that their order in the data decides nothing.
	const phrases = more.flatMap((phrase) => phrase.toLowerCase().split(/\s+/)).sort();
	const newWords: string[] = [];
	// Of two words that match each other, the later one is kept.
	for (const [index, word] of phrases.entries())
		if (
			![text, ...newWords, ...phrases.slice(index + 1)].some((other) => matchesSearch(other, word))
		)
			newWords.push(word);
	return newWords;
}
