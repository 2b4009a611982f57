import type { Markup } from "./readMarkup.ts";

/**
 * Inserts the links to the late and print styles at the start of the first child of <main> that
 * contains a late class, or else after <main>: between children, they would break sibling
 * selectors. Browsers paint the HTML before the links without waiting for the styles
 * (docs/decisions/0002-late-styles.md).
 * @param page the markup of <main>, after preloads if there are any
 * @returns the preloads, <main> with the links, and the tags of <main> before the links
 */
export function insertLateStyles({ html, tags, late }: Markup, links: string) {
	const start = html.indexOf("<main");
	const end = late?.end ?? html.length;
	const all = [...tags];
	const first = all.findIndex(({ name }) => name === "main");
	const firstScreen: Pick<Markup, "tags"> = { tags: new Set(all.slice(first, late?.tagsBefore)) };
	return {
		preloads: html.slice(0, start),
		main: html.slice(start, end) + links + html.slice(end),
		firstScreen,
	};
}
