import { describe, expect, test, vi } from "vitest";
import { planClock } from "../../../generator/load/planClock.ts";
import { planSpecialDays, planWeek, readOpeningState } from "../../../islands/openingHours.ts";
import { planHolidays } from "../../../site/hours.ts";
import { appointmentSpan } from "../../../site/schema/calendar.ts";
import type { Business } from "../../../site/schema/schema.ts";
import { slow } from "../../full.ts";
import { wordsOfIslands } from "../sampleSpeech.ts";

type Hours = Business["hours"];

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const everyDay = ["Sunday", ...weekdays, "Saturday"] as const;

/** The specification's hours, section 9. */
const hours: Hours = [
	{ days: [...weekdays], opens: "07:00", closes: "19:00" },
	{ days: ["Saturday"], opens: "08:00", closes: "17:00" },
	{ days: ["Sunday"], opens: "09:00", closes: "15:00" },
];
const always: Hours = [{ days: [...everyDay], opens: "00:00", closes: "24:00" }];
const zone = "America/New_York";

const at = (
	moment: string,
	own: Hours = hours,
	timeZone = zone,
	holidays: Business["holidays"] = [],
) =>
	readOpeningState(
		new Date(moment),
		{
			week: planWeek(own),
			special: planSpecialDays(planHolidays(holidays, "2026-01-01", 3)),
			clock: planClock(timeZone, 2026),
		},
		wordsOfIslands.openNow,
	);

test.each([
	["Monday 7:00, the first minute", "2026-11-23T12:00:00Z", "Open now until 7 pm"],
	["Monday 18:59, the last minute", "2026-11-23T23:59:59Z", "Open now until 7 pm"],
	["Saturday 17:00, the first minute", "2026-11-21T22:00:00Z", "Closed, opens Sunday 9 am"],
	["Sunday 23:59", "2026-11-23T04:59:00Z", "Closed, opens Monday 7 am"],
	["Monday 0:00, midnight", "2026-11-23T05:00:00Z", "Closed, opens today 7 am"],
	["Monday 6:59, the last minute", "2026-11-23T11:59:59Z", "Closed, opens today 7 am"],
])("on %s (%s), the text is: %s", (_, moment, text) => {
	expect(at(moment)).toMatchObject({ open: text.startsWith("Open"), text });
});

test.each([
	["12:00", "noon"],
	["12:05", "12:05 pm"],
	["17:30", "5:30 pm"],
	["24:00", "midnight"],
])("a day that closes at %s is open until %s", (closes, text) => {
	const state = at("2026-11-23T15:00:00Z", [{ days: ["Monday"], opens: "07:00", closes }]);
	expect(state?.text).toBe(`Open now until ${text}`);
});

test("hours on both sides of midnight are joined", () => {
	const late: Hours = [
		{ days: ["Friday"], opens: "18:00", closes: "24:00" },
		{ days: ["Saturday"], opens: "00:00", closes: "02:00" },
	];
	const open = { open: true, text: "Open now until 2 am" };
	expect(at("2026-11-21T04:30:00Z", late)).toEqual({ ...open, day: "Friday" });
	expect(at("2026-11-21T06:30:00Z", late)).toEqual({ ...open, day: "Saturday" });
	const closed = { open: false, text: "Closed, opens Friday 6 pm" };
	expect(at("2026-11-21T07:00:00Z", late)).toMatchObject(closed);
});

test("a company that never closes has no hour, and next week's day is not called today", () => {
	expect(at("2026-11-21T04:30:00Z", always)?.text).toBe("Open now");
	const mondays: Hours = [{ days: ["Monday"], opens: "07:00", closes: "12:00" }];
	expect(at("2026-11-23T20:00:00Z", mondays)?.text).toBe("Closed, opens Monday 7 am");
});

describe("the day is that of the company's time zone:", () => {
	test.each([
		["still Saturday there when it is Sunday in London", "2026-11-22T04:59:00Z", "Saturday"],
		["Sunday from its own midnight on", "2026-11-22T05:00:00Z", "Sunday"],
	])("%s", (_, moment, day) => {
		expect(at(moment)?.day).toBe(day);
	});

	test.each(["Pacific/Kiritimati", "America/Los_Angeles"])(
		"a visitor's time zone %s changes nothing",
		(visitors) => {
			vi.stubEnv("TZ", visitors);
			const monday = { open: true, text: "Open now until 7 pm", day: "Monday" };
			expect(at("2026-11-23T12:00:00Z")).toEqual(monday);
			const sunday = { open: false, text: "Closed, opens today 9 am", day: "Sunday" };
			expect(at("2026-11-22T05:00:00Z")).toEqual(sunday);
			vi.unstubAllEnvs();
		},
	);

	test("a company in another time zone has its own clock", () => {
		const text = (moment: string, own: string) => at(moment, hours, own)?.text;
		expect(text("2026-11-23T16:00:00Z", "America/Chicago")).toBe("Open now until 7 pm");
		expect(text("2026-11-23T12:30:00Z", "America/Chicago")).toBe("Closed, opens today 7 am");
		expect(text("2026-11-23T01:45:00Z", "Asia/Kathmandu")).toBe("Open now until 7 pm");
	});
});

const night: Hours = [
	{ days: ["Saturday"], opens: "22:00", closes: "24:00" },
	{ days: ["Sunday"], opens: "00:00", closes: "04:00" },
];
const untilFour = { open: true, text: "Open now until 4 am", day: "Sunday" };

// Spring, 2027-03-14: 1:59 is followed by 3:00. Fall, 2026-11-01: 1:59 comes twice.
test.each([
	["spring 1:59", "2027-03-14T06:59:00Z", untilFour],
	["spring 3:00", "2027-03-14T07:00:00Z", untilFour],
	["spring 4:00", "2027-03-14T08:00:00Z", { open: false }],
	["fall 1:30, the first one", "2026-11-01T05:30:00Z", untilFour],
	["fall 1:30, the second one", "2026-11-01T06:30:00Z", untilFour],
	["fall 3:59", "2026-11-01T08:59:00Z", untilFour],
	["fall 4:00", "2026-11-01T09:00:00Z", { open: false }],
])("the state is right when clocks change in Florida, in %s", (_clock, moment, state) => {
	expect(at(moment, night)).toMatchObject(state);
});

test("the state agrees with the hours for three years", slow, () => {
	const wall = new Intl.DateTimeFormat("en-US", {
		timeZone: zone,
		weekday: "long",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	});
	const plan = { week: planWeek(hours), special: [], clock: planClock(zone, 2026) };
	for (let moment = Date.UTC(2026, 0, 1); moment < Date.UTC(2029, 0, 1); moment += 97 * 60_000) {
		const entries = wall.formatToParts(moment).map(({ type, value }) => [type, value]);
		const parts = Object.fromEntries(entries);
		const clock = `${parts.hour}:${parts.minute}`;
		const today = hours.find(({ days }) => days.includes(parts.weekday as never));
		expect(readOpeningState(new Date(moment), plan, wordsOfIslands.openNow)).toMatchObject({
			open: today !== undefined && today.opens <= clock && clock < today.closes,
			day: parts.weekday,
		});
	}
});

describe("days by appointment", () => {
	const own: Hours = [
		{ days: ["Friday"], opens: "07:00", closes: "24:00" },
		{ days: ["Saturday"], ...appointmentSpan },
		{ days: ["Monday"], opens: "07:00", closes: "19:00" },
	];
	const text = (moment: string) =>
		at(moment, own, zone, [{ name: "Eve", day: "2026-11-23", byAppointment: true }])?.text;

	test("are neither open nor closed", () => {
		const byAppointment = { open: undefined, text: "Today by appointment" };
		for (const moment of ["2026-11-21T05:00:00Z", "2026-11-21T17:00:00Z", "2026-11-22T04:59:00Z"])
			expect(at(moment, own)).toEqual({ ...byAppointment, day: "Saturday" });
		expect(text("2026-11-23T17:00:00Z")).toBe("Today by appointment");
	});

	test("are not named as the next opening", () => {
		expect(text("2026-11-20T11:00:00Z")).toBe("Closed, opens today 7 am");
		expect(text("2026-11-21T04:59:00Z")).toBe("Open now until midnight");
		expect(at("2026-11-22T05:00:00Z", own)?.text).toBe("Closed, opens Monday 7 am");
		expect(text("2026-11-22T05:00:00Z")).toBe("Closed, opens Friday 7 am");
	});
});

describe("days with other hours", () => {
	const holidays: Business["holidays"] = [
		{ name: "Thanksgiving", day: "fourth Thursday of November" },
		{ name: "Christmas Eve", day: "2026-12-24", opens: "08:00", closes: "12:00" },
		{ name: "Christmas Day", day: "December 25" },
		{ name: "Vacation", day: "2027-08-30", through: "2027-09-10" },
	];
	const text = (moment: string) => at(moment, hours, zone, holidays)?.text;

	test.each([
		["the day before, in the evening", "2026-11-26T01:00:00Z", "Closed, opens Friday 7 am"],
		["on the day", "2026-11-26T17:00:00Z", "Closed, opens Friday 7 am"],
		["on the same day a year later", "2027-11-25T17:00:00Z", "Closed, opens Friday 7 am"],
		["on a short day", "2026-12-24T14:00:00Z", "Open now until noon"],
		["after a short day, before a closed", "2026-12-24T18:00:00Z", "Closed, opens Saturday 8 am"],
		["on a date of every year", "2028-12-25T17:00:00Z", "Closed, opens Tuesday 7 am"],
		["among days off", "2027-09-03T17:00:00Z", "Closed, opens Saturday 8 am"],
		["a year after a day of one year only", "2027-12-24T18:00:00Z", "Open now until 7 pm"],
	])("%s", (_when, moment, expected) => {
		expect(text(moment)).toBe(expected);
	});

	test("a season has hours for its weekdays, and a holiday within it has its own", () => {
		const winter = { name: "Winter", day: "December 1", through: "January 31" };
		const season: Business["holidays"] = [
			{ ...winter, days: ["Monday", "Friday"], opens: "09:00", closes: "11:00" },
			{ name: "Christmas Day", day: "December 25" },
		];
		const text = (moment: string) => at(moment, hours, zone, season)?.text;
		expect(text("2026-11-30T12:30:00Z")).toBe("Open now until 7 pm");
		expect(text("2026-12-07T12:30:00Z")).toBe("Closed, opens today 9 am");
		expect(text("2026-12-08T12:30:00Z")).toBe("Open now until 7 pm");
		expect(text("2026-12-25T15:00:00Z")).toBe("Closed, opens Saturday 8 am");
		expect(text("2027-01-01T15:00:00Z")).toBe("Open now until 11 am");
		// No row of the week is marked on a holiday.
		expect(at("2026-11-26T17:00:00Z", hours, zone, holidays)?.day).toBe("");
	});

	test("a company that never closes names the hour of a closed day only on the day before", () => {
		const text = (moment: string) => at(moment, always, zone, holidays)?.text;
		expect(text("2026-12-13T17:00:00Z")).toBe("Open now");
		expect(text("2026-12-22T17:00:00Z")).toBe("Open now");
		expect(text("2026-12-23T17:00:00Z")).toBe("Open now until midnight");
		expect(text("2026-12-24T14:00:00Z")).toBe("Open now until noon");
	});

	test("a break at noon is closed", () => {
		const split: Hours = [
			{ days: [...weekdays], opens: "13:00", closes: "17:00" },
			{ days: [...weekdays], opens: "08:00", closes: "12:00" },
		];
		expect(at("2026-11-23T14:00:00Z", split)?.text).toBe("Open now until noon");
		expect(at("2026-11-23T17:30:00Z", split)?.text).toBe("Closed, opens today 1 pm");
		expect(at("2026-11-23T18:30:00Z", split)?.text).toBe("Open now until 5 pm");
		expect(at("2026-11-28T18:30:00Z", split)?.text).toBe("Closed, opens Monday 8 am");
	});
});

describe("the planned clock", () => {
	const minutes = (moment: string) => Date.parse(moment) / 60_000;

	test("holds three years' changes, to the minute", () => {
		expect(planClock(zone, 2026)).toEqual([
			[minutes("2026-01-01T00:00Z"), -300],
			[minutes("2026-03-08T07:00Z"), -240],
			[minutes("2026-11-01T06:00Z"), -300],
			[minutes("2027-03-14T07:00Z"), -240],
			[minutes("2027-11-07T06:00Z"), -300],
			[minutes("2028-03-12T07:00Z"), -240],
			[minutes("2028-11-05T06:00Z"), -300],
			[minutes("2029-01-01T00:00Z")],
		]);
	});

	test("has zones without changes, ahead of UTC, or with half an hour", () => {
		const year = minutes("2026-01-01T00:00Z");
		expect(planClock("UTC", 2026)).toEqual([[year, 0], [minutes("2029-01-01T00:00Z")]]);
		expect(planClock("Asia/Kolkata", 2026)[0]).toEqual([year, 330]);
	});

	test("has no state outside of its three years", () => {
		for (const end of ["2025-12-31T23:59:59Z", "2029-01-01T00:00:00Z"])
			expect(at(end)).toBeUndefined();
		for (const end of ["2026-01-01T00:00:00Z", "2028-12-31T23:59:59Z"])
			expect(at(end)).toBeDefined();
	});
});
