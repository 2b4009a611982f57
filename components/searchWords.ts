import { plain, wordsOf } from "../islands/matchesSearch.ts";

/**
 * Returns the words of `more` that a search doesn't find in `text`, a row of a searchable list.
 * Leaves out a word that another word contains.
 */
export function searchWords(text: string, more: readonly string[]): readonly string[] {
	const phrases = more.flatMap((phrase) => phrase.toLowerCase().split(/\s+/));
	// Sort, so that the order in the data doesn't matter. Of two words that match each other, such as
	// "spring" and "springs", the later one is kept.
	const sorted = phrases.toSorted();
	const plainWords = sorted.map(plain);
	const newWords = new Set<string>();
	let found = plain(text);
	for (const [index, word] of sorted.entries()) {
		const others = [found, ...plainWords.slice(index + 1)].join(" ");
		if (wordsOf(word).every((part) => others.includes(part))) continue;
		newWords.add(word);
		found += ` ${plainWords[index]}`;
	}
	return [...new Set(phrases)].filter((word) => newWords.has(word));
}
