/** Ignores case, accents, apostrophes and hyphens: "Wi-Fi" is "wifi", "won’t" is "wont". */
const plain = (text: string) =>
	text
		.normalize("NFD")
		.replace(/\p{M}|[’'`´-]/gu, "")
		.toLowerCase();

/**
 * Whether a text contains every word of a search, also as parts of words and without the endings
 * -ing, -s and -es. True for an empty search.
 */
export function matchesSearch(text: string, search: string): boolean {
	const within = plain(text);
	return plain(search)
		.split(/[\s.,;:!?¿¡"“”()…]+/)
		.every((word) => within.includes(word.replace(/^(...+?)(?:ing|e?s)$/, "$1")));
}
