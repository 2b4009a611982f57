import project from "../../package.json" with { type: "json" };
import type { Cache } from "../cache.ts";

/** Nothing here changes what a browser builds from the tag. */
const options = { collapseBooleanAttributes: true, decodeEntities: true, removeAttributeQuotes: true } as const;
/** What decides the minifier's answer besides the tag. */
const recipe = [project.dependencies["html-minifier-terser"], JSON.stringify(options)];

// Stands for an attribute's value: a character that no text of ours holds (private use), twice where the value needs quotes.
const mark = "\ue000";
const marks = /\ue000(?: \ue000)?/g;
/** Stands for an ampersand that has to stay an entity: the minifier writes "&amp;copy" as "&copy", which browsers read as "©". */
const ampersand = "\ue001";
const attribute = /(\s[^\s=>]+=)"([^"]+)"/g;
const voidTag = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/;

/**
 * Gives start tags the form in which they are shortest. React writes no white space of its own, so tags, and entities in texts, are
 * all that can be saved. The minifier gets each kind of tag once, without the values of its attributes, and a later build finds
 * the answer in the cache: the minifier takes 0.1 s to load, and 0.2 ms for a tag.
 *
 * @returns a function from a start tag as React writes it, and whether it stands in a drawing (where names keep their case)
 */
export function createTagMinifier(cache: Cache): (tag: string, inDrawing: boolean) => Promise<string> {
	const shapes = new Map<string, string>();
	return async (tag, inDrawing) => {
		if (tag.includes(mark) || tag.includes(ampersand)) return tag;
		const values: string[] = [];
		const shape = tag.replace(attribute, (whole, name: string, value: string) => takeValue(whole, name, value, values));
		const key = inDrawing ? `svg ${shape}` : shape;
		let minified = shapes.get(key);
		if (minified === undefined) {
			minified = String(await cache.remember("tags", [...recipe, key], () => minifyOne(shape, inDrawing))).replaceAll(ampersand, "&amp;");
			shapes.set(key, minified);
		}
		let index = 0;
		return values.length === 0 ? minified : minified.replace(marks, () => values[index++] ?? "");
	};
}

function takeValue(whole: string, name: string, value: string, values: string[]): string {
	const plain = decodeEntities(value);
	// What would change is left to the minifier: one that ends in a slash, for instance, gets a space where it loses its quotes.
	if (/["`\r\n\t\f]|^ | $| {2}|\/$/.test(plain)) return whole.replace(/&amp;(?=[#\w])/g, ampersand);
	values.push(plain);
	return `${name}"${/[ '=]/.test(plain) ? `${mark} ${mark}` : mark}"`;
}

async function minifyOne(tag: string, inDrawing: boolean): Promise<Uint8Array> {
	const { minify } = await import("html-minifier-terser");
	const end = voidTag.test(tag) || tag.endsWith("/>") ? "" : `</${/^<([^\s>]+)/.exec(tag)?.[1]}>`;
	const [before, after] = inDrawing ? ["<svg>", "</svg>"] : ["", ""];
	const minified = await minify(`${before}${tag}${end}${after}`, options);
	return Buffer.from(minified.slice(before.length, minified.length - end.length - after.length));
}

/** A text or value with the entities that React writes taken back; an ampersand that could be read as the start of one, or comes last, stays. */
export const decodeEntities = (text: string): string =>
	text.includes("&")
		? text
				.replaceAll("&#x27;", "'")
				.replaceAll("&quot;", '"')
				.replace(/&amp;(?=[^#\w])/g, "&")
		: text;
