import {
	type DayGroup,
	type Holiday,
	holidayDates,
	type Span,
	type Weekday,
	weekdays,
} from "../../schema/calendar.ts";
import type { Business } from "../../schema/schema.ts";

/** Each day of the week, Monday first, with what its groups say, in the order of the day. */
export function planDays(
	hours: Business["hours"],
): readonly { readonly day: Weekday; readonly spans: readonly Span[] }[] {
	return weekdays.map((day) => ({
		day,
		spans: hours
			.filter(({ days }) => days.includes(day))
			.map(({ opens, closes }) => ({ opens, closes }))
			.sort((one, other) => compare(one.opens, other.opens)),
	}));
}

/** The week with days of the same hours together, in the order of each group's first day. */
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
 * The holidays from a day on, those that last until then among them, by date.
 *
 * @param from YYYY-MM-DD, the first day
 * @param years how many; three cover the clock of the "open now" line
 */
export function planHolidays(
	holidays: Business["holidays"],
	from: string,
	years: number,
): readonly Holiday[] {
	const first = Number(from.slice(0, 4));
	const end = `${first + years}${from.slice(4)}`;
	return holidays
		.flatMap(({ name, day, through: last = day, opens, closes }) =>
			Array.from(
				{ length: years + 2 },
				(_, index) => holidayDates(day, last, first - 1 + index) ?? ["", ""],
			).flatMap(([date, through]) =>
				through >= from && date < end
					? { date, through, name, spans: opens && closes ? [{ opens, closes }] : [] }
					: [],
			),
		)
		.sort((one, other) => compare(opening(one), opening(other)));
}

/** A holiday's first moment, for sorting: a date may have several spans. */
const opening = ({ date, spans: [first] }: Holiday) => `${date} ${first?.opens ?? ""}`;

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
