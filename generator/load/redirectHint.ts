/**
 * What to do with the address of a page that may have been renamed or removed: links, bookmarks and search results still lead there.
 *
 * @param folder the data folder
 * @param from the old address, below the page that it shall lead to
 * @returns a sentence with the line for redirects.yaml
 */
export const redirectHint = (folder: string, from: string): string =>
	`If the page was renamed or removed, add its old address to ${folder}/redirects.yaml: - { from: ${from}, to: ${from.slice(0, from.lastIndexOf("/"))} }`;
