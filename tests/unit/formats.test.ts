import { describe, expect, it } from "vitest";
import {
	formatDate,
	formatDays,
	formatHourLines,
	formatHours,
	formatMonth,
	formatShortHours,
	formatTime,
} from "../../site/formats.ts";
import { writePhone } from "../../site/phones.ts";
import { appointmentSpan } from "../../site/schema/calendar.ts";
import type { Business } from "../../site/schema/schema.ts";
import { planSpeech } from "../../site/words.ts";
import { company, speech, words } from "./sampleSpeech.ts";

type Hours = Business["hours"][number];

const weekdays: Hours["days"] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const toSaturday: Hours["days"] = [...weekdays, "Saturday"];
const open = (days: Hours["days"], opens: string, closes: string) => ({ days, opens, closes });
const saturdayByAppointment: Hours = { days: ["Saturday"], ...appointmentSpan };

it.each([
	["07:00", "7am"],
	["00:00", "12am"],
	["12:00", "12pm"],
	["12:05", "12:05pm"],
	["17:30", "5:30pm"],
	["23:59", "11:59pm"],
	["24:00", "12am"],
])("the time %s reads %s", (clock, text) => {
	expect(formatTime(clock, words.time)).toBe(text);
});

it.each([
	[["Saturday"], "Saturday"],
	[["Saturday", "Sunday"], "Saturday and Sunday"],
	[weekdays, "Monday to Friday"],
	[["Monday", "Tuesday", "Wednesday", "Saturday"], "Monday to Wednesday and Saturday"],
	// With "Monday to Friday", a visitor would come on Tuesday.
	[["Monday", "Wednesday", "Friday"], "Monday, Wednesday and Friday"],
	[["Monday", "Sunday"], "Monday and Sunday"],
] as const)("the days %j read %s", (days, text) => {
	expect(formatDays(days, speech)).toBe(text);
});

describe("all hours in one phrase", () => {
	it("has a group for each range of days", () => {
		const hours = [
			open(weekdays, "07:00", "19:00"),
			open(["Saturday"], "08:00", "17:00"),
			open(["Sunday"], "09:00", "15:00"),
		];
		expect(formatHours(hours, speech)).toBe(
			"Monday to Friday 7am–7pm, Saturday 8am–5pm and Sunday 9am–3pm",
		);
	});

	it("may have a day by appointment", () => {
		const hours = [open(weekdays, "07:00", "19:00"), saturdayByAppointment];
		expect(formatHours(hours, speech)).toBe(
			"Monday to Friday 7am–7pm and Saturday by appointment, closed on Sunday",
		);
	});

	it("names closed days", () => {
		expect(formatHours([open(["Saturday"], "08:00", "12:30")], speech)).toBe(
			"Saturday 8am–12:30pm, closed on Monday to Friday and Sunday",
		);
	});
});

describe("hours on lines", () => {
	it.each([
		["Mon–Fri 7am–7pm; Sat, Sun closed", [open(weekdays, "07:00", "19:00")]],
		["Mon–Sat 24 hours; Sun closed", [open(toSaturday, "00:00", "24:00")]],
		[
			"Mon, Wed, Fri 7am–7pm; Tue, Thu, Sat, Sun closed",
			[open(["Monday", "Wednesday", "Friday"], "07:00", "19:00")],
		],
		[
			"Mon–Fri 7am–7pm; Sat by appointment; Sun closed",
			[open(weekdays, "07:00", "19:00"), saturdayByAppointment],
		],
		[
			"Mon–Sat 8am–12pm, 1pm–5pm; Sun closed",
			[open(toSaturday, "13:00", "17:00"), open(toSaturday, "08:00", "12:00")],
		],
	])("%s", (text, hours) => {
		expect(formatHourLines(hours, speech).join("; ")).toBe(text);
	});

	it("begin with a capital letter, unlike inside a sentence", () => {
		const locale = { ...company.locale, language: "es-US" };
		const spanish = planSpeech(words, { ...company, locale });
		const hours = [open(["Saturday"], "08:00", "17:00")];
		expect(formatShortHours(hours, spanish).at(-1)).toBe("sáb 8am–5pm");
		expect(formatHourLines(hours, spanish).at(-1)).toBe("Sáb 8am–5pm");
	});
});

it.each([
	["+18135550199", "US", "(813) 555-0199"],
	["+442079460018", "US", "+44 20 7946 0018"],
	["+442079460018", "GB", "020 7946 0018"],
	["+34912345678", "ES", "912 34 56 78"],
])("the phone number %s is written in %s as %s", (phone, country, text) => {
	expect(writePhone(phone, country)).toBe(text);
});

it("a 24-hour clock has no am and pm", () => {
	const time = { ...words.time, clock: 24 as const, am: "{time}" as never, pm: "{time}" as never };
	const written = ["07:00", "12:00", "17:30"].map((clock) => formatTime(clock, time));
	expect(written).toEqual(["7:00", "12:00", "17:30"]);
});

it("dates have the month's name", () => {
	expect(formatDate("2026-09-05", speech)).toBe("September 5, 2026");
	expect(formatMonth("2026-09-05", speech)).toBe("September 2026");
	expect(formatMonth("2026-11", speech)).toBe("November 2026");
});
