import { describe, expect, it } from "vitest";
import {
	proposeDay,
	toClock,
	toClosing,
	toEmail,
	toHolidayDay,
	toHttps,
	toInternationalPhone,
	toIsoDay,
	toOldAddress,
	toOpening,
	toProfile,
	toStateCode,
} from "../../schema/usualForms.ts";
import { messagesAfter, replaced, sampleSite, sampleText } from "./sampleData.ts";

describe("what people write is taken in any usual form:", () => {
	it.each([
		["Sept 15, 2026", "2026-09-15"],
		["September 5th, 2026", "2026-09-05"],
		["15 May 2026", "2026-05-15"],
		["2026-09-15", "2026-09-15"],
		["Ma 15, 2026", "Ma 15, 2026"],
		["Smarch 15, 2026", "Smarch 15, 2026"],
		["9/15/2026", "9/15/2026"],
	])("the day %s", (written, day) => {
		expect(toIsoDay(written)).toBe(day);
	});

	it.each([
		["Dec 24th", "December 24"],
		["4th of July", "July 4"],
		["december 25", "December 25"],
		["Dec 24, 2026", "2026-12-24"],
		["2026-12-24", "2026-12-24"],
		["last Monday of May", "last Monday of May"],
		["Easter", "Easter"],
	])("the holiday %s", (written, day) => {
		expect(toHolidayDay(written)).toBe(day);
	});

	it.each([
		["www.acme.example", "https://www.acme.example"],
		["müller.example/tore", "https://xn--mller-kva.example/tore"],
		["https://Müller.example", "https://xn--mller-kva.example"],
		["https://müller.example/?q=é", "https://xn--mller-kva.example/?q=é"],
		["ftp://x.example", "ftp://x.example"],
	])("the address %s", (written, address) => {
		expect(toHttps(written)).toBe(address);
	});

	it.each([
		["Florida", "FL"],
		["new york", "NY"],
		["FL", "FL"],
		["Bayern", "Bayern"],
	])("the state %s", (written, code) => {
		expect(toStateCode(written)).toBe(code);
	});

	it.each([
		["@acme", "https://www.instagram.com/acme"],
		["acme_doors", "https://www.instagram.com/acme_doors"],
		["acme.doors", "https://acme.doors"],
		["@acme.com", "https://www.instagram.com/acme.com"],
		["instagram.com/acme", "https://instagram.com/acme"],
		["https://www.instagram.com/acme", "https://www.instagram.com/acme"],
		["acme doors", "acme doors"],
	])("the profile %s", (written, address) => {
		expect(toProfile("https://www.instagram.com/", written)).toBe(address);
	});

	it("a state by its name and a profile by its own, in the company's file", () => {
		const { business } = sampleSite({
			"business.yaml": sampleText("business.yaml")
				.replace("state: FL", "state: Florida")
				.replace('twitter: "https://t.example/a"', 'youtube: "@acme"'),
		});
		expect(business.address.state).toBe("FL");
		expect(business.social.youtube).toBe("https://www.youtube.com/@acme");
	});

	it.each([
		["hi@müller.example", "hi@xn--mller-kva.example"],
		["hi@acme.example", "hi@acme.example"],
		["mailto:hi@acme.example", "hi@acme.example"],
		["büro@acme.example", "büro@acme.example"],
	])("the e-mail %s", (written, email) => {
		expect(toEmail(written)).toBe(email);
	});

	it("phone numbers, ZIPs and e-mails with the marks that phones put around them", () => {
		const { business } = sampleSite({
			"business.yaml": sampleText("business.yaml")
				.replace("+18135550199", "\u202a+18135550199\u202c")
				.replace("desk@acme.example", "\ufeff desk@acme.example\u200b")
				.replace('"33544"', '"33544\u200b"')
				.replace("https://acme.example", "\u2066https://acme.example\u2069"),
		});
		const { phone, email, address, url } = business;
		expect([phone, email, address.zip, url]).toEqual([
			"+18135550199",
			"desk@acme.example",
			"33544",
			"https://acme.example",
		]);
	});

	it.each(["--- ", "---\t", "\n\n---"])("a page's first line written as %j", (mark) => {
		const about = sampleText("about.md").replace(/^---/, mark).replace("\n---\n", "\n--- \n");
		expect(sampleSite({ "about.md": about }).pages.about).toEqual(sampleSite().pages.about);
	});

	it.each([
		["/Café/", "/Caf%C3%A9/"],
		["/caf%c3%a9", "/caf%C3%A9"],
		["https://www.acme.example/Price%20List.pdf", "/Price%20List.pdf"],
		["/?p=12", "/?p=12"],
		["/index.php?page_id=7&lang=es", "/index.php?page_id=7&lang=es"],
		["/100%", "/100%"],
		["old", "old"],
	])("the old address %s", (written, address) => {
		expect(toOldAddress(written)).toBe(address);
	});

	it.each([
		["8am", "08:00"],
		["12 am", "00:00"],
		["12:30pm", "12:30"],
		["5.30 p.m.", "17:30"],
		["8:00", "08:00"],
		["24:00", "24:00"],
		["13pm", "13pm"],
		["8", "8"],
		["noon", "12:00"],
		["midnight", "midnight"],
	])("the time %s", (written, clock) => {
		expect(toClock(written)).toBe(clock);
	});

	it.each([
		["(813) 555-0199", "+18135550199"],
		["813.555.0199", "+18135550199"],
		["1-813-555-0199", "+18135550199"],
		["+1 (813) 555-0199", "+18135550199"],
		["+49 30 123456", "+4930123456"],
		["（８１３）５５５－０１９９", "+18135550199"],
		["555-0199", "555-0199"],
		["+1 813 555 0199 ext. 2", "+1 813 555 0199 ext. 2"],
	])("the number %s", (written, phone) => {
		expect(toInternationalPhone(written)).toBe(phone);
	});

	it.each([
		["www.example.com/doors", "https://www.example.com/doors"],
		["http://example.com", "http://example.com"],
		["gulfdoors", "gulfdoors"],
	])("the address %s", (written, address) => {
		expect(toHttps(written)).toBe(address);
	});

	it("all of them in the data of a company", () => {
		const written = sampleText("business.yaml")
			.replace('"+18135550199"', '"(813) 555-0199"')
			.replace('closes: "17:00"', "closes: 5pm")
			.replace("https://acme.example", "www.acme.example");
		const { business } = sampleSite({ "business.yaml": written });
		expect(business.phone).toBe("+18135550199");
		expect(business.url).toBe("https://www.acme.example");
		expect(business.hours.map(({ closes }) => closes)).toContain("17:00");
	});
});

it("a day that has two readings is proposed, not guessed", () => {
	expect(proposeDay("9/15/2026")).toBe("2026-09-15");
	expect(proposeDay("15.9.2026")).toBe("2026-09-15");
	expect(proposeDay("31.31.2026")).toBe("2026-11-21");
	// An object with this field has no text form.
	expect(proposeDay({ toString: "one" })).toBe("2026-11-21");
	expect(proposeDay("9/41/2026")).toBe("2026-11-21");
	const [message = ""] = messagesAfter(
		replaced("areas/pasco/alpha.yaml", 'updated: "2026-11-21"', "updated: 9/15/2026"),
	);
	expect(message).toContain('Write it like "2026-09-15".');
});

it("reads midnight as the start of a day that opens, and the end of one that closes", () => {
	expect([toOpening("midnight"), toClosing("Midnight")]).toEqual(["00:00", "24:00"]);
	expect([toOpening("8am"), toClosing("noon")]).toEqual(["08:00", "12:00"]);
});
