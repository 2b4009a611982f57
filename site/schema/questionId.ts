/**
 * Makes a question's URL fragment, "How long do springs last?" → "how-long-do-springs-last", and the
 * names of files: "Coeur d'Alene" → "coeur-dalene".
 */
export const questionId = (question: string): string =>
	question
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[’']/g, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
