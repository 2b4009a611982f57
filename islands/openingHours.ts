import type { OpenNowWords } from "../site/islandWords.ts";
import type { Holiday, Weekday } from "../site/schema/calendar.ts";
import type { Business } from "../site/schema/schema.ts";
import type { Clock } from "../site/site.ts";

/**
 * A span of the regular opening hours, or of 0 minutes on a day by appointment. `start` is a minute
 * of the week (Sunday 00:00 is 0).
 */
export type Opening = readonly [start: number, minutes: number];

/**
 * A span on a day that differs from the regular week, or a closed day if `start` is undefined.
 * `day` counts days from 1970-01-01, and `start` counts minutes from the day's midnight.
 */
export type SpecialDay = readonly [day: number, start?: number, minutes?: number];

export interface CompanyHours {
	/** Has at least one span. */
	readonly week: readonly Opening[];
	readonly special: readonly SpecialDay[];
	readonly clock: Clock;
}

export interface OpeningState {
	/** Undefined on a day by appointment. */
	readonly open: boolean | undefined;
	/** Such as "Open now until 7 pm" or "Closed, opens Monday 7 am". */
	readonly text: string;
	/** The weekday in the company's time zone. Empty if today differs from the regular week. */
	readonly day: string;
}

/** In the order of `Date.getUTCDay()`. In site/schema/calendar.ts, Monday comes first. */
const weekdays: readonly Weekday[] = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
];
const dayMinutes = 24 * 60;
const searchedDays = 14;
const dayNumber = (date: string) => Date.parse(date) / 60_000 / dayMinutes;
const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Returns the weekday's index of a day counted from 1970-01-01, which was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7;

/**
 * Lists the week's spans, sorted by start. Doesn't join two spans that touch, such as one until
 * midnight and one from midnight.
 */
export function planWeek(hours: Business["hours"]): readonly Opening[] {
	return hours
		.flatMap(({ days: names, opens, closes }) =>
			names.map(
				(day): Opening => [
					weekdays.indexOf(day) * dayMinutes + toMinutes(opens),
					toMinutes(closes) - toMinutes(opens),
				],
			),
		)
		.sort(([one], [other]) => one - other);
}

const lengthOf = ({ date, through }: Holiday) => dayNumber(through) - dayNumber(date);

const isWithin = (day: number, { date, through, days = weekdays }: Holiday): boolean =>
	dayNumber(date) <= day &&
	day <= dayNumber(through) &&
	days.some((name) => name === weekdays[weekdayOf(day)]);

/**
 * Lists the spans of holidays, day by day. If several holidays cover a day, the shortest holiday
 * applies: Christmas Day within a winter season.
 */
export const planSpecialDays = (holidays: readonly Holiday[]): readonly SpecialDay[] =>
	holidays.flatMap((holiday) => {
		const first = dayNumber(holiday.date);
		const shorter = holidays.filter((other) => lengthOf(other) < lengthOf(holiday));
		return Array.from({ length: lengthOf(holiday) + 1 }, (_, index) => first + index)
			.filter((day) => isWithin(day, holiday) && !shorter.some((other) => isWithin(day, other)))
			.flatMap((day): readonly SpecialDay[] =>
				holiday.spans.length > 0
					? holiday.spans.map(({ opens, closes }) => [
							day,
							toMinutes(opens),
							toMinutes(closes) - toMinutes(opens),
						])
					: [[day]],
			);
	});

/**
 * Formats a time as "7 am" or "5:30 pm", or with a 24-hour clock as "7:00" or "17:30". Noon and
 * midnight are words.
 */
function formatTime(minute: number, words: OpenNowWords): string {
	const hour = Math.floor(minute / 60) % 24;
	const rest = minute % 60;
	if (!rest && hour % 12 === 0) return hour ? words.noon : words.midnight;
	const minutes = rest || words.clock > 12 ? `:${rest < 10 ? 0 : ""}${rest}` : "";
	return words[hour < 12 ? "am" : "pm"].replace(
		"{time}",
		(words.clock > 12 ? hour : hour % 12 || 12) + minutes,
	);
}

function spansOn(day: number, { week, special }: CompanyHours): readonly SpecialDay[] {
	const own = special.filter(([number]) => number === day);
	if (own.length) return own;
	return week
		.filter(([start]) => Math.floor(start / dayMinutes) === weekdayOf(day))
		.map(([start, minutes]) => [day, start % dayMinutes, minutes]);
}

/**
 * Finds the first opening that ends after `wall`, a minute in the office's local time. Spans that
 * touch count as one opening.
 */
function findOpening(wall: number, hours: CompanyHours) {
	const today = Math.floor(wall / dayMinutes);
	let found: { readonly from: number; readonly until: number } | undefined;
	for (let day = today; day < today + searchedDays; day++)
		for (const [, start = 0, minutes = 0] of spansOn(day, hours)) {
			const from = day * dayMinutes + start;
			if (found && from > found.until) return found;
			if (minutes && from + minutes > wall)
				found = { from: found?.from ?? from, until: from + minutes };
		}
	return found;
}

/**
 * Tells whether the company is open, and until when, or from when. Computes in the office's local
 * time, because adding minutes to `now` would be wrong in nights with a clock change.
 * @returns undefined if `clock` doesn't cover `now`, or if the company is closed for two weeks
 */
export function readOpeningState(
	now: Date,
	hours: CompanyHours,
	words: OpenNowWords,
): OpeningState | undefined {
	const minute = Math.floor(now.getTime() / 60_000);
	const offset = hours.clock.filter(([from]) => from <= minute).at(-1)?.[1];
	if (offset === undefined) return undefined;
	const wall = minute + offset;
	const today = Math.floor(wall / dayMinutes);
	const dayName = (day: number) => words.days[weekdayOf(day)] ?? "";
	// `day` marks a row of the regular hours. On a day with other hours, no row may be marked.
	const day = hours.special.some(([number]) => number === today) ? "" : dayName(today);
	if (spansOn(today, hours).some(([, , minutes]) => minutes === 0))
		return { open: undefined, text: words.byAppointment, day };
	const opening = findOpening(wall, hours);
	if (!opening) return undefined;
	const { from, until } = opening;
	if (from <= wall) {
		// Leave out a closing time that is more than 24 hours ahead, because it would need a weekday.
		const text = until - wall > dayMinutes ? words.open : words.until;
		return { open: true, text: text.replace("{time}", formatTime(until, words)), day };
	}
	const fromDay = Math.floor(from / dayMinutes);
	return {
		open: false,
		text: words.closed
			.replace("{day}", fromDay === today ? words.today : dayName(fromDay))
			.replace("{time}", formatTime(from, words)),
		day,
	};
}
