/** Escapes a text for a regular expression of JavaScript, PCRE (nginx) or RE2 (Caddy). */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Escapes a text for HTML and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll('"', "&quot;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;");

/** Decodes a part of a URL. Undefined if the part contains an invalid percent encoding. */
export function decodePercents(part: string): string | undefined {
	try {
		return decodeURIComponent(part);
	} catch {
		return undefined;
	}
}
