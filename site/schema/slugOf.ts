/**
 * Converts a text to a slug, for a URL or a file name: "How long do springs last?" →
 * "how-long-do-springs-last", "Coeur d'Alene" → "coeur-dalene".
 */
export const slugOf = (text: string): string =>
	text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[’']/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
