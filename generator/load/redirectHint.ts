/**
 * A hint to redirect a page's old address, because links and bookmarks may still lead there.
 * @param to by default, the page above the old one
 */
export const redirectHint = (
	folder: string,
	from: string,
	to = from.slice(0, from.lastIndexOf("/")),
): string =>
	`If the page was renamed or removed, add its old address to ${folder}/redirects.yaml: - { from: ${from}, to: ${to} }`;
