import type { Business } from "../data/schema.ts";
import { formatTime } from "../generator/formatHours.ts";

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
