import { expect, it } from "vitest";
import { proposeDay } from "../../site/schema/readDay.ts";
import * as usual from "../../site/schema/usualForms.ts";
import { sampleSite, sampleText } from "./sampleData.ts";
/** What people write, by the function that reads it, and what the build takes it for. */
import forms from "./usualForms.json" with { type: "json" };

const reads: Readonly<Record<keyof typeof forms, (written: string) => string>> = {
	...usual,
	toInstagram: (written) => usual.toProfile("https://www.instagram.com/", written),
};
const rows = Object.entries(forms).flatMap(([name, values]) =>
	Object.entries(values).map(
		([written, value]) => [name as keyof typeof forms, written, value] as const,
	),
);

it.each(rows)("%s reads %j as %j", (name, written, value) => {
	expect(reads[name](written)).toBe(value);
});

it("a company's file may have all of these forms, with invisible marks around them", () => {
	const { business } = sampleSite({
		"business.yaml": sampleText("business.yaml")
			.replace('"+18135550199"', '"\u202a(813) 555-0199\u202c"')
			.replace("desk@acme.example", "\ufeff desk@acme.example\u200b")
			.replace('"33544"', '"33544\u200b"')
			.replace("https://acme.example", "\u2066www.acme.example\u2069")
			.replace("state: FL", "state: Florida")
			.replace('twitter: "https://t.example/a"', 'youtube: "@acme"')
			.replace('closes: "17:00"', "closes: 5pm"),
	});
	expect(business).toMatchObject({
		phone: "+18135550199",
		email: "desk@acme.example",
		address: { zip: "33544", state: "FL" },
		url: "https://www.acme.example",
		social: { youtube: "https://www.youtube.com/@acme" },
	});
	expect(business.hours[1]?.closes).toBe("17:00");
});

it.each(["--- ", "---\t", "\n\n---"])("a page's file may begin with %j", (mark) => {
	const about = sampleText("about.md").replace(/^---/, mark).replace("\n---\n", "\n--- \n");
	expect(sampleSite({ "about.md": about }).pages.about).toEqual(sampleSite().pages.about);
});

it.each([
	["9/15/2026", "2026-09-15"],
	["15.9.2026", "2026-09-15"],
	["31.31.2026", "2026-11-21"],
	["9/41/2026", "2026-11-21"],
	// An object with this field has no text form.
	[{ toString: "one" }, "2026-11-21"],
])("the fix for the day %j proposes %s", (written, day) => {
	expect(proposeDay(written)).toBe(day);
});
