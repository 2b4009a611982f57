/** Removes case, accents, apostrophes and hyphens: "Wi-Fi" → "wifi", "won’t" → "wont". */
const plain = (text: string) =>
	text
		.normalize("NFD")
		.replace(/\p{M}|[’'`´-]/gu, "")
		.toLowerCase();

/**
 * Whether a text contains every word of a search, as a whole word or as a part of one. Ignores the
 * endings -ing, -s and -es of the search's words. An empty search matches every text.
 */
export function matchesSearch(text: string, search: string): boolean {
	const within = plain(text);
	return plain(search)
		.split(/[\s.,;:!?¿¡"“”()…]+/)
		.every((word) => within.includes(word.replace(/^(...+?)(?:ing|e?s)$/, "$1")));
}
