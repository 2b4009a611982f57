import { z } from "zod";
import { toIsoDay } from "./usualForms.ts";

export type DateOrder = "month-first" | "day-first";

/** Matches 5/1/2026 and 05-01-26. In dates with dots, the day always comes first. */
const inNumbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?!\d)/;

/** Returns the orders in which a date can be read: both for 5/1/2026, one for 5/13/2026. */
export function dateOrders(date: string): readonly DateOrder[] {
	const [, first, separator, second] = inNumbers.exec(date) ?? [];
	if (separator === undefined || separator === "." || first === second) return [];
	const isPossible = { "month-first": Number(first) <= 12, "day-first": Number(second) <= 12 };
	return (["month-first", "day-first"] as const).filter((order) => isPossible[order]);
}

/** Whether a text is a day of the calendar, as YYYY-MM-DD. */
export const isRealDay = (value: string): boolean => z.iso.date().safeParse(value).success;

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * Reads the day or month that an export or a spreadsheet writes: "2026-05-01T10:00:00Z",
 * "5/1/2026 10:00", "3-May-26", Excel's 46143, seconds since 1970. Undefined for other texts.
 */
export function readDay(written: string, order: DateOrder): string | undefined {
	if (/^\d{10}(\d{3})?$/.test(written))
		return dayOf(Number(written) * (written.length === 10 ? 1000 : 1));
	// Excel counts days, and its day 25,569 is 1970-01-01. Five digits are the years 1927 to 2173.
	if (/^\d{5}(\.\d+)?$/.test(written)) return dayOf((Math.floor(Number(written)) - 25_569) * 864e5);
	const [, first = "", separator, second = "", year = ""] = inNumbers.exec(written) ?? [];
	const [, iso] = /^(\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?)(?![\d/.-])/.exec(written) ?? [];
	const isDayFirst = separator === "." || (order === "day-first" && Number(second) <= 12);
	const [month, day] = isDayFirst || Number(first) > 12 ? [second, first] : [first, second];
	const inWords = written
		.replace(/^[a-z]+day,? /i, "")
		.replace(/,?(?: at)? \d{1,2}:\d\d.*$/i, "")
		.replace(/^(\d{1,2})-([a-z]+)-(?:20)?(\d\d)$/i, "$1 $2 20$3");
	const parts = separator
		? [year.padStart(4, "20"), month, day]
		: (iso ?? toIsoDay(inWords)).split(/[-/.]/);
	const found = parts.map((part) => part.padStart(2, "0")).join("-");
	return /^\d{4}(-\d\d){1,2}$/.test(found) && isRealDay(`${found}-01`.slice(0, 10))
		? found
		: undefined;
}

/**
 * Suggests a day for an error message: "9/15/2026" and "15.9.2026" become "2026-09-15". Reads the
 * month first if both orders are possible, and returns an example day for other texts.
 */
export function proposeDay(written: unknown): string {
	const day = typeof written === "string" ? readDay(written, "month-first") : undefined;
	return day?.length === 10 ? day : "2026-11-21";
}
