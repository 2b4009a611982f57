import { matchesSearch } from "../islands/matchesSearch.ts";

/**
 * The words that a text has to be given so that a search finds it by more than it says: no word
 * twice, and none that stands in the text or inside of another word already.
 * @param text what the row shows
 * @param more words and phrases
 */
export function searchWords(text: string, more: readonly string[]): readonly string[] {
	const phrases = more.flatMap((phrase) => phrase.toLowerCase().split(/\s+/));
	const kept: string[] = [];
	// Of two words that say each other, the later one stays.
	for (const [index, word] of phrases.entries())
		if (![text, ...kept, ...phrases.slice(index + 1)].some((known) => matchesSearch(known, word)))
			kept.push(word);
	return kept;
}
