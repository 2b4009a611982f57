import {
	getCountryCallingCode,
	parsePhoneNumberFromString as parsePhone,
} from "libphonenumber-js/min";

/**
 * A number in E.164 as people of a country write it, "(813) 555-0100"; of another country with its
 * code, "+44 20 7946 0018".
 */
export function writePhone(phone: string, country: string): string {
	const number = parsePhone(phone);
	if (number === undefined) return phone;
	return number.countryCallingCode === getCountryCallingCode(country as never)
		? number.formatNational()
		: number.formatInternational();
}
