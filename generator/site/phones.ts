import {
	getCountryCallingCode,
	parsePhoneNumberFromString as parsePhone,
} from "libphonenumber-js/min";

/** Formats an E.164 number for a country: "(813) 555-0100", or "+44 20 7946 0018" from abroad. */
export function writePhone(phone: string, country: string): string {
	const number = parsePhone(phone);
	if (number === undefined) return phone;
	return number.countryCallingCode === getCountryCallingCode(country as never)
		? number.formatNational()
		: number.formatInternational();
}
