import {
	getCountryCallingCode,
	parsePhoneNumberFromString as parsePhone,
} from "libphonenumber-js/min";

/** Converts a number to E.164 ("01 679 1234" in Ireland → "+35316791234"), or returns undefined. */
export function readPhone(written: string, country: string): string | undefined {
	const number = parsePhone(written, country as never);
	return number?.isPossible() ? number.number : undefined;
}

/**
 * Formats an E.164 number for a country: "(813) 555-0100", or "+44 20 …" if the calling code is
 * another country's. A text that is no phone number is returned unchanged.
 */
export function writePhone(phone: string, country: string): string {
	const number = parsePhone(phone);
	if (number === undefined) return phone;
	return number.countryCallingCode === getCountryCallingCode(country as never)
		? number.formatNational()
		: number.formatInternational();
}
