import type { Business } from "../data/schema.ts";

/** A stretch of opening: the minute of the week at which it starts (Sunday 00:00 is 0), and how many minutes it lasts. */
export type Opening = readonly [start: number, minutes: number];

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
 * 18:00 to 02:00 are eight hours, 00:00 to 00:00 the whole day.
 */
export function planWeek(hours: Business["hours"]): readonly Opening[] {
	const toMinutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
	return hours
		.flatMap((group) =>
			group.days.map((day): Opening => {
				const opens = toMinutes(group.opens);
				const minutes = toMinutes(group.closes) - opens;
				return [days.indexOf(day) * dayMinutes + opens, minutes > 0 ? minutes : minutes + dayMinutes];
			}),
		)
		.sort(([one], [other]) => one - other);
}

/** "7 am", "5:30 pm", "noon", "midnight", from a minute of the week. */
function formatTime(minute: number): string {
	const ofDay = minute % dayMinutes;
	if (ofDay === 0) return "midnight";
	if (ofDay === 720) return "noon";
	const hour = Math.floor(ofDay / 60);
	const rest = ofDay % 60;
	return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, "0")}` : ""} ${hour < 12 ? "am" : "pm"}`;
}

/**
 * Whether the company is open, by the clock on its own wall: reading that clock, and counting nothing, is what makes
 * the nights right when clocks change.
 *
 * @param week the openings, from `planWeek`
 * @param timeZone the company's, such as "America/New_York"
 */
export function readOpeningState(now: Date, week: readonly Opening[], timeZone: string): OpeningState {
	const parts = new Intl.DateTimeFormat("en-US", { timeZone, weekday: "long", hour: "numeric", minute: "numeric", hourCycle: "h23" }).formatToParts(now);
	const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
	const day = part("weekday");
	const minute = days.indexOf(day) * dayMinutes + Number(part("hour")) * 60 + Number(part("minute"));
	const until = (start: number, from: number) => (start - from + weekMinutes) % weekMinutes;

	// An opening may lead straight into the next one, at midnight for instance.
	let left = 0;
	for (const _ of week) {
		const at = (minute + left) % weekMinutes;
		for (const [start, minutes] of week) {
			const passed = until(at, start);
			if (passed < minutes) left += minutes - passed;
		}
		if (left === 0) break;
	}
	if (left >= weekMinutes) return { open: true, text: "Open now, day and night", day };
	if (left > 0) return { open: true, text: `Open now until ${formatTime(minute + left)}`, day };

	const wait = Math.min(...week.map(([start]) => until(start, minute)));
	const opens = (minute + wait) % weekMinutes;
	const opensOn = days[Math.floor(opens / dayMinutes)];
	return { open: false, text: `Closed, opens ${opensOn === day && wait < dayMinutes ? "today" : opensOn} ${formatTime(opens)}; emergencies 24/7`, day };
}
