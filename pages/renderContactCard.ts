import { languageCode } from "../site/languages.ts";
import type { Business } from "../site/schema/schema.ts";

/**
 * Renders /contact.vcf: the company as vCard 3.0 (https://www.rfc-editor.org/rfc/rfc2426), which
 * iOS and Android both import. Lines end with CRLF and are folded at 75 bytes.
 */
export function renderContactCard(business: Business): string {
	const { name, shortName, tagline, phone, email, url, coordinates, locale } = business;
	const { street, city, state, zip, country } = business.address;
	const lines = [
		"BEGIN:VCARD",
		"VERSION:3.0",
		`PRODID:-//${escapeText(shortName)}//${escapeText(tagline)}//${languageCode(locale.language).toUpperCase()}`,
		`FN:${escapeText(name)}`,
		// An empty N next to ORG makes iOS and Android file the card under the company's name.
		"N:;;;;",
		`ORG:${escapeText(name)}`,
		// This property makes Apple's Contacts treat the card as a company.
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

/** Escapes a text as a `text-value` of RFC 2426, section 4. */
const escapeText = (value: string): string =>
	value.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

/** Folds a line at 75 bytes without splitting a character (RFC 2425, section 5.8.1). */
function foldLine(line: string): string {
	const folded = [""];
	for (const character of line) {
		if (Buffer.byteLength(`${folded.at(-1)}${character}`) > 75) folded.push(" ");
		folded.push(`${folded.pop()}${character}`);
	}
	return folded.join("\r\n");
}
