import type { Business } from "../../schema/schema.ts";
import { languageCode } from "../site/languages.ts";

/**
 * The company as a vCard 3.0 (https://www.rfc-editor.org/rfc/rfc2426), the version that both iOS
 * and Android import: the text of /contact.vcf, lines ended by CRLF and folded at 75 bytes.
 */
export function renderContactCard({
	name,
	shortName,
	tagline,
	phone,
	email,
	url,
	address,
	coordinates,
	locale,
}: Business): string {
	const { street, city, state, zip, country } = address;
	const lines = [
		"BEGIN:VCARD",
		"VERSION:3.0",
		`PRODID:-//${escapeText(shortName)}//${escapeText(tagline)}//${languageCode(locale.language).toUpperCase()}`,
		`FN:${escapeText(name)}`,
		// A company has no family name: an empty N with ORG makes both systems file it under the
		// company's name.
		"N:;;;;",
		`ORG:${escapeText(name)}`,
		// Apple's address books show the card as a company's.
		"X-ABSHOWAS:COMPANY",
		`TEL;TYPE=WORK,VOICE,PREF:${phone}`,
		`EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`,
		`ADR;TYPE=WORK:;;${[street ?? "", city, state, zip, country].map(escapeText).join(";")}`,
		...(street === undefined ? [] : [`GEO:${coordinates.join(";")}`]),
		`URL:${url}`,
		"END:VCARD",
	];
	return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

/**
 * Backslash, semicolon, comma and line ends have a meaning of their own (RFC 2426, section 4,
 * `text-value`).
 */
const escapeText = (value: string): string =>
	value.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/**
 * Lines of at most 75 bytes, each after the first led by a space (RFC 2425, section 5.8.1); no
 * character is split.
 */
function foldLine(line: string): string {
	const folded = [""];
	for (const character of line) {
		if (Buffer.byteLength(`${folded.at(-1)}${character}`) > 75) folded.push(" ");
		folded.push(`${folded.pop()}${character}`);
	}
	return folded.join("\r\n");
}
