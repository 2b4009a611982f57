/** An attribute as React writes it. */
export const attributePattern = /\s([^\s=>]+)="([^"]*)"/g;

/**
 * Gives a start tag the form in which it is shortest, and the same to a browser: no quotes where
 * none are needed, no value where it is empty, no entities that stand for themselves
 * (https://html.spec.whatwg.org/multipage/syntax.html#attributes-2). React writes no white space of
 * its own, so tags, and entities in texts, are all that can be saved.
 * @param tag as React writes it: double quotes around every value, and < and > as entities
 * @param inDrawing where names keep their case, and a slash ends an element
 */
export function minifyTag(tag: string, inDrawing: boolean): string {
	const keepsLetters = inDrawing || tag.startsWith("<svg");
	const isEmpty = tag.endsWith("/>");
	const start = tag
		.slice(0, isEmpty ? -2 : -1)
		.replace(attributePattern, (_, written: string, value: string) => {
			const name = keepsLetters ? written : written.toLowerCase();
			return value === "" ? ` ${name}` : ` ${name}=${quote(value)}`;
		});
	const endsUnquoted = /=[^\s"']+$/.test(start);
	if (isEmpty && inDrawing) return `${start}${endsUnquoted ? " " : ""}/>`;
	return `${start}${endsUnquoted && start.endsWith("/") ? " " : ""}>`;
}

/** A value in the quotes that it needs, if any. */
function quote(value: string): string {
	const plain = decodeEntities(value);
	if (/^[^\s"'=`]+$/.test(plain)) return plain;
	if (!plain.includes('"')) return `"${plain}"`;
	return plain.includes("'") ? `"${plain.replaceAll('"', "&quot;")}"` : `'${plain}'`;
}

/**
 * A text or value with the entities that React writes taken back; an ampersand that could be read
 * as the start of one, or comes last, stays.
 */
export const decodeEntities = (text: string): string =>
	text.includes("&")
		? text
				.replaceAll("&#x27;", "'")
				.replaceAll("&quot;", '"')
				.replace(/&amp;(?=[^#\w])/g, "&")
		: text;
