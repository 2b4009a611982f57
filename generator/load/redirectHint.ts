/** Suggests a redirect from a missing page's path, by default to the page above. */
export const redirectHint = (
	folder: string,
	from: string,
	to = from.slice(0, from.lastIndexOf("/")),
): string =>
	`If the page was renamed or removed, add its old address to ${folder}/redirects.yaml: - { from: ${from}, to: ${to} }`;
