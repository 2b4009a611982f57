import { describe, expect, it } from "vitest";
import { planDays, planHolidays } from "../../site/hours.ts";
import { holidayDate } from "../../site/schema/calendar.ts";

it.each([
	["2026-12-24", 2026, "2026-12-24"],
	["2026-12-24", 2027, undefined],
	["2026-02-30", 2026, undefined],
	["December 25", 2027, "2027-12-25"],
	["February 29", 2027, undefined],
	["February 29", 2028, "2028-02-29"],
	["fourth Thursday of November", 2026, "2026-11-26"],
	["fourth Thursday of November", 2029, "2029-11-22"],
	["Thanksgiving", 2026, "2026-11-26"],
	["day after Thanksgiving", 2026, "2026-11-27"],
	["Friday after fourth Thursday of November", 2026, "2026-11-27"],
	["day before Christmas Eve", 2026, "2026-12-23"],
	["Friday before Memorial Day", 2026, "2026-05-22"],
	["Monday before last Monday of May", 2026, "2026-05-18"],
	["day after New Year’s Eve", 2026, "2027-01-01"],
	["Easter", 2026, "2026-04-05"],
	["Easter", 2038, "2038-04-25"],
	["Good Friday", 2027, "2027-03-26"],
	["Black Friday", 2026, "2026-11-27"],
	["day before Black Friday", 2026, "2026-11-26"],
	["Mother's Day", 2027, "2027-05-09"],
	["Christmas", 2026, "2026-12-25"],
	["day after Nothing", 2026, undefined],
	["toString", 2026, undefined],
	["last Monday of May", 2026, "2026-05-25"],
	["first Monday in September", 2026, "2026-09-07"],
	["third Monday of January", 2027, "2027-01-18"],
	["Thanksgiving Eve", 2026, undefined],
	["december 25", 2026, undefined],
])("the holiday %s of %i is on %s", (day, year, date) => {
	expect(holidayDate(day, year)).toBe(date);
});

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
