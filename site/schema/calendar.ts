import table from "./holidays.json" with { type: "json" };

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
const monthNames = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });
export const months: readonly string[] = Array.from({ length: 12 }, (_, month) =>
	monthNames.format(Date.UTC(2024, month)),
);

/** Times as HH:MM on the company's clock. "24:00" is midnight at the end of the day. */
export interface Span {
	readonly opens: string;
	readonly closes: string;
}

/** Marks a day by appointment. The span is empty: the company never counts as open on that day. */
export const appointmentSpan: Span = { opens: "00:00", closes: "00:00" };

export const isByAppointment = ({ opens, closes }: Span): boolean => opens === closes;

/** Weekdays with the same hours. Without spans, the company is closed on them. */
export interface DayGroup {
	readonly days: readonly Weekday[];
	readonly spans: readonly Span[];
}

/** One day, or several days in a row, whose hours differ from the usual hours. */
export interface Holiday {
	/** The first day, YYYY-MM-DD. `through` is the last day. */
	readonly date: string;
	readonly through: string;
	/** The hours are only for these weekdays. Undefined means every weekday. */
	readonly days?: readonly Weekday[] | undefined;
	readonly name: string;
	/** Empty if the company is closed. */
	readonly spans: readonly Span[];
}

const ordinals = ["first", "second", "third", "fourth", "last"];
const everyYear = new RegExp(`^(${months.join("|")}) ([1-9]|[12]\\d|3[01])$`);
const byRule = new RegExp(
	`^(${ordinals.join("|")}) (${weekdays.join("|")}) (?:of|in) (${months.join("|")})$`,
);

const beside = new RegExp(`^(day|${weekdays.join("|")}) (after|before) (.+)$`);

const weekdayOf = (day: string): Weekday | undefined =>
	weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];

export const isWithin = (day: string, { date, through, days = weekdays }: Holiday): boolean =>
	date <= day && day <= through && days.some((weekday) => weekday === weekdayOf(day));

/** Holidays by name, each as a date or a rule that `holidayDate` knows. */
const namedDays: Readonly<Record<string, string>> = table;

/**
 * Returns the date of a holiday in a year.
 * @param day "2026-12-24", "December 25", "fourth Thursday of November", "last Monday of May",
 * "Thanksgiving", "day after Thanksgiving"
 * @returns YYYY-MM-DD. Undefined if the holiday is not in that year, or `day` names no day.
 */
export function holidayDate(day: string, year: number): string | undefined {
	if (/^\d{4}-/.test(day))
		return Number(day.slice(0, 4)) === year
			? isoDay(year, Number(day.slice(5, 7)) - 1, Number(day.slice(8)))
			: undefined;
	const written = day.replace("’", "'");
	const named = Object.hasOwn(namedDays, written) ? namedDays[written] : undefined;
	if (named !== undefined) return holidayDate(named, year);
	if (day === "Easter") return easterOf(year);
	const [, which = "", side, other] = beside.exec(day) ?? [];
	if (other !== undefined) return dayBeside(holidayDate(other, year), which, side === "after");
	const [, month, date] = everyYear.exec(day) ?? [];
	if (month !== undefined) return isoDay(year, months.indexOf(month), Number(date));
	const [, ordinal = "", weekday, inMonth] = byRule.exec(day) ?? [];
	if (inMonth === undefined) return undefined;
	const index = months.indexOf(inMonth);
	const inWeek = (weekdays.indexOf(weekday as Weekday) + 1) % 7;
	const lastDate = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
	// The holiday is on the day `from` or on one of the six days after it.
	const from = ordinal === "last" ? lastDate - 6 : 1 + ordinals.indexOf(ordinal) * 7;
	return isoDay(
		year,
		index,
		from + ((inWeek - new Date(Date.UTC(year, index, from)).getUTCDay() + 7) % 7),
	);
}

/**
 * Returns the nearest day after or before `from`: the nearest Friday, for example. Undefined if
 * `from` is undefined.
 * @param which a weekday, or "day" for any day
 */
function dayBeside(from: string | undefined, which: string, isAfter: boolean): string | undefined {
	if (from === undefined) return undefined;
	const wanted = (weekdays.indexOf(which as Weekday) + 1) % 7;
	const day = new Date(`${from}T00:00:00Z`);
	do day.setUTCDate(day.getUTCDate() + (isAfter ? 1 : -1));
	while (which !== "day" && day.getUTCDay() !== wanted);
	return day.toISOString().slice(0, 10);
}

/** Easter Sunday: https://en.wikipedia.org/wiki/Date_of_Easter#Anonymous_Gregorian_algorithm */
function easterOf(year: number): string | undefined {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const ofCentury = year % 100;
	const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
	const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
	const toSunday =
		(32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
	const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
	const days = epact + toSunday - 7 * late + 114;
	return isoDay(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/**
 * Returns the first and the last day (YYYY-MM-DD) of a holiday that begins in a year.
 * @param day the first day, as `holidayDate` takes it
 * @param through the last day, in the same form. It may be in the next year.
 * @returns undefined if the holiday begins in another year, or would end before it begins
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
