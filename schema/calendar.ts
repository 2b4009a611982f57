/**
 * The days of a week and of a year, as data/business.yaml names them and as schema and site read
 * them.
 */
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

/**
 * From when to when we are open, as HH:MM on the company's clock; "24:00" is midnight at the day's
 * end.
 */
export interface Span {
	readonly opens: string;
	readonly closes: string;
}

/** Days with the same hours; closed when there are no spans. */
export interface DayGroup {
	readonly days: readonly Weekday[];
	readonly spans: readonly Span[];
}

/** A day with hours of its own, or several. */
export interface Holiday {
	/** YYYY-MM-DD: its first day. */
	readonly date: string;
	/** Its last. */
	readonly through: string;
	readonly name: string;
	/** None when we are closed. */
	readonly spans: readonly Span[];
}

const ordinals = ["first", "second", "third", "fourth", "last"];
const everyYear = new RegExp(`^(${months.join("|")}) ([1-9]|[12]\\d|3[01])$`);
const byRule = new RegExp(
	`^(${ordinals.join("|")}) (${weekdays.join("|")}) (?:of|in) (${months.join("|")})$`,
);

/**
 * A holiday's date in a year.
 *
 * @param day "2026-12-24", "December 25", "fourth Thursday of November", "last Monday of May"
 * @returns YYYY-MM-DD; undefined when it does not fall in that year, or the words name no day
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
	// The first of the seven days among which the wanted one is.
	const from = ordinal === "last" ? lastDate - 6 : 1 + ordinals.indexOf(ordinal) * 7;
	return isoDay(
		year,
		index,
		from + ((inWeek - new Date(Date.UTC(year, index, from)).getUTCDay() + 7) % 7),
	);
}

/**
 * The first day and the last of a holiday that begins in a year.
 *
 * @param through its last day in the same words, which may be one of the next year
 * @returns undefined when it begins in another year, or would end before it begins
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
