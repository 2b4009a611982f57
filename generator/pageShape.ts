// Characters that no text of ours holds (private use) stand for what was taken out. One keeps its quotes, one loses them.
const textMark = "\ue000";
const bareMark = "\ue001";
const quotedMark = "\ue002 \ue002";
const marks = /\ue002 \ue002|[\ue000\ue001]/g;
const hasMarks = /[\ue000-\ue002]/;

/** Elements whose text the minifier treats in a way of its own. */
const special = /<(?:pre|textarea|!--)/;
/** Elements whose content is no HTML. */
const rawElements = /(<(?:script|style)\b[^>]*>)([\s\S]*?)(<\/(?:script|style)>)/;

const pieces = />([^<]+)(?=<)|( (?:href|id|for|name|src|alt|title|d|cx|cy|r|x|y|x1|x2|y1|y2|viewBox|transform|points|aria-label|aria-labelledby|aria-describedby|data-day|datetime|srcSet|value|content|media)=)"([^"]+)"/g;

/** A fragment's tags, and a function that puts its words back into what became of them. */
interface Shape {
	readonly shape: string;
	fill(minified: string): string;
}

/**
 * Takes texts and attribute values out of an HTML fragment as React writes it. What would not come through the minifier
 * as it is (entities other than quotes, white space to collapse) stays in.
 */
export function shapeOf(html: string): Shape {
	if (special.test(html) || hasMarks.test(html)) return { shape: html, fill: (minified) => minified };
	const words: string[] = [];
	// What stands before a raw element, its start tag, its content, its end tag, and so on.
	const shape = html.split(rawElements).map((part, index) => (index % 4 === 2 ? takeRaw(part, words) : takeWords(part, words))).join("");
	return {
		shape,
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

const takeWords = (html: string, words: string[]): string =>
	html.replace(pieces, (whole, text: string | undefined, name: string, value: string) => {
		if (text === undefined) {
			if (!/^[^\s"'`&<>]+(?: [^\s"'`&<>]+)*$/.test(value) || value.endsWith("/")) return whole;
			words.push(value);
			return `${name}"${/^[^\s"'`=<>]+$/.test(value) ? bareMark : quotedMark}"`;
		}
		const core = text.trim();
		const plain = core.replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
		if (core === "" || /&|[\n\r\t\f]| {2}/.test(plain)) return whole;
		words.push(plain);
		const start = text.indexOf(core);
		return `>${text.slice(0, start)}${textMark}${text.slice(start + core.length)}`;
	});
