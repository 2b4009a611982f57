import { memoize } from "./memoize.ts";

// Characters that no text of ours holds (private use) stand for what was taken out. One keeps its quotes, one loses them.
const textMark = "\ue000";
const bareMark = "\ue001";
const quotedMark = "\ue002 \ue002";
const marks = /\ue002 \ue002|[\ue000\ue001]/g;
const hasMarks = /[\ue000-\ue003]/;

/** Elements whose text the minifier treats in a way of its own. */
const special = /<(?:pre|textarea|!--)/;
/** Elements whose content is no HTML. */
const rawElements = /(<(?:script|style)\b[^>]*>)([\s\S]*?)(<\/(?:script|style)>)/;

/** The attributes whose values are words; React quotes each. */
const attributes =
	/( (?:class|href|id|for|name|src|alt|title|d|cx|cy|r|x|y|x1|x2|y1|y2|viewBox|transform|points|aria-label|aria-labelledby|aria-describedby|data-day|data-side|data-small|datetime|srcSet|value|content|media)=)"([^"]+)"/g;

/** Values that the minifier does more to than unquote: a bare one that ends in a slash gets a space behind it, the viewport's is shortened. */
const kept = /\/$|^viewport$|^width=/;

/** A fragment's tags, and a function that puts its words back into what became of them. */
interface Shape {
	readonly shape: string;
	/** The class names that were taken out. */
	readonly classes: ReadonlySet<string>;
	fill(minified: string): string;
}

/**
 * Takes texts and attribute values out of an HTML fragment as React writes it. What would not come through the minifier
 * as it is (entities other than quotes, white space to collapse) stays in.
 */
export function shapeOf(html: string): Shape {
	const classes = new Set<string>();
	if (special.test(html) || hasMarks.test(html)) return { shape: html, classes, fill: (minified) => minified };
	const words: string[] = [];
	// What stands before a raw element, its start tag, its content, its end tag, and so on.
	const shape = html
		.split(rawElements)
		.map((part, index) => (index % 4 === 2 ? takeRaw(part, words) : takeWords(part, words, classes)))
		.join("");
	return {
		shape,
		classes,
		fill(minified) {
			let index = 0;
			return minified.replace(marks, () => words[index++] ?? "");
		},
	};
}

function takeRaw(content: string, words: string[]): string {
	if (content === "" || content !== content.trim()) return content;
	words.push(content);
	return textMark;
}

/** A start or end tag without its words. */
interface TakenTag {
	readonly shape: string;
	readonly words: readonly string[];
	readonly classes: readonly string[];
}

/** React writes every < and > in a text or a value as an entity: the next one ends what the last one began. */
function takeWords(html: string, words: string[], classes: Set<string>): string {
	let shape = "";
	let position = 0;
	for (let start = html.indexOf("<"); start !== -1; start = html.indexOf("<", position)) {
		if (start > position) shape += takeText(html.slice(position, start), words);
		const end = html.indexOf(">", start) + 1 || html.length;
		const tag = takeTag(html.slice(start, end));
		shape += tag.shape;
		words.push(...tag.words);
		for (const name of tag.classes) classes.add(name);
		position = end;
	}
	return shape + takeText(html.slice(position), words);
}

function takeText(text: string, words: string[]): string {
	const core = text.trim();
	const plain = decode(core);
	if (core === "" || /&(?! )|[\n\r\t\f]| {2}/.test(plain)) return text;
	words.push(plain);
	const start = text.indexOf(core);
	return text.slice(0, start) + textMark + text.slice(start + core.length);
}

const takeTag = memoize((tag): TakenTag => {
	const words: string[] = [];
	const classes: string[] = [];
	const shape = tag.replace(attributes, (whole, name: string, value: string) => {
		const plain = decode(value);
		if (!/^[^\s"`<>]+(?: [^\s"`<>]+)*$/.test(plain) || /&#?\w+;/.test(plain) || kept.test(plain)) return whole;
		words.push(plain);
		if (name === " class=") classes.push(...plain.split(" "));
		return `${name}"${/^[^\s"'`=<>]+$/.test(plain) ? bareMark : quotedMark}"`;
	});
	return { shape, words, classes };
}, 20_000);

/** The entities that React writes and the minifier takes back; &lt; and &gt; stay. */
const decode = (text: string): string => (text.includes("&") ? text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&") : text);
