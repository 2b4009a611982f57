/**
 * How to redirect a page that may have been renamed or removed: links and bookmarks still use it.
 * @param to by default the page above the old one
 */
export const redirectHint = (
	folder: string,
	from: string,
	to = from.slice(0, from.lastIndexOf("/")),
): string =>
	`If the page was renamed or removed, add its old address to ${folder}/redirects.yaml: - { from: ${from}, to: ${to} }`;
