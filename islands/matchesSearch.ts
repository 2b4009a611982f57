/** Removes case, accents, apostrophes and hyphens: "Wi-Fi" → "wifi", "won’t" → "wont". */
export const plain = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/\p{M}|[’'`´-]/gu, "")
		.toLowerCase();

/** Returns the words of a search in plain form, without the endings -ing, -s and -es. */
export const wordsOf = (search: string): readonly string[] =>
	plain(search)
		.split(/[\s.,;:!?¿¡"“”()…]+/)
		.map((word) => word.replace(/^(...+?)(?:ing|e?s)$/, "$1"));

/**
 * Whether a text contains every word of a search, as a whole word or as a part of one. Ignores the
 * endings -ing, -s and -es of the search's words. An empty search matches every text.
 */
export function matchesSearch(text: string, search: string): boolean {
	const within = plain(text);
	return wordsOf(search).every((word) => within.includes(word));
}
