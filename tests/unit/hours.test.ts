import { describe, expect, it } from "vitest";
import { planDays, planHolidays } from "../../site/hours.ts";
import { holidayDate } from "../../site/schema/calendar.ts";
import holidays from "./holidays.json" with { type: "json" };

it.each(holidays as [string, number, string | null][])(
	"the holiday %s of %i is on %s",
	(day, year, date) => {
		expect(holidayDate(day, year)).toBe(date ?? undefined);
	},
);

it("holidays of the year after a day are sorted by date", () => {
	const holidays = [
		{ name: "Thanksgiving", day: "fourth Thursday of November" },
		{ name: "New Year", day: "January 1", opens: "10:00", closes: "12:00" },
		{ name: "Moving", day: "2025-03-01" },
		{ name: "Vacation", day: "last Monday of December", through: "January 5" },
	];
	const vacation = { date: "2026-12-28", through: "2027-01-05", name: "Vacation", spans: [] };
	const newYear = { date: "2027-01-01", through: "2027-01-01", name: "New Year" };
	expect(planHolidays(holidays, "2026-11-27", 1)).toEqual([
		vacation,
		{ ...newYear, spans: [{ opens: "10:00", closes: "12:00" }] },
		{ date: "2027-11-25", through: "2027-11-25", name: "Thanksgiving", spans: [] },
	]);
	expect(planHolidays(holidays, "2027-01-05", 1)[0]).toEqual(vacation);
	expect(planHolidays(holidays, "2027-01-06", 1)[0]).toMatchObject({ name: "Thanksgiving" });
});

describe("the order in the file does not matter", () => {
	const holidays = [
		{ name: "Eve", day: "December 24", opens: "13:00", closes: "16:00" },
		{ name: "Eve", day: "December 24", opens: "08:00", closes: "12:00" },
		{ name: "New Year", day: "January 1" },
	];
	const hours = [
		{ days: ["Monday", "Tuesday"], opens: "13:00", closes: "17:00" },
		{ days: ["Monday"], opens: "08:00", closes: "12:00" },
		{ days: ["Sunday"], closed: true },
	] as Parameters<typeof planDays>[0];

	it("for holidays", () => {
		const planned = planHolidays(holidays, "2026-01-01", 1);
		expect(planned.map(({ spans: [span] }) => span?.opens)).toEqual([undefined, "08:00", "13:00"]);
		expect(planHolidays([...holidays].reverse(), "2026-01-01", 1)).toEqual(planned);
	});

	it("for the week's hours", () => {
		expect(planDays([...hours].reverse())).toEqual(planDays(hours));
	});
});
