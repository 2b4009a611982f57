/**
 * Functions that convert common ways of writing a value to the form that the site uses. The
 * functions named `to…` return a text unchanged if they don't recognize it.
 */

import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { decodePercents } from "../decodePercents.ts";
import { states } from "../states.ts";
import { months } from "./calendar.ts";

/** "Sept 15, 2026" and "15 September 2026" → "2026-09-15". */
export function toIsoDay(written: string): string {
	const [, monthFirst, dayAfter, dayFirst, monthAfter, year] =
		/^(?:([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,?|(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,9})\.?,?) (\d{4})$/i.exec(
			written.trim(),
		) ?? [];
	const name = (monthFirst ?? monthAfter ?? "").toLowerCase();
	const month = months.findIndex((one) => name !== "" && one.toLowerCase().startsWith(name));
	if (month < 0) return written;
	const day = dayAfter ?? dayFirst ?? "";
	return `${year}-${String(month + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** "Dec 24th" and "4th of July" → "December 24", "July 4". A day with a year → "2026-12-24". */
export function toHolidayDay(written: string): string {
	const day = toIsoDay(written);
	if (day !== written) return day;
	const inAnyYear = toIsoDay(`${written.replace(/ of /i, " ")} 2028`);
	const [, month, date] = /^2028-(\d\d)-(\d\d)$/.exec(inAnyYear) ?? [];
	const name = months[Number(month) - 1];
	return name === undefined ? written : `${name} ${Number(date)}`;
}

/** "8am", "8:30 p.m.", "8:00" and "noon" → "08:00", "20:30", "08:00", "12:00". */
function toClock(written: string): string {
	if (/^noon$/i.test(written.trim())) return "12:00";
	const [, hours = "", minutes = "00", half] =
		/^(\d{1,2})(?:[:.](\d\d))? ?(a\.?m\.?|p\.?m\.?)?$/i.exec(written.trim()) ?? [];
	if (hours === "" || (half === undefined && !/^\d{1,2}:\d\d$/.test(written.trim())))
		return written;
	if (half === undefined) return `${hours.padStart(2, "0")}:${minutes}`;
	if (Number(hours) < 1 || Number(hours) > 12) return written;
	const hour = (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
	return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** "midnight" → "00:00" as an opening time, "24:00" as a closing time. */
export const toOpening = (written: string): string =>
	/^midnight$/i.test(written.trim()) ? "00:00" : toClock(written);
export const toClosing = (written: string): string =>
	/^midnight$/i.test(written.trim()) ? "24:00" : toClock(written);

/**
 * "+49 30 123456" → "+4930123456", "+44 (0)20 7946 0958" → "+442079460958". Numbers without a country
 * code are read as North American: "(813) 555-0199" → "+18135550199".
 */
export function toInternationalPhone(written: string): string {
	// Remove the invisible direction marks (`\p{Cf}`) that phones and chat apps put around numbers.
	const digits = written.replace(/\p{Cf}/gu, "").trim();
	const phone = parsePhoneNumberFromString(digits, { defaultCountry: "US", extract: false });
	return phone?.isPossible() && phone.ext === undefined ? phone.number : written;
}

/** Removes the zero-width spaces that word processors and web pages put into what people copy. */
export const dropInvisible = (written: string): string =>
	written.replace(/[\u200b\u2060\ufeff]/g, "");

/**
 * Adds https://, and converts the domain to ASCII: "www.example.com" → "https://www.example.com",
 * "müller.example" → "https://xn--mller-kva.example".
 */
export function toHttps(copied: string): string {
	const written = dropInvisible(copied);
	const url = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?$/u.test(written)
		? `https://${written}`
		: written;
	return url.replace(
		/^https:\/\/([^/?#]*[^\0-\x7f][^/?#]*)/,
		(_, host) => `https://${toAscii(host)}`,
	);
}

/** Removes mailto:, and converts the domain to ASCII: "a@müller.example" → "a@xn--…". */
export const toEmail = (written: string): string =>
	dropInvisible(written)
		.trim()
		.replace(/^mailto:/i, "")
		.replace(/(?<=@)[^@\s]*[^\0-\x7f][^@\s]*$/, toAscii);

/** Converts a domain to ASCII (https://url.spec.whatwg.org/#idna). Other texts stay unchanged. */
const toAscii = (host: string): string =>
	URL.canParse(`https://${host}`) ? new URL(`https://${host}`).host : host;

/**
 * Removes the domain and encodes the path: "https://www.acme.example/Café/" → "/Caf%C3%A9/".
 * Returns a text unchanged if its path can't be decoded.
 */
export function toOldAddress(written: string): string {
	const [, path = "", rest = ""] =
		/^(?:https?:\/\/[^/?#]+)?([^?#]*)(.*)$/i.exec(written.trim()) ?? [];
	if (!path.startsWith("/")) return written;
	const decoded = decodePercents(path);
	return decoded === undefined ? written : encodeURI(decoded) + rest;
}

/** Encodes a file's path for a URL, in the composed form of accents (NFC). */
export const encodePath = (path: string): string =>
	path
		.normalize("NFC")
		.split("/")
		.map((step) =>
			encodeURIComponent(step).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
		)
		.join("/");

/**
 * Encodes the path of a link to a file, unless the path is already encoded:
 * "/Price List.pdf" and "/Price%20List.pdf" → "/Price%20List.pdf". Other links stay unchanged.
 */
export function toFileLink(written: string): string {
	const [, path = "", rest = ""] =
		/^(\/[^?#]*\.(?!html?(?:[?#]|$))\w+)([?#].*)?$/i.exec(written) ?? [];
	if (path === "") return written;
	return encodePath(decodePercents(path) ?? path) + rest;
}

/** "Florida" → "FL". States of other countries stay as they are. */
export const toStateCode = (written: string): string =>
	Object.entries(states).find(
		([, { name }]) => name.toLowerCase() === written.toLowerCase(),
	)?.[0] ?? written;

/**
 * Converts a profile's name to its URL: "@acme" → "https://www.instagram.com/acme".
 * @param start the network's part of the URL: "https://www.instagram.com/"
 */
export const toProfile = (start: string, written: string): string => {
	const [, name] = /^@?([\w.-]+)$/.exec(written.trim()) ?? [];
	// A name may contain dots ("acme.doors"), but "acme.com" is a URL without https://.
	const isName =
		name !== undefined &&
		(written.startsWith("@") || !/^www\.|\.(?:com|net|org|example)$/i.test(name));
	return isName ? start + name : toHttps(written);
};
