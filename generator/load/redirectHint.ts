/** A hint to redirect an old address, by default to the page above: old links lead to it. */
export const redirectHint = (
	folder: string,
	from: string,
	to = from.slice(0, from.lastIndexOf("/")),
): string =>
	`If the page was renamed or removed, add its old address to ${folder}/redirects.yaml: - { from: ${from}, to: ${to} }`;
