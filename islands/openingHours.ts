import type { Business } from "../data/schema.ts";

/** A stretch of opening: the minute of the week at which it starts (Sunday 00:00 is 0), and how many minutes it lasts. */
export type Opening = readonly [start: number, minutes: number];

/** What the company's clock shows, ahead of UTC: so many minutes from this minute since 1970 on; unknown from the last one on. */
export type Clock = readonly (readonly [from: number, offset?: number])[];

/** What a visitor should know now. */
export interface OpeningState {
	readonly open: boolean;
	/** "Open now until 7 pm"; "Closed, opens Monday 7 am; emergencies 24/7". */
	readonly text: string;
	/** The company's day of the week: "Monday". */
	readonly day: string;
}

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

/**
 * The week's openings, from the hours in data/business.yaml. Hours that end at or before their start run past midnight:
 * 18:00 to 02:00 are eight hours, 00:00 to 00:00 a whole day. Openings that meet are one.
 */
export function planWeek(hours: Business["hours"]): readonly Opening[] {
	const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
	const single = hours
		.flatMap(({ days: names, opens, closes }) =>
			names.map((day): Opening => {
				const minutes = toMinutes(closes) - toMinutes(opens);
				return [days.indexOf(day) * dayMinutes + toMinutes(opens), minutes > 0 ? minutes : minutes + dayMinutes];
			}),
		)
		.sort(([one], [other]) => one - other);

	const joined: Opening[] = [];
	for (const opening of single) join(joined, opening);
	// The week is a circle: Saturday may lead into Sunday.
	const [first] = joined;
	if (first && joined.length > 1 && join(joined, [first[0] + weekMinutes, first[1]])) joined.shift();
	return joined.map(([start, minutes]) => [start, Math.min(minutes, weekMinutes)]);
}

/** Adds an opening to a list, or lengthens the last one when they meet. @returns whether they met */
function join(list: Opening[], [start, minutes]: Opening): boolean {
	const last = list.at(-1);
	if (last && start <= last[0] + last[1]) {
		list[list.length - 1] = [last[0], Math.max(last[1], start + minutes - last[0])];
		return true;
	}
	if (start < weekMinutes) list.push([start, minutes]);
	return false;
}

/** "7 am", "5:30 pm", "noon", "midnight", from a minute of the week. */
function formatTime(minute: number): string {
	const hour = Math.floor(minute / 60) % 24;
	const rest = minute % 60;
	if (!rest && hour % 12 === 0) return hour ? "noon" : "midnight";
	return `${hour % 12 || 12}${rest ? `:${rest < 10 ? 0 : ""}${rest}` : ""} ${hour < 12 ? "am" : "pm"}`;
}

/**
 * Whether the company is open, by the clock on its own wall: reading that clock, and counting no hours from now, is what
 * makes the nights right when clocks change.
 *
 * @param week the openings, from `planWeek`: at least one
 * @param clock the company's, from `planClock`
 * @returns undefined for a moment that the clock does not cover
 */
export function readOpeningState(now: Date, week: readonly Opening[], clock: Clock): OpeningState | undefined {
	const minute = Math.floor(now.getTime() / 60_000);
	const offset = clock.filter(([from]) => from <= minute).at(-1)?.[1];
	if (offset === undefined) return undefined;
	// 1970 began on a Thursday, four days into the week.
	const at = (minute + offset + 4 * dayMinutes) % weekMinutes;
	const day = days[Math.floor(at / dayMinutes)] ?? "";
	const since = (start: number) => (at - start + weekMinutes) % weekMinutes;

	const current = week.find(([start, minutes]) => since(start) < minutes);
	if (current) {
		const [start, minutes] = current;
		return { open: true, text: minutes < weekMinutes ? `Open now until ${formatTime(start + minutes)}` : "Open now", day };
	}
	// What began the longest ago is what begins next.
	const [next] = week.reduce((one, other) => (since(one[0]) > since(other[0]) ? one : other));
	const opensOn = days[Math.floor(next / dayMinutes)];
	return { open: false, text: `Closed, opens ${opensOn === day && next > at ? "today" : opensOn} ${formatTime(next)}; emergencies 24/7`, day };
}
