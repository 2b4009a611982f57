import type { Holiday, Weekday } from "../schema/calendar.ts";
import type { Business } from "../schema/schema.ts";
import type { OpenNowWords } from "./words.ts";

/** `start` is the minute of the week (Sunday 00:00 is 0). */
export type Opening = readonly [start: number, minutes: number];

/** Days since 1970. [day] alone is closed, otherwise [day, minute of the day, minutes]. */
export type SpecialDay = readonly [day: number, start?: number, minutes?: number];

/**
 * Offsets from UTC in minutes, each from a minute since 1970 on. The last entry has none: unknown.
 */
export type Clock = readonly (readonly [from: number, offset?: number])[];

export interface CompanyHours {
	/** From `planWeek`: at least one. */
	readonly week: readonly Opening[];
	/** Days with other hours, from `planSpecialDays`. */
	readonly special: readonly SpecialDay[];
	readonly clock: Clock;
}

export interface OpeningState {
	readonly open: boolean;
	/** "Open now until 7 pm" or "Closed, opens Monday 7 am". */
	readonly text: string;
	/** The day of the week in the company's time zone: "Monday". */
	readonly day: string;
}

/** Date counts from Sunday. schema/calendar.ts begins with Monday. */
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
const dayNumber = (date: string) => Date.parse(date) / 60_000 / dayMinutes;
const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The openings of a week, in order. Openings that meet are not merged. */
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
	days.some((name) => name === weekdays[(day + 4) % 7]); // 1970 began on a Thursday.

/** On a day of several holidays the shortest counts: Christmas, within the hours of a season. */
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

/** "7 am", "5:30 pm", "noon", "midnight". With a clock of 24 hours: "7:00", "17:30". */
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

/**
 * Whether the company is open by its local time. Counting elapsed hours would be wrong in nights
 * with clock changes.
 * @returns undefined if the clock doesn't cover `now`, or the company is closed for two weeks
 */
export function readOpeningState(
	now: Date,
	{ week, special, clock }: CompanyHours,
	words: OpenNowWords,
): OpeningState | undefined {
	const minute = Math.floor(now.getTime() / 60_000);
	const offset = clock.filter(([from]) => from <= minute).at(-1)?.[1];
	if (offset === undefined) return undefined;
	const wall = minute + offset;
	const today = Math.floor(wall / dayMinutes);
	const inWeek = (number: number) => (number + 4) % 7; // 1970 began on a Thursday.
	const dayOf = (number: number) => words.days[inWeek(number)] ?? "";
	// On a day with other hours, no row of the regular hours is marked.
	const state = (open: boolean, text: string) => ({
		open,
		text,
		day: special.some(([number]) => number === today) ? "" : dayOf(today),
	});

	/** When the current opening ends. Openings that meet count as one. */
	let until = 0;
	for (let day = today; day < today + 14; day++) {
		const own = special.filter(([number]) => number === day);
		const openings = own.length
			? own
			: week.flatMap(([start, minutes]) =>
					Math.floor(start / dayMinutes) === inWeek(day)
						? [[day, start % dayMinutes, minutes] as const]
						: [],
				);
		for (const [, start, minutes = 0] of openings) {
			if (start === undefined) continue;
			const from = day * dayMinutes + start;
			// A time without a day has to be within the next 24 hours.
			if (until && from > until)
				return state(
					true,
					until - wall > dayMinutes
						? words.open
						: words.until.replace("{time}", formatTime(until, words)),
				);
			if (from + minutes <= wall) continue;
			if (from > wall && !until)
				return state(
					false,
					words.closed
						.replace("{day}", day === today ? words.today : dayOf(day))
						.replace("{time}", formatTime(from, words)),
				);
			until = from + minutes;
		}
	}
	return until ? state(true, words.open) : undefined;
}
