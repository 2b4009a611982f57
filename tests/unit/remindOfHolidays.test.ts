import { expect, it } from "vitest";
import { remindOfHolidays } from "../../generator/check/remindOfHolidays.ts";
import { replaced, sampleSite } from "./sampleData.ts";

const reminders = (holidays: string, country: "US" | "CA" = "US", buildDate = "2026-01-01") => {
	const site = sampleSite(replaced("business.yaml", "holidays: []", `holidays: [${holidays}]`));
	const { address } = site.business;
	const business = { ...site.business, address: { ...address, country } };
	return remindOfHolidays({ ...site, business, buildDate }).map(({ got }) => got);
};
const all = "Memorial Day, Juneteenth, Independence Day, Labor Day, Veterans Day, Thanksgiving";

it("the reminder lists the federal holidays that the data lacks", () => {
	const { business, folder } = sampleSite();
	const [reminder] = remindOfHolidays({ business, folder, buildDate: "2026-01-01" });
	expect(reminder?.code).toBe("holidays-unnamed");
	expect(reminders("")).toEqual([`no hours of 2026 for New Year's Day, ${all}, Christmas Day`]);
});

it("holidays that are over this year are not missed", () => {
	expect(reminders("", "US", "2026-11-21")).toEqual([
		"no hours of 2026 for Thanksgiving, Christmas Day",
	]);
});

it("a holiday may be written as a rule, as a date or within other days", () => {
	expect(
		reminders(
			'{ name: A, day: "2026-05-25" }, { name: B, day: June 19 }, { name: C, day: fourth Thursday of November }, { name: D, day: December 24, through: January 1 }, { name: E, day: "2027-07-04" }',
		),
	).toEqual(["no hours of 2026 for Labor Day, Veterans Day"]);
});

it("the reminder is left out if no holiday is missing, or abroad", () => {
	const lines = ["New Year's Day", ...all.split(", "), "Christmas Day"].map(
		(name) => `{ name: "${name}", day: "${name}", closed: true }`,
	);
	expect(reminders(lines.join(", "))).toEqual([]);
	expect(reminders("", "CA")).toEqual([]);
});
