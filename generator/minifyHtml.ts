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
	/** Tells this part's vocabulary from others. Most pages share theirs with many, so the words themselves are put together only when asked for. */
	readonly vocabularyKey: string;
	readonly vocabulary: () => Vocabulary;
}

/**
 * Minifies pages without doing any work twice. Only the shape of a body or head (its tags, without texts and attribute
 * values) goes through the minifier, cut into fragments: page after page has the same few shapes, with other words.
 *
 * @returns a function from the inside of a <body> or <head> to the same bytes as `minifyHtml`
 */
export function createMinifier(minifyFragment: typeof minifyHtml = minifyHtml): (html: string) => Promise<Minified> {
	const fragments = new Map<string, Promise<{ html: string; vocabulary: Vocabulary }>>();
	const shapes = new Map<string, Promise<{ html: string; vocabulary: Vocabulary; key: string }>>();
	const minifyOne = async (fragment: string) => {
		const { short, elements, expand } = shortenRuns(fragment);
		const [html = "", ...items] = await Promise.all([minifyPart(short, minifyFragment), ...elements.map((element) => minifyElement(element, minifyFragment))]);
		return { html: expand(html, items), vocabulary: readVocabulary([html, ...items].join("")) };
	};
	const remember = (fragment: string) => {
		const known = fragments.get(fragment) ?? minifyOne(fragment);
		fragments.set(fragment, known);
		return known;
	};
	const minifyShape = async (shape: string) => {
		const parts = await Promise.all(splitFragments(shape).map(remember));
		const vocabulary = new Set(parts.flatMap((part) => [...part.vocabulary]));
		return { html: parts.map(({ html }) => html).join(""), vocabulary, key: [...vocabulary].sort().join(" ") };
	};
	return async (html) => {
		const { shape, classes, fill } = shapeOf(html);
		let known = shapes.get(shape);
		if (known === undefined) {
			known = minifyShape(shape);
			shapes.set(shape, known);
		}
		const minified = await known;
		return {
			html: fill(minified.html),
			vocabularyKey: `${minified.key} ${[...classes].join(" ")}`,
			vocabulary: () => new Set([...minified.vocabulary, ...[...classes].map((name) => `.${name}`)]),
		};
	};
}

// Stands for a run of elements; like the marks of pageShape.ts, a character that no text of ours holds.
const runMark = "\ue003";
const marked = new RegExp(`<([a-z]+)>${runMark}</\\1>`, "g");
/** An element of a list, a table or a drawing, and its twins behind it. */
const run = /(<(li|tr|a|g)\b[^>]*>(?:(?!<\2\b)[\s\S])*?<\/\2>)\1+/g;

/**
 * Lists of towns are as long as the site has towns, and their items, without words, are alike: the minifier gets one of each.
 * Links and groups with white space at a tag stay: what becomes of it depends on what is around.
 */
function shortenRuns(fragment: string) {
	const runs: { readonly element: string; readonly count: number }[] = [];
	const short = fragment.replace(run, (whole, element: string, tag: string) => {
		if (/\/>/.test(element) || (isInline(tag) && />\s|\s</.test(element))) return whole;
		runs.push({ element, count: whole.length / element.length });
		return `<${tag}>${runMark}</${tag}>`;
	});
	const elements = [...new Set(runs.map(({ element }) => element))];
	return {
		short,
		elements,
		expand(html: string, items: readonly string[]): string {
			let index = 0;
			return html.replace(marked, () => {
				const { element = "", count = 0 } = runs[index++] ?? {};
				return (items[elements.indexOf(element)] ?? "").repeat(count);
			});
		},
	};
}

const isInline = (tag: string): boolean => tag === "a" || tag === "g";

/** Links and groups that follow each other without a space are parts of a drawing, where names keep their case. */
async function minifyElement(element: string, minifyFragment: typeof minifyHtml): Promise<string> {
	if (!isInline(element.charAt(1))) return minifyFragment(element);
	return (await minifyFragment(`<svg>${element}</svg>`)).slice("<svg>".length, -"</svg>".length);
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
