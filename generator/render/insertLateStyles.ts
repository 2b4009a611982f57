import type { Markup } from "./readMarkup.ts";

/**
 * Inserts the links to the late and print styles into <main>: at the start of the first child that
 * contains a class of the late styles. If no child does, the links follow <main>.
 * Browsers paint the HTML before a stylesheet in the body without waiting for the stylesheet
 * (docs/decisions/0002-late-styles.md). The links are inside of the child, because between children
 * they would break sibling selectors.
 * @param page <main>, which may follow preloads
 * @returns the preloads, <main> with the links, and the tags of <main> that are painted before them
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
