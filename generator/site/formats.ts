import { months, type Span, type Weekday, weekdays } from "../../data/calendar.ts";
import type { Business } from "../../data/schema.ts";
import { groupDays } from "./hours.ts";

/** "+18135550100" → "(813) 555-0100", as the North American Numbering Plan writes it. */
export function formatPhone(phone: string): string {
	return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}

/** The link that dials a number in E.164 (https://www.rfc-editor.org/rfc/rfc3966). */
export const phoneLink = (phone: string): string => `tel:${phone}`;

/** [30, 45] as "30–45". */
export const formatMinutes = ([low, high]: readonly [number, number]): string => `${low}–${high}`;

/** "7am–7pm", "8am–12pm, 1pm–5pm", "closed". */
export const formatOpening = (spans: readonly Span[]): string =>
	spans.length === 0 ? "closed" : spans.map(({ opens, closes }) => `${formatTime(opens)}–${formatTime(closes)}`).join(", ");

/** Days of the same hours on a line of their own: "Mon–Fri 7am–7pm", "Mon, Wed, Fri 8am–5pm", "Sun closed". */
export const formatHourLines = (hours: Business["hours"]): readonly string[] =>
	groupDays(hours).map(({ days, spans }) => {
		const runs = runsOf(days).flatMap((run) => (run.length > 2 ? `${short(run[0])}–${short(run.at(-1))}` : run.map(short)));
		return `${runs.join(", ")} ${formatOpening(spans)}`;
	});

const short = (day = ""): string => day.slice(0, 3);

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
	return `${hour}${minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`}${hours % 24 < 12 ? "am" : "pm"}`;
}

/** Days in the order of the week: "Monday to Friday", "Saturday", "Monday, Wednesday and Friday". */
export const formatDays = (days: readonly Weekday[]): string => joinWords(runsOf(days).flatMap((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run)));

/** Days that follow one another, each row of them in a list of its own. */
function runsOf(days: readonly Weekday[]): readonly Weekday[][] {
	const runs: Weekday[][] = [];
	for (const day of days) {
		const run = runs.at(-1);
		const last = run?.at(-1);
		if (run && last && weekdays.indexOf(day) === weekdays.indexOf(last) + 1) run.push(day);
		else runs.push([day]);
	}
	return runs;
}

/** All opening hours in one phrase: "Monday to Friday 7am–7pm and Saturday 8am–5pm, closed on Sunday". */
export function formatHours(hours: Business["hours"]): string {
	const groups = groupDays(hours);
	const open = groups.filter(({ spans }) => spans.length > 0);
	const closed = groups.filter(({ spans }) => spans.length === 0).map(({ days }) => `, closed on ${formatDays(days)}`);
	return joinWords(open.map(({ days, spans }) => `${formatDays(days)} ${joinWords(formatOpening(spans).split(", "))}`)) + closed.join("");
}

const joinWords = (words: readonly string[]): string => (words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : words.join(""));
