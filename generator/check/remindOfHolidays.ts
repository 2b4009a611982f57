import { planHolidays } from "../../site/hours.ts";
import type { Problem } from "../../site/problem.ts";
import { holidayDate, isWithin } from "../../site/schema/calendar.ts";
import type { Site } from "../../site/site.ts";
import { problemOf } from "../problems.ts";

/**
 * The federal holidays (5 U.S.C. 6103) on which trade companies often have other hours than usual.
 * The holidays for Martin Luther King, Washington and Columbus are left out.
 */
const commonHolidays = [
	"New Year's Day",
	"Memorial Day",
	"Juneteenth",
	"Independence Day",
	"Labor Day",
	"Veterans Day",
	"Thanksgiving",
	"Christmas Day",
] as const;

type Reminded = Pick<Site, "business" | "buildDate" | "folder">;

/**
 * Reminds a company in the United States of this year's coming holidays that its data doesn't name.
 * The message contains the year, so that it counts as a new warning each year.
 */
export function remindOfHolidays({ business, buildDate, folder }: Reminded): readonly Problem[] {
	if (business.address.country !== "US") return [];
	const year = Number(buildDate.slice(0, 4));
	const named = planHolidays(business.holidays, `${year}-01-01`, 2);
	// Accept a holiday in the next year too: its date may already be written for that year.
	const isNamed = (name: string) =>
		[year, year + 1].some((one) => {
			const day = holidayDate(name, one) ?? "";
			return named.some((holiday) => isWithin(day, holiday));
		});
	const isToCome = (name: string) => (holidayDate(name, year) ?? "") >= buildDate;
	const unnamed = commonHolidays.filter((name) => isToCome(name) && !isNamed(name));
	if (unnamed.length === 0) return [];
	const place = { file: `${folder}/business.yaml`, field: "holidays" };
	const got = `no hours of ${year} for ${unnamed.join(", ")}`;
	return [problemOf("holidays-unnamed", place, got, { name: unnamed[0] })];
}
