import { weekdays } from "../../site/schema/calendar.ts";

const beginningsOf = (written: string, values: readonly string[]): readonly string[] =>
	written.length < 2
		? []
		: values.filter((value) => value.toLowerCase().startsWith(written.toLowerCase()));

/** Lists the days of a range: "Mon-Fri" or "Monday to Friday". Undefined for any other text. */
function daysOf(written: string): readonly string[] | undefined {
	const [, first = "", last = ""] =
		/^([a-z]{3,9})\.?\s*(?:-|–|to|through)\s*([a-z]{3,9})\.?$/i.exec(written.trim()) ?? [];
	const [from] = beginningsOf(first, weekdays);
	const [to] = beginningsOf(last, weekdays);
	if (from === undefined || to === undefined) return undefined;
	const week: readonly string[] = [...weekdays, ...weekdays];
	const start = week.indexOf(from);
	return week.slice(start, week.indexOf(to, start) + 1);
}

/**
 * Writes a fix for an abbreviated value or a range of days: "sat" → 'Write "Saturday".' Undefined
 * if the text is neither, or fits several values.
 */
export function proposeOneOf(got: unknown, values: readonly unknown[]): string | undefined {
	if (typeof got !== "string") return undefined;
	const days = values.includes(weekdays[0]) ? daysOf(got) : undefined;
	if (days) return `Write each day: [${days.join(", ")}].`;
	const fitting = beginningsOf(
		got.replace(/\.$/, ""),
		values.filter((value) => typeof value === "string"),
	);
	return fitting.length === 1 ? `Write "${fitting[0]}".` : undefined;
}

/**
 * Writes a fix for a text where a list is expected: "34655, 34688" → 'Write it as ["34655",
 * "34688"].' Undefined if the text is neither a range of days nor a list of short items.
 */
export function proposeList(got: string): string | undefined {
	const days = daysOf(got);
	if (days) return `Write it as [${days.join(", ")}].`;
	const items = got.split(",").map((item) => item.trim());
	return items.length > 1 && items.every((item) => /^[\w -]{1,40}$/.test(item))
		? `Write it as [${items.map((item) => (/^\d/.test(item) ? `"${item}"` : item)).join(", ")}].`
		: undefined;
}

/** Writes a fix for a number with a scale or unit: "4.9/5" → "Write 4.9, without quotes." */
export function proposeNumber(got: string): string | undefined {
	const [, number] = /^(\d+(?:\.\d+)?)(?:\s*\/\s*\d+|\s*[a-z*★]+)$/i.exec(got.trim()) ?? [];
	return number === undefined ? undefined : `Write ${number}, without quotes.`;
}
