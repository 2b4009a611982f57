/**
 * What to do with the address of a page that may have been renamed or removed: links, bookmarks and
 * search results still lead there.
 * @param folder the data folder
 * @param from the old address
 * @param to where it shall lead: the page above it, unless said otherwise
 * @returns a sentence with the line for redirects.yaml
 */
export const redirectHint = (
	folder: string,
	from: string,
	to = from.slice(0, from.lastIndexOf("/")),
): string =>
	`If the page was renamed or removed, add its old address to ${folder}/redirects.yaml: - { from: ${from}, to: ${to} }`;
