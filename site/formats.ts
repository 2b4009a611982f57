import { groupDays } from "./hours.ts";
import { isByAppointment, type Span, type Weekday, weekdays } from "./schema/calendar.ts";
import type { Business } from "./schema/schema.ts";
import { fill, joinWords, type Speech } from "./words.ts";

/** Formats an E.164 phone number for the company's country: "+18135550100" → "(813) 555-0100". */
export const formatPhone = (phone: string, { phones }: Pick<Speech, "phones">): string =>
	phones(phone);

/** A link that dials a phone number (https://www.rfc-editor.org/rfc/rfc3966). */
export const phoneLink = (phone: string): string => `tel:${phone}`;

/**
 * A link that writes a text message (https://www.rfc-editor.org/rfc/rfc5724). Older iPhones read
 * the message only after `&`.
 */
export const textLink = (phone: string, message?: string): string =>
	`sms:${phone}${message === undefined ? "" : `?&body=${encodeURIComponent(message)}`}`;

/** A link that begins a WhatsApp message (https://faq.whatsapp.com/5913398998672934). */
export const whatsAppLink = (phone: string, message: string): string =>
	`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(message)}`;

export const formatAddress = (
	{ street, city, state, zip }: Business["address"],
	{ words }: Pick<Speech, "words">,
): readonly string[] => [
	...(street === undefined ? [] : [street]),
	fill(words.places.cityLine, { city, state, zip }),
];

export const formatMinutes = ([low, high]: readonly [number, number]): string => `${low}–${high}`;

/** Formats a day's hours: "7am–7pm", "8am–12pm, 1pm–5pm", "24 hours", "closed". */
export const formatOpening = (spans: readonly Span[], { words: { time } }: Pick<Speech, "words">) =>
	spans
		.map((span) => {
			if (isByAppointment(span)) return time.byAppointment;
			const { opens, closes } = span;
			return opens === "00:00" && closes === "24:00"
				? time.allDay
				: `${formatTime(opens, time)}–${formatTime(closes, time)}`;
		})
		.join(", ") || time.closed;

/** Formats a week's hours, a line for each group of days with the same hours: "Mon–Fri 7am–7pm". */
export const formatShortHours = (hours: Business["hours"], speech: Speech): readonly string[] => {
	const short = (day: Weekday | undefined) => (day === undefined ? "" : speech.days[day].short);
	return groupDays(hours).map(({ days, spans }) => {
		const runs = consecutiveRuns(days).flatMap((run) =>
			run.length > 2 ? `${short(run[0])}–${short(run.at(-1))}` : run.map(short),
		);
		return `${runs.join(", ")} ${formatOpening(spans, speech)}`;
	});
};

/** The lines of `formatShortHours`, each starting with a capital letter. */
export const formatHourLines = (hours: Business["hours"], speech: Speech): readonly string[] =>
	formatShortHours(hours, speech).map(
		(line) => line.charAt(0).toLocaleUpperCase(speech.language) + line.slice(1),
	);

/** Formats a month: "2026-09-15" becomes "September 2026". */
export const formatMonth = (date: string, { months }: Pick<Speech, "months">): string =>
	months.format(Date.parse(date));

/** Formats a date: "2026-09-15" becomes "September 15, 2026". */
export const formatDate = (date: string, { dates }: Pick<Speech, "dates">): string =>
	dates.format(Date.parse(date));

/** Formats a time: "07:00" → "7am", "17:30" → "5:30pm"; or "7:00", "17:30" with a 24-hour clock. */
export function formatTime(clock: string, time: Speech["words"]["time"]): string {
	const [hours = 0, minutes = 0] = clock.split(":").map(Number);
	const rest = String(minutes).padStart(2, "0");
	const half = hours % 24 < 12 ? time.am : time.pm;
	if (time.clock === 24) return fill(half, { time: `${hours}:${rest}` });
	return fill(half, {
		time: `${hours % 12 === 0 ? 12 : hours % 12}${minutes === 0 ? "" : `:${rest}`}`,
	});
}

/** Formats sorted days: "Monday to Friday", "Saturday", "Monday, Wednesday and Friday". */
export function formatDays(
	days: readonly Weekday[],
	speech: Pick<Speech, "words" | "days" | "lists">,
): string {
	const { words, days: names } = speech;
	const long = (day: Weekday | undefined) => (day === undefined ? "" : names[day].long);
	const runs = consecutiveRuns(days).flatMap((run) =>
		run.length > 2
			? fill(words.time.days, { first: long(run[0]), last: long(run.at(-1)) })
			: run.map(long),
	);
	return joinWords(runs, speech);
}

function consecutiveRuns(days: readonly Weekday[]): readonly Weekday[][] {
	const runs: Weekday[][] = [];
	for (const day of days) {
		const run = runs.at(-1);
		const last = run?.at(-1);
		if (run && last && weekdays.indexOf(day) === weekdays.indexOf(last) + 1) run.push(day);
		else runs.push([day]);
	}
	return runs;
}

/** Formats a week's hours as a phrase: "Monday to Saturday 8am–5pm, closed on Sunday". */
export function formatHours(hours: Business["hours"], speech: Speech): string {
	const { words } = speech;
	const groups = groupDays(hours);
	const open = groups.filter(({ spans }) => spans.length > 0);
	const closed = groups
		.filter(({ spans }) => spans.length === 0)
		.map(({ days }) => `, ${fill(words.time.closedOn, { days: formatDays(days, speech) })}`);
	const lines = open.map(
		({ days, spans }) =>
			`${formatDays(days, speech)} ${joinWords(formatOpening(spans, speech).split(", "), speech)}`,
	);
	return joinWords(lines, speech) + closed.join("");
}

export const daysBetween = (from: string, to: string): number =>
	(Date.parse(to) - Date.parse(from)) / 86_400_000;
