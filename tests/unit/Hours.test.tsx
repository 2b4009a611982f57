import { expect, it } from "vitest";
import { Hours } from "../../components/Hours.tsx";
import { SocialLinks } from "../../components/SocialLinks.tsx";
import { appointmentSpan } from "../../site/schema/calendar.ts";
import { render } from "./sampleSpeech.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

it("the table of hours has a row for each weekday and each holiday of the next year", () => {
	const business = {
		hours: [
			{ days: weekdays, opens: "13:00", closes: "17:00" },
			{ days: [...weekdays, "Saturday"], opens: "08:00", closes: "12:00" },
			{ days: ["Sunday"], ...appointmentSpan },
		],
		holidays: [
			{ name: "Christmas Day", day: "December 25" },
			{ name: "New Year's Eve", day: "December 31", byAppointment: true },
			{ name: "Moving", day: "2028-03-01" },
			{ name: "Vacation", day: "December 29", through: "January 2" },
			{
				name: "Summer",
				day: "June 1",
				through: "August 31",
				days: ["Wednesday", "Monday", "Tuesday"],
				opens: "06:00",
				closes: "14:00",
			},
		],
	} as Parameters<typeof Hours>[0]["business"];
	const rows = [
		...render(<Hours business={business} from="2026-11-21" />).matchAll(
			/<th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g,
		),
	];
	expect(rows.map(([, day, time]) => `${day} ${time}`)).toEqual([
		...weekdays.map((day) => `${day} 8am–12pm, 1pm–5pm`),
		"Saturday 8am–12pm",
		"Sunday by appointment",
		"Christmas Day, December 25, 2026 closed",
		"Vacation, December 29, 2026 – January 2, 2027 closed",
		"New Year&#x27;s Eve, December 31, 2026 by appointment",
		"Summer, June 1, 2027 – August 31, 2027, Monday to Wednesday 6am–2pm",
	]);
});

it("the list of social profiles is left out if it is empty", () => {
	expect(
		render(<SocialLinks social={{ instagram: "https://i.example/a" }} />).match(/<a /g),
	).toHaveLength(1);
	expect(render(<SocialLinks social={{}} />)).toBe("");
});
