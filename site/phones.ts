import {
	getCountryCallingCode,
	parsePhoneNumberFromString as parsePhone,
} from "libphonenumber-js/min";

/**
 * Formats an E.164 number for a country: "(813) 555-0100". A number with another calling code is
 * formatted with the code: "+44 20 …". A text that is no phone number is returned unchanged.
 */
export function writePhone(phone: string, country: string): string {
	const number = parsePhone(phone);
	if (number === undefined) return phone;
	return number.countryCallingCode === getCountryCallingCode(country as never)
		? number.formatNational()
		: number.formatInternational();
}
