import type { Business } from "../data/schema.ts";

/** "07:00" → "7am", "17:30" → "5:30pm", "12:00" → "12pm". */
export function formatTime(clock: string): string {
	const [hours = 0, minutes = 0] = clock.split(":").map(Number);
	const hour = hours % 12 === 0 ? 12 : hours % 12;
	return `${hour}${minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`}${hours < 12 ? "am" : "pm"}`;
}

/** A group's days: "Monday to Friday", "Saturday". */
export function formatDays(days: readonly string[]): string {
	return days.length > 1 ? `${days[0]} to ${days.at(-1)}` : (days[0] ?? "");
}

/** All opening hours in one phrase: "Monday to Friday 7am–7pm, Saturday 8am–5pm and Sunday 9am–3pm". */
export function formatHours(hours: Business["hours"]): string {
	const groups = hours.map(({ days, opens, closes }) => `${formatDays(days)} ${formatTime(opens)}–${formatTime(closes)}`);
	return groups.length > 1 ? `${groups.slice(0, -1).join(", ")} and ${groups.at(-1)}` : groups.join("");
}
