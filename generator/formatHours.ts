import type { Business } from "../data/schema.ts";

/** "07:00" → "7am", "17:30" → "5:30pm", "12:00" → "12pm". */
export function formatTime(clock: string): string {
	const [hours = 0, minutes = 0] = clock.split(":").map(Number);
	const hour = hours % 12 === 0 ? 12 : hours % 12;
	return `${hour}${minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`}${hours < 12 ? "am" : "pm"}`;
}

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A group's days: "Monday to Friday", "Saturday", "Monday, Wednesday and Friday". */
export function formatDays(days: readonly string[]): string {
	const first = week.indexOf(days[0] ?? "");
	const inARow = days.length > 2 && days.every((day, index) => week[(first + index) % 7] === day);
	return inARow ? `${days[0]} to ${days.at(-1)}` : joinWords(days);
}

/** All opening hours in one phrase: "Monday to Friday 7am–7pm, Saturday 8am–5pm and Sunday 9am–3pm". */
export function formatHours(hours: Business["hours"]): string {
	return joinWords(hours.map(({ days, opens, closes }) => `${formatDays(days)} ${formatTime(opens)}–${formatTime(closes)}`));
}

const joinWords = (words: readonly string[]): string => (words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : words.join(""));
