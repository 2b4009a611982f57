import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Checking } from "../../site/checking.ts";
import type { DataFile } from "../../site/dataFile.ts";
import { formatPhone } from "../../site/formats.ts";
import { fieldsOf } from "../../site/schema/roles.ts";
import type { Site } from "../../site/site.ts";
import { escapeRegExp } from "../escape.ts";

/** Whether a text is unlikely to occur twice by chance: it has 10 to 40 characters and a number. */
const isDistinctive = (text: string): boolean =>
	text.length >= 10 &&
	text.length <= 40 &&
	/\d|\b(one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(text);

/**
 * Warns of texts that spell out a fact, or the company's name, street, phone number or e-mail
 * address. Unlike {fact}, such a text becomes wrong when the fact changes.
 */
export function checkRepeatedFacts({ facts, business, speech }: Site, { files, warn }: Checking) {
	const { name: brand, email, address } = business;
	const own = { brand, email, phone: formatPhone(business.phone, speech) };
	const phrases = [
		...Object.entries(facts).filter(([, text]) => isDistinctive(text)),
		...Object.entries(address.street ? { ...own, street: address.street } : own),
	];
	const names = new Map(phrases.map(([name, text]) => [text.toLowerCase(), `{${name}}`]));
	// The lookarounds exclude parts of URLs, dates and compound words.
	const pattern = new RegExp(
		`(?<![\\w{/-])(?:${[...names.keys()].map(escapeRegExp).join("|")})(?![\\w/-])`,
		"i",
	);
	for (const file of files.values()) {
		if (file.name === "facts" || file.name === "business") continue;
		for (const { value, path } of fieldsOf(file.value)) {
			const [repeated] = (typeof value === "string" && pattern.exec(value)) || [];
			if (repeated === undefined || isExempt(file, value)) continue;
			const fact = names.get(repeated.toLowerCase());
			// Skip names in other case, which may be ordinary words: "overhead door".
			if (fact === "{brand}" && repeated !== brand) continue;
			warn("fact-repeated", file.name, path, repeated, file.name === "words" ? {} : { fact });
		}
	}
}

/** Whether a text may spell out facts: another person's words, or a source's URL. */
const isExempt = ({ value, schema }: DataFile, text: unknown): boolean =>
	fieldsOf(value, schema).some(
		({ value: one, roles }) =>
			one === text && (roles.includes("quoted") || roles.includes("reference")),
	);

/** Matches an e-mail address, or digits that may be a phone number. */
const contact =
	/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w/=.$-])(?:\+|\(?\d)[\d ().-]{7,}\d(?![\w-])/g;

/**
 * Warns of phone numbers and e-mail addresses that are not the company's, because they may be
 * outdated. Also warns of the company's phone number in another form.
 */
export function checkContacts(
	{ business, speech }: Site,
	files: Iterable<DataFile>,
	{ warn }: Pick<Checking, "warn">,
): void {
	const { phone, textPhone, whatsApp, email, address } = business;
	const own = [phone, textPhone, whatsApp, email.toLowerCase(), formatPhone(phone, speech)];
	for (const file of files)
		for (const { value, path } of fieldsOf(file.value))
			for (const { 0: found, index } of typeof value === "string" ? value.matchAll(contact) : []) {
				const number = parsePhoneNumberFromString(found, address.country as never);
				const isEmail = found.includes("@");
				if (!(isEmail || number?.isValid()) || own.includes(found.toLowerCase())) continue;
				const isOurs = number?.number === phone;
				const isLink = /(?:tel|sms):$/.test(String(value).slice(0, index));
				// The company's phone number is fine in a link, and its other numbers are fine anywhere.
				if (isOurs ? isLink : number && own.includes(number.number)) continue;
				const hasFacts = file.name !== "words" && file.name !== "business";
				// Skip files with fields for phone numbers, such as a list of offices.
				const fields = hasFacts ? fieldsOf(file.value, file.schema) : [];
				if (fields.some(({ roles }) => roles.includes("phone")) || isExempt(file, value)) continue;
				const fact = hasFacts ? `{${isEmail ? "email" : "phone"}}` : undefined;
				warn(isOurs ? "fact-repeated" : "contact-unknown", file.name, path, found, { fact });
			}
}
