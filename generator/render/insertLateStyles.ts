/** Matches a tag or a comment. React escapes < and > in texts and values. */
const tagPattern = /<!--.*?-->|<(\/?)([a-z][^\s/>]*)([^>]*)>/gis;

const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/**
 * Inserts links to stylesheets into <main>, at the start of its first child that uses one of their
 * classes, or after <main>. Browsers paint the content before such a link without waiting for the
 * stylesheet (https://html.spec.whatwg.org/multipage/links.html#body-ok). The links are inside the
 * child, because some rules ask which child follows which.
 * @returns <main> with the links, and its part that is painted without them
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
