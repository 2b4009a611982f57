import { describe, expect, it } from "vitest";
import {
	formatDate,
	formatDays,
	formatHourLines,
	formatHours,
	formatMonth,
	formatShortHours,
	formatTime,
} from "../../generator/site/formats.ts";
import { writePhone } from "../../generator/site/phones.ts";
import { planSpeech } from "../../generator/site/words.ts";
import type { Business } from "../../schema/schema.ts";
import { company, speech, words } from "./sampleSpeech.ts";

describe("times", () => {
	it.each([
		["07:00", "7am"],
		["00:00", "12am"],
		["12:00", "12pm"],
		["12:05", "12:05pm"],
		["17:30", "5:30pm"],
		["23:59", "11:59pm"],
		["24:00", "12am"],
	])("%s reads %s", (clock, text) => {
		expect(formatTime(clock, words.time)).toBe(text);
	});
});

describe("days", () => {
	it.each([
		[["Saturday"], "Saturday"],
		[["Saturday", "Sunday"], "Saturday and Sunday"],
		[["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], "Monday to Friday"],
		[["Monday", "Tuesday", "Wednesday", "Saturday"], "Monday to Wednesday and Saturday"],
		// Not "Monday to Friday": a visitor would come on Tuesday.
		[["Monday", "Wednesday", "Friday"], "Monday, Wednesday and Friday"],
		[["Monday", "Sunday"], "Monday and Sunday"],
	] as const)("%j reads %s", (days, text) => {
		expect(formatDays(days, speech)).toBe(text);
	});
});

describe("all hours in one phrase", () => {
	it("as the footer and the FAQ say them", () => {
		expect(
			formatHours(
				[
					{
						days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
						opens: "07:00",
						closes: "19:00",
					},
					{ days: ["Saturday"], opens: "08:00", closes: "17:00" },
					{ days: ["Sunday"], opens: "09:00", closes: "15:00" },
				],
				speech,
			),
		).toBe("Monday to Friday 7am–7pm, Saturday 8am–5pm and Sunday 9am–3pm");
	});

	it("of a single group", () => {
		expect(formatHours([{ days: ["Saturday"], opens: "08:00", closes: "12:30" }], speech)).toBe(
			"Saturday 8am–12:30pm, closed on Monday to Friday and Sunday",
		);
	});
});

describe("hours on lines", () => {
	it.each([
		[
			"Mon–Fri 7am–7pm; Sat, Sun closed",
			[
				{
					days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
					opens: "07:00",
					closes: "19:00",
				},
			],
		],
		[
			"Mon–Sat 24 hours; Sun closed",
			[
				{
					days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
					opens: "00:00",
					closes: "24:00",
				},
			],
		],
		[
			"Mon, Wed, Fri 7am–7pm; Tue, Thu, Sat, Sun closed",
			[{ days: ["Monday", "Wednesday", "Friday"], opens: "07:00", closes: "19:00" }],
		],
		[
			"Mon–Sat 8am–12pm, 1pm–5pm; Sun closed",
			[
				{
					days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
					opens: "13:00",
					closes: "17:00",
				},
				{
					days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
					opens: "08:00",
					closes: "12:00",
				},
			],
		],
	] as [string, Business["hours"]][])("%s", (text, hours) => {
		expect(formatHourLines(hours, speech).join("; ")).toBe(text);
	});

	it("begin with a capital, and inside a sentence as the language writes its days", () => {
		const spanish = planSpeech(words, {
			...company,
			locale: { ...company.locale, language: "es-US" },
		});
		const hours = [{ days: ["Saturday"], opens: "08:00", closes: "17:00" }] as Business["hours"];
		expect([
			formatShortHours(hours, spanish).at(-1),
			formatHourLines(hours, spanish).at(-1),
		]).toEqual(["sáb 8am–5pm", "Sáb 8am–5pm"]);
	});
});

it.each([
	["+18135550199", "US", "(813) 555-0199"],
	["+442079460018", "US", "+44 20 7946 0018"],
	["+442079460018", "GB", "020 7946 0018"],
	["+34912345678", "ES", "912 34 56 78"],
])("the phone number %s reads in %s as people write it there", (phone, country, text) => {
	expect(writePhone(phone, country)).toBe(text);
});

it("a clock of 24 hours has no halves", () => {
	const time = { ...words.time, clock: 24 as const, am: "{time}" as never, pm: "{time}" as never };
	expect(["07:00", "12:00", "17:30"].map((clock) => formatTime(clock, time))).toEqual([
		"7:00",
		"12:00",
		"17:30",
	]);
});

it("dates read as in the specification", () => {
	expect([
		formatDate("2026-09-05", speech),
		formatMonth("2026-09-05", speech),
		formatMonth("2026-11", speech),
	]).toEqual(["September 5, 2026", "September 2026", "November 2026"]);
});
