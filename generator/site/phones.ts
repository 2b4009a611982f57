import {
	getCountryCallingCode,
	parsePhoneNumberFromString as parsePhone,
} from "libphonenumber-js/min";

/**
 * Formats an E.164 number for a country: "(813) 555-0100", or "+44 …" if the number is another
 * country's. An invalid number is returned as it is.
 */
export function writePhone(phone: string, country: string): string {
	const number = parsePhone(phone);
	if (number === undefined) return phone;
	return number.countryCallingCode === getCountryCallingCode(country as never)
		? number.formatNational()
		: number.formatInternational();
}
