import type { Business } from "../../data/schema.ts";

/** "+18135550100" → "(813) 555-0100", as the North American Numbering Plan writes it. */
export function formatPhone(phone: string): string {
	return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}

/** The link that dials a number in E.164 (https://www.rfc-editor.org/rfc/rfc3966). */
export const phoneLink = (phone: string): string => `tel:${phone}`;

/** [30, 45] as "30–45". */
export const formatMinutes = ([low, high]: readonly [number, number]): string => `${low}–${high}`;

/** "7am–7pm". */
export const formatOpening = ({ opens, closes }: { readonly opens: string; readonly closes: string }): string => `${formatTime(opens)}–${formatTime(closes)}`;

/** Each group of days on a line of its own: "Mon–Fri 7am–7pm". */
export const formatHourLines = (hours: Business["hours"]): readonly string[] =>
	hours.map((group) => {
		const first = group.days[0] ?? "";
		const last = group.days.at(-1) ?? "";
		const days = first === last ? first.slice(0, 3) : `${first.slice(0, 3)}–${last.slice(0, 3)}`;
		return `${days} ${formatOpening(group)}`;
	});

const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** "2026-09-15" as "September 2026". */
export function formatMonth(date: string): string {
	const [year = "", month = "1"] = date.split("-");
	return `${months[Number(month) - 1]} ${year}`;
}

/** "2026-09-15" as "September 15, 2026". */
export function formatDate(date: string): string {
	const [year = "", month = "1", day = "1"] = date.split("-");
	return `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
}

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
