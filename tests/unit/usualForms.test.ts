import { expect, it } from "vitest";
import { proposeDay } from "../../site/schema/readDay.ts";
import {
	toClock,
	toClosing,
	toEmail,
	toFileLink,
	toHolidayDay,
	toHttps,
	toInternationalPhone,
	toIsoDay,
	toOldAddress,
	toOpening,
	toProfile,
	toStateCode,
} from "../../site/schema/usualForms.ts";
import { sampleSite, sampleText } from "./sampleData.ts";

const toInstagram = (written: string) => toProfile("https://www.instagram.com/", written);

it.each([
	[toIsoDay, "Sept 15, 2026", "2026-09-15"],
	[toIsoDay, "September 5th, 2026", "2026-09-05"],
	[toIsoDay, "15 May 2026", "2026-05-15"],
	[toIsoDay, "2026-09-15", "2026-09-15"],
	[toIsoDay, "Ma 15, 2026", "Ma 15, 2026"],
	[toIsoDay, "Smarch 15, 2026", "Smarch 15, 2026"],
	[toIsoDay, "9/15/2026", "9/15/2026"],
	[toFileLink, "/Price List.pdf", "/Price%20List.pdf"],
	[toFileLink, "/Price%20List.pdf?a#page=2", "/Price%20List.pdf?a#page=2"],
	[toFileLink, "/50% off.pdf", "/50%25%20off.pdf"],
	[toFileLink, "/50%25%20off.pdf", "/50%25%20off.pdf"],
	[toFileLink, "/Cafe\u0301 (1).PDF", "/Caf%C3%A9%20%281%29.PDF"],
	[toFileLink, "/faq.html", "/faq.html"],
	[toFileLink, "/faq#a.b", "/faq#a.b"],
	[toFileLink, "https://acme.example/a b.pdf", "https://acme.example/a b.pdf"],
	[toHolidayDay, "Dec 24th", "December 24"],
	[toHolidayDay, "4th of July", "July 4"],
	[toHolidayDay, "december 25", "December 25"],
	[toHolidayDay, "Dec 24, 2026", "2026-12-24"],
	[toHolidayDay, "2026-12-24", "2026-12-24"],
	[toHolidayDay, "last Monday of May", "last Monday of May"],
	[toHolidayDay, "Easter", "Easter"],
	[toHttps, "www.acme.example/doors", "https://www.acme.example/doors"],
	[toHttps, "müller.example/tore", "https://xn--mller-kva.example/tore"],
	[toHttps, "https://Müller.example", "https://xn--mller-kva.example"],
	[toHttps, "https://müller.example/?q=é", "https://xn--mller-kva.example/?q=é"],
	[toHttps, "http://acme.example", "http://acme.example"],
	[toHttps, "ftp://x.example", "ftp://x.example"],
	[toHttps, "gulfdoors", "gulfdoors"],
	[toHttps, "https://acme.example/\u200b", "https://acme.example/"],
	[toEmail, "\ufeffdesk@acme.example", "desk@acme.example"],
	[toStateCode, "Florida", "FL"],
	[toStateCode, "new york", "NY"],
	[toStateCode, "FL", "FL"],
	[toStateCode, "Bayern", "Bayern"],
	[toInstagram, "@acme", "https://www.instagram.com/acme"],
	[toInstagram, "acme_doors", "https://www.instagram.com/acme_doors"],
	[toInstagram, "acme.doors", "https://www.instagram.com/acme.doors"],
	[toInstagram, "acme.garage.co", "https://www.instagram.com/acme.garage.co"],
	[toInstagram, "acme.com", "https://acme.com"],
	[toInstagram, "www.acme.doors", "https://www.acme.doors"],
	[toInstagram, "@acme.com", "https://www.instagram.com/acme.com"],
	[toInstagram, "instagram.com/acme", "https://instagram.com/acme"],
	[toInstagram, "https://www.instagram.com/acme", "https://www.instagram.com/acme"],
	[toInstagram, "acme doors", "acme doors"],
	[toEmail, "hi@müller.example", "hi@xn--mller-kva.example"],
	[toEmail, "hi@acme.example", "hi@acme.example"],
	[toEmail, "mailto:hi@acme.example", "hi@acme.example"],
	[toEmail, "büro@acme.example", "büro@acme.example"],
	[toOldAddress, "/Café/", "/Caf%C3%A9/"],
	[toOldAddress, "/caf%c3%a9", "/caf%C3%A9"],
	[toOldAddress, "https://www.acme.example/Price%20List.pdf", "/Price%20List.pdf"],
	[toOldAddress, "/?p=12", "/?p=12"],
	[toOldAddress, "/index.php?page_id=7&lang=es", "/index.php?page_id=7&lang=es"],
	[toOldAddress, "/100%", "/100%"],
	[toOldAddress, "old", "old"],
	[toClock, "8am", "08:00"],
	[toClock, "12 am", "00:00"],
	[toClock, "12:30pm", "12:30"],
	[toClock, "5.30 p.m.", "17:30"],
	[toClock, "8:00", "08:00"],
	[toClock, "24:00", "24:00"],
	[toClock, "13pm", "13pm"],
	[toClock, "8", "8"],
	[toClock, "noon", "12:00"],
	[toClock, "midnight", "midnight"],
	[toOpening, "midnight", "00:00"],
	[toOpening, "8am", "08:00"],
	[toClosing, "Midnight", "24:00"],
	[toClosing, "noon", "12:00"],
	[toInternationalPhone, "(813) 555-0199", "+18135550199"],
	[toInternationalPhone, "813.555.0199", "+18135550199"],
	[toInternationalPhone, "1-813-555-0199", "+18135550199"],
	[toInternationalPhone, "+1 (813) 555-0199", "+18135550199"],
	[toInternationalPhone, "+49 30 123456", "+4930123456"],
	[toInternationalPhone, "（８１３）５５５－０１９９", "+18135550199"],
	[toInternationalPhone, "+44 (0)20 7946 0958", "+442079460958"],
	[toInternationalPhone, "\u202a+1 813 555 0199\u202c", "+18135550199"],
	[toInternationalPhone, "555-0199", "555-0199"],
	[toInternationalPhone, "+1 813 555 0199 ext. 2", "+1 813 555 0199 ext. 2"],
])("%o reads %j as %j", (read, written, value) => {
	expect(read(written)).toBe(value);
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
