/**
 * Makes the URL fragment of a question: "How long do springs last?" → "how-long-do-springs-last".
 * Accents are removed.
 */
export const questionId = (question: string): string =>
	question
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[’']/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
