import {
	appointmentSpan,
	type DayGroup,
	type Holiday,
	holidayDates,
	isByAppointment,
	type Span,
	type Weekday,
	weekdays,
} from "./schema/calendar.ts";
import type { Business } from "./schema/schema.ts";

/** Returns each weekday's opening hours, Monday first. A day with a break has several spans. */
export function planDays(hours: Business["hours"]) {
	return weekdays.map((day) => ({
		day,
		spans: hours
			.filter(({ days }) => days.includes(day))
			.map(({ opens, closes }) => ({ opens, closes }))
			.sort((one, other) => compare(one.opens, other.opens)),
	}));
}

/** Returns the opening hours without the days by appointment, which have none. */
export const fixedHours = (hours: Business["hours"]): Business["hours"] =>
	hours.filter((span) => !isByAppointment(span));

/** Groups the weekdays that have the same hours, in the order of their first days. */
export function groupDays(hours: Business["hours"]): readonly DayGroup[] {
	const groups = new Map<string, { days: Weekday[]; spans: readonly Span[] }>();
	for (const { day, spans } of planDays(hours)) {
		const key = JSON.stringify(spans);
		const group = groups.get(key);
		if (group) group.days.push(day);
		else groups.set(key, { days: [day], spans });
	}
	return [...groups.values()];
}

/**
 * Lists each year's holidays with their dates, sorted by date.
 * @param from the first day (YYYY-MM-DD). Holidays that ended before this day are left out.
 * @param years how many years to cover
 */
export function planHolidays(
	holidays: Business["holidays"],
	from: string,
	years: number,
): readonly Holiday[] {
	const first = Number(from.slice(0, 4));
	const end = `${first + years}${from.slice(4)}`;
	return holidays
		.flatMap(({ name, day, through: last = day, days, opens, closes, byAppointment }) =>
			Array.from({ length: years + 2 }, (_, index) => first - 1 + index)
				.map((year) => holidayDates(day, last, year) ?? (["", ""] as const))
				.filter(([date, through]) => through >= from && date < end)
				.map(([date, through]) => ({
					date,
					through,
					days: days && weekdays.filter((weekday) => days.includes(weekday)),
					name,
					spans: [
						...(byAppointment ? [appointmentSpan] : []),
						...(opens && closes ? [{ opens, closes }] : []),
					],
				})),
		)
		.sort((one, other) => compare(sortKeyOf(one), sortKeyOf(other)));
}

const sortKeyOf = ({ date, spans: [first] }: Holiday) => `${date} ${first?.opens ?? ""}`;

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
