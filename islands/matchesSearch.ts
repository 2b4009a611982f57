/**
 * Case, accents, apostrophes (straight, curly or an accent) and hyphens count for nothing: "Wi-Fi"
 * is "wifi", "won’t" is "wont".
 */
const plain = (text: string) =>
	text
		.normalize("NFD")
		.replace(/\p{M}|[’'`´-]/gu, "")
		.toLowerCase();

/**
 * Whether a text holds every word of a search, wherever in a word each stands; the endings of
 * "squeaking" and "noises" count for nothing, nor do the signs between words.
 * @returns true for an empty search
 */
export function matchesSearch(text: string, search: string): boolean {
	const within = plain(text);
	return plain(search)
		.split(/[\s.,;:!?¿¡"“”()…]+/)
		.every((word) => within.includes(word.replace(/^(...+?)(?:ing|e?s)$/, "$1")));
}
