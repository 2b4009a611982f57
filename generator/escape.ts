/**
 * A text as part of a regular expression that matches it alone: for JavaScript, PCRE (nginx) and
 * RE2 (Caddy).
 */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** A text inside HTML, or inside an attribute's double quotes. */
export const escapeHtml = (text: string): string =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll('"', "&quot;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;");

/** A part of an address as people read it; undefined where its percent signs say no text. */
export function decodePercents(part: string): string | undefined {
	try {
		return decodeURIComponent(part);
	} catch {
		return undefined;
	}
}
