/** Matches a tag or a comment. React escapes other < and >. */
const tagPattern = /<!--.*?-->|<(\/?)([a-z][^\s/>]*)([^>]*)>/gis;

const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/**
 * Inserts the links to the late and print styles into <main>: at the start of the first child that
 * contains a class of the late styles. If no child does, the links follow <main>.
 * Browsers paint the HTML before a stylesheet in the body without waiting for the stylesheet
 * (docs/decisions/0002-late-styles.md). The links are inside of the child, because between children
 * they would break sibling selectors.
 * @returns <main> with the links, and the part of <main> that is painted before them
 */
export function insertLateStyles(
	main: string,
	links: string,
	classes: ReadonlySet<string>,
): { readonly html: string; readonly firstScreen: string } {
	let depth = 0;
	let child = { start: 0, end: 0 };
	for (const { 0: tag, 1: slash, 2: name = "", 3: attributes = "", index } of main.matchAll(
		tagPattern,
	)) {
		if (name === "" || voidElements.test(name) || attributes.endsWith("/")) continue;
		if (slash) {
			depth -= 1;
			continue;
		}
		depth += 1;
		if (depth === 2) child = { start: index, end: index + tag.length };
		const [, names = ""] = / class="([^"]*)"/.exec(attributes) ?? [];
		if (depth >= 2 && names.split(/\s+/).some((one) => classes.has(one)))
			return {
				html: main.slice(0, child.end) + links + main.slice(child.end),
				firstScreen: main.slice(0, child.start),
			};
	}
	return { html: main + links, firstScreen: main };
}
