import { minify } from "html-minifier-terser";
import { readVocabulary, type Vocabulary } from "./criticalCss.ts";
import { shapeOf } from "./pageShape.ts";

/**
 * Nothing here changes what a browser builds from the page. CSS and scripts arrive minified already; `sortAttributes`
 * made the minifier 2.7 times slower and saved no byte.
 */
const options = {
	collapseBooleanAttributes: true,
	collapseWhitespace: true,
	decodeEntities: true,
	removeAttributeQuotes: true,
	removeComments: true,
} as const;

/** Minifies an HTML text: a page, or an element with all that is in it. */
export const minifyHtml = (html: string): Promise<string> => minify(html, options);

/** A minified part of a page, and the words in it that selectors can ask for. */
export interface Minified {
	readonly html: string;
	readonly vocabulary: Vocabulary;
}

/**
 * Minifies pages without doing any work twice. A body or head is cut into fragments, and of each only the shape (its tags,
 * without texts and attribute values) goes through the minifier: page after page has the same few shapes, with other words.
 *
 * @returns a function from the inside of a <body> or <head> to the same bytes as `minifyHtml`, and their vocabulary
 */
export function createMinifier(minifyFragment: typeof minifyHtml = minifyHtml): (html: string) => Promise<Minified> {
	const known = new Map<string, Promise<Minified>>();
	return async (html) => {
		const vocabulary = new Set<string>();
		const parts = splitFragments(html).map(async (fragment) => {
			const { shape, classes, fill } = shapeOf(fragment);
			let minified = known.get(shape);
			if (minified === undefined) {
				minified = minifyPart(shape, minifyFragment).then((text) => ({ html: text, vocabulary: readVocabulary(text) }));
				known.set(shape, minified);
			}
			const part = await minified;
			for (const word of part.vocabulary) vocabulary.add(word);
			for (const value of classes) for (const name of value.split(" ")) vocabulary.add(`.${name}`);
			return fill(part.html);
		});
		return { html: (await Promise.all(parts)).join(""), vocabulary };
	};
}

/** <main …> and </main> stand alone, around other fragments: the minifier, which would close the one and drop the other, gets them as a pair. */
async function minifyPart(shape: string, minifyFragment: typeof minifyHtml): Promise<string> {
	if (shape === "</main>") return shape;
	if (/^<main\b[^>]*>$/.test(shape)) return (await minifyFragment(`${shape}</main>`)).slice(0, -"</main>".length);
	return minifyFragment(shape);
}

const tags = /<(\/?)([a-zA-Z][^\s/>]*)[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/g;
const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const containers = /^(?:section|header|footer|aside|div|nav|article)$/;

/**
 * Cuts a body into runs of whole elements, so that each can be minified by itself: <main>'s own tags stand alone, and so
 * does each container in it or beside it. No cut falls inside any other element: the minifier would close it there.
 */
export function splitFragments(body: string): readonly string[] {
	const fragments: string[] = [];
	let depth = 0;
	let start = 0;
	const cut = (end: number) => {
		if (end > start) fragments.push(body.slice(start, end));
		start = end;
	};
	for (const { 0: tag, 1: closing, 2: name = "", index } of body.matchAll(tags)) {
		const end = index + tag.length;
		if (voids.test(name) || tag.endsWith("/>")) continue;
		if (name === "main" && depth === 0) {
			cut(index);
			cut(end);
		} else if (closing) {
			depth--;
			if (depth === 0 && containers.test(name)) cut(end);
		} else {
			if (depth === 0 && containers.test(name)) cut(index);
			depth++;
		}
	}
	cut(body.length);
	return fragments;
}
