export const weekdays = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;
export type Weekday = (typeof weekdays)[number];
const months = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
] as const;

/** HH:MM on the company's clock. "24:00" is midnight at the end of the day. */
export interface Span {
	readonly opens: string;
	readonly closes: string;
}

/** Days with the same hours. Without spans, they are closed. */
export interface DayGroup {
	readonly days: readonly Weekday[];
	readonly spans: readonly Span[];
}

/** One day, or several in a row, with other hours than usual. */
export interface Holiday {
	/** The first day, YYYY-MM-DD. */
	readonly date: string;
	readonly through: string;
	readonly name: string;
	/** Empty if closed. */
	readonly spans: readonly Span[];
}

const ordinals = ["first", "second", "third", "fourth", "last"];
const everyYear = new RegExp(`^(${months.join("|")}) ([1-9]|[12]\\d|3[01])$`);
const byRule = new RegExp(
	`^(${ordinals.join("|")}) (${weekdays.join("|")}) (?:of|in) (${months.join("|")})$`,
);

/**
 * @param day "2026-12-24", "December 25", "fourth Thursday of November", "last Monday of May"
 * @returns YYYY-MM-DD; undefined if the holiday is not in that year, or `day` names no day
 */
export function holidayDate(day: string, year: number): string | undefined {
	if (/^\d{4}-/.test(day))
		return Number(day.slice(0, 4)) === year
			? isoDay(year, Number(day.slice(5, 7)) - 1, Number(day.slice(8)))
			: undefined;
	const [, month, date] = everyYear.exec(day) ?? [];
	if (month !== undefined) return isoDay(year, months.indexOf(month as never), Number(date));
	const [, ordinal = "", weekday, inMonth] = byRule.exec(day) ?? [];
	if (inMonth === undefined) return undefined;
	const index = months.indexOf(inMonth as never);
	const inWeek = (weekdays.indexOf(weekday as Weekday) + 1) % 7;
	const lastDate = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
	// The first of the seven days that include the wanted one.
	const from = ordinal === "last" ? lastDate - 6 : 1 + ordinals.indexOf(ordinal) * 7;
	return isoDay(
		year,
		index,
		from + ((inWeek - new Date(Date.UTC(year, index, from)).getUTCDay() + 7) % 7),
	);
}

/**
 * The first and the last day of a holiday that begins in a year.
 * @param through the last day, in the same notation; it may be in the next year
 * @returns undefined if it begins in another year, or would end before it begins
 */
export function holidayDates(
	day: string,
	through: string,
	year: number,
): readonly [date: string, through: string] | undefined {
	const date = holidayDate(day, year);
	const last = [year, year + 1]
		.flatMap((one) => holidayDate(through, one) ?? [])
		.find((one) => date !== undefined && one >= date);
	return date !== undefined && last !== undefined ? [date, last] : undefined;
}

function isoDay(year: number, month: number, date: number): string | undefined {
	const day = new Date(Date.UTC(year, month, date));
	return day.getUTCMonth() === month && day.getUTCDate() === date
		? day.toISOString().slice(0, 10)
		: undefined;
}
