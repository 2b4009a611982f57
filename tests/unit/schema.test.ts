import { describe, expect, it } from "vitest";
import { pricesSchema } from "../../pages/prices/schema.ts";
import { messagesAfter, problemsAfter, replaced, sampleSite } from "./sampleData.ts";
import { aboutBody } from "./sampleFiles.ts";
import { expectProblems } from "./slips.ts";

// Each rule of schema/schema.ts is broken once, by a slip that people make.
describe("a slip in the data is reported with its place, its value and its fix", () => {
	expectProblems("business.yaml:1:1 › shortName", "shortName: Acme\n", [
		["a required text is missing", "", "field-missing"],
	]);
	expectProblems("business.yaml:3:10 › tagline", "tagline: Doors", [
		["a text is empty", 'tagline: ""', "text-empty"],
		["a text is a number", "tagline: 24", "value-kind"],
		["a text is too long", "tagline: Garage doors for the whole of Tampa Bay", "text-too-long"],
		["a text ends in a space", 'tagline: "Doors "', "text-spaces"],
		["a text hides a mark that turns its direction", 'tagline: "Do\\u202eors"', "text-invisible"],
		["a heading has two lines", 'tagline: "Garage\\nDoors"', "text-one-line"],
		["fields stand where a text belongs", "tagline: { text: Doors }", "value-kind"],
	]);
	expectProblems("business.yaml", "tagline: Doors", [
		["a text is left blank", "tagline:", "value-missing 3:1 › tagline"],
	]);
	expectProblems(
		"business.yaml:7:10 › address",
		'address: { street: 1 Main St, city: Alpha, state: FL, zip: "33544", country: US, directions: Beside the mill. }',
		[["a text stands where fields belong", "address: 1 Main St", "value-kind"]],
	);
	expectProblems("business.yaml:4:6 › url", "https://acme.example", [
		["the address is no web address", "acme doors", "address-format"],
		["the address is not secure", "http://acme.example", "address-format"],
		["the address holds a password", "https://me:pw@acme.example", "site-address-format"],
		["the address has no dot: https://acme,example", "https://acme,example", "site-address-format"],
		["the address has no dot: https://acme", "https://acme", "site-address-format"],
		["the address has a query", "https://acme.example/?from=ad", "address-query"],
	]);
	expectProblems("business.yaml:6:9 › phone2", "email: desk", [
		[
			"a second phone has a name of its own",
			'phone2: "+18136010188"\nemail: desk',
			"field-unknown",
		],
	]);
	expectProblems("business.yaml", "holidays: []", [
		[
			"a comma in a text of a record on one line",
			"holidays: [{ day: December 25, name: Christmas, and the day after }]",
			"comma-in-value 18:49 › holidays[0].and the day after",
		],
		[
			"a holiday is closed and open",
			'holidays: [{ name: Eve, day: December 24, closed: true, opens: "08:00", closes: "12:00" }]',
			"holiday-closed-and-hours 18:51 › holidays[0].closed",
		],
		[
			"a holiday is by appointment and open",
			'holidays: [{ name: Eve, day: December 24, byAppointment: true, opens: "08:00", closes: "12:00" }]',
			"holiday-closed-and-hours 18:58 › holidays[0].byAppointment",
		],
	]);
	expectProblems("business.yaml:27:1 › text phone", "region: the coast", [
		["a field's name is two words", "region: the coast\ntext phone:", "field-misspelled"],
	]);
	expectProblems("business.yaml:19:32 › rating.204", "count: 137", [
		["a comma in a number of a record on one line", "count: 1,204", "comma-in-value"],
	]);
	expectProblems("business.yaml", "count: 137", [
		["the rating counts no review", "count: 0", "number-too-small 19:30 › rating.count"],
	]);
	expectProblems("business.yaml:23:12 › imageHost", 'imageHost: ""', [
		["the image host is insecure", "imageHost: http://img.example", "address-format"],
		["the image host is a number", "imageHost: 5", "address-format"],
	]);
	expectProblems("business.yaml", 'imageHost: ""', [
		[
			"a script that wants to be told who asks",
			"outsideScripts: [{ src: https://stats.example/gtag/js?id=G-ABC1234567 }]",
			"address-query 23:25 › outsideScripts[0].src",
		],
	]);
	expectProblems("business.yaml:5:8 › phone", '"+18135550199"', [
		["the phone number lacks its area code", '"555-0199"', "phone-format"],
		["the phone number stands in curly quotes", "“+18135550199”", "phone-format"],
		["the phone number has an extension", '"813-555-0199 x12"', "phone-format"],
		["the phone number stands without quotes", "+18135550199", "phone-format"],
		["a digit of the phone number is missing", '"+1813555019"', "phone-length"],
	]);
	expectProblems("business.yaml:11:16 › licenseNumber", 'licenseNumber: ""', [
		["the license stands in curly quotes", "licenseNumber: “CRC1330000”", "license-format"],
		["the licence number is a number", "licenseNumber: 1234567", "license-format"],
	]);
	expectProblems("business.yaml:6:8 › email", "desk@acme.example", [
		["the e-mail address has no @", "desk.acme.example", "email-format"],
	]);
	expectProblems("business.yaml:7:60 › address.zip", 'zip: "33544"', [
		["a ZIP has lost its quotes", "zip: 33544", "postal-code-format"],
	]);
	expectProblems("business.yaml:8:15 › coordinates[0]", "coordinates: [28.25, -82.34]", [
		["latitude and longitude are swapped", "coordinates: [-182.34, 28.25]", "latitude-range"],
		["coordinates are texts", 'coordinates: ["28.25", -82.34]', "value-kind"],
	]);
	expectProblems("business.yaml:8:22 › coordinates[1]", "coordinates: [28.25, -82.34]", [
		["the longitude is off the globe", "coordinates: [28.25, -282.34]", "longitude-range"],
	]);
	expectProblems("business.yaml:8:14 › coordinates", "coordinates: [28.25, -82.34]", [
		["coordinates lack one number", "coordinates: [28.25]", "coordinates-format"],
		["coordinates have three numbers", "coordinates: [28.25, -82.34, 12]", "coordinates-format"],
	]);
	expectProblems("business.yaml:10:10 › founded", "founded: 2008", [
		["the founding year has a slip", "founded: 208", "number-too-small"],
	]);
	expectProblems("business.yaml:15:14 › hours[1].days[0]", "[Saturday]", [
		["a day is abbreviated", "[Sat]", "value-unknown"],
	]);
	expectProblems("business.yaml:15:49 › hours[1].closes", '"17:00"', [
		["a time is a word", "late", "time-format"],
		["a time does not exist", '"24:30"', "time-format"],
		["a shift goes on past midnight", '"02:00"', "hours-order"],
	]);
	expectProblems("business.yaml:19:18 › rating.value", "value: 4.9", [
		["the rating is above the scale", "value: 5.1", "number-too-large"],
	]);
	expectProblems("business.yaml:19:42 › rating.scale", "scale: 5", [
		["the scale is not five stars", "scale: 10", "value-unknown"],
	]);
	expectProblems("business.yaml:20:26 › reviewsInStructuredData", "reviewsInStructuredData: true", [
		["a switch is neither true nor false", "reviewsInStructuredData: yes please", "value-kind"],
	]);
	expectProblems("business.yaml:22:19 › form.provider", "provider: simulated", [
		["the form's provider is unknown", "provider: mailto", "form-provider-unknown"],
	]);
	expectProblems("business.yaml:22:34 › form.id", "provider: simulated", [
		["the form's provider has a field of another", "provider: simulated, id: abc", "field-unknown"],
	]);
	expectProblems("business.yaml:22:34 › form.name", "provider: simulated", [
		["the form's name has a space", "provider: netlify, name: My form", "slug-format"],
	]);
	expectProblems("business.yaml", "provider: simulated", [
		["the form's provider lacks its id", "provider: formspree", "field-missing 22:7 › form.id"],
		[
			"the form's own endpoint is insecure",
			'provider: endpoint, url: "http://acme.example/send"',
			"form-endpoint-format 22:34 › form.url",
		],
		[
			"the form's own endpoint leaves the site",
			'provider: endpoint, url: "//evil.example"',
			"form-endpoint-format 22:34 › form.url",
		],
		[
			"the form's own endpoint has a port that there is none of",
			'provider: endpoint, url: "https://forms.acme.example:99999/send"',
			"form-endpoint-format 22:34 › form.url",
		],
		[
			"the form's own endpoint is at an address of too many numbers",
			'provider: endpoint, url: "https://999.1.1.1/send"',
			"form-endpoint-format 22:34 › form.url",
		],
	]);
	expectProblems("services/repair.yaml:10:3 › details[0]", "details: [Cables]", [
		["an item of a list is left blank", "details:\n  -", "value-missing"],
	]);
	expectProblems("services/repair.yaml:6:9 › poster", "poster: repair", [
		["a poster is unknown", "poster: sunset", "file-missing"],
	]);
	expectProblems("services/repair.yaml:7:16 › image.file", "file: door.jpg", [
		["an image is unknown", "file: holiday.jpg", "file-missing"],
		["an image's name has other capitals", "file: Door.JPG", "file-missing"],
		["an image lies elsewhere", "file: ../door.jpg", "photo-name"],
	]);
	expectProblems("services/repair.yaml:7:8 › image.alt", ", alt: A door", [
		["an image has no description", "", "field-missing"],
	]);
	expectProblems(
		"areas/pasco/alpha.yaml:6:16 › neighborhoods",
		"[One, Two, Three, Four, Five, Six, Seven, Eight]",
		[["a long text stands in the place of a list", "One and Two and Three", "value-kind"]],
	);
	expectProblems("areas/pasco/alpha.yaml:5:17 › zips[1]", '["33544"]', [
		["a ZIP has lost its quotes in a list", '["33544", 34655]', "postal-code-format"],
	]);
	expectProblems("areas/pasco/alpha.yaml", '["33544"]', [
		["ZIPs stand in one text", '"33544, 33545"', "value-kind 5:7 › zips"],
		["a list is empty", "[]", "list-empty 5:7 › zips"],
		["a ZIP has four digits", '["3465"]', "postal-code-country 5:8 › zips[0]"],
	]);
	expectProblems("areas/pasco/alpha.yaml:2:10 › updated", '"2026-11-21"', [
		["a date is written the American way", '"11/21/2026"', "date-format"],
		["a date does not exist", '"2026-02-30"', "date-format"],
	]);
	expectProblems("areas/pasco/alpha.yaml", "[15, 30]", [
		["a range stands the wrong way round", "[30, 15]", "range-order 3:18 › responseMinutes"],
		["a range has equal ends", "[30, 30]", "range-order 3:18 › responseMinutes"],
		["a range is one number", "15", "range-format 3:18 › responseMinutes"],
		["a range has one end", "[15]", "range-format 3:18 › responseMinutes"],
		["a range starts at zero", "[0, 30]", "number-too-small 3:19 › responseMinutes[0]"],
		["a range has fractions", "[15, 22.5]", "value-kind 3:23 › responseMinutes[1]"],
	]);
	expectProblems("areas/pasco/alpha.yaml:16:5 › questions[2].answer", ", answer: Maybe. }", [
		["a question has no answer", " }", "field-missing"],
	]);
	expectProblems("areas/pasco/alpha.yaml:17:23 › nearby[2]", "[beta, gamma, delta]", [
		["a neighbor's slug is written as a name", "[beta, gamma, Delta Town]", "slug-format"],
	]);
	expectProblems("testimonials.yaml:9:56 › items[1].content", "items:\n", [
		[
			"a review was copied and not changed",
			"items:\n  - { name: Ann, town: pasco/beta, rating: 5, content: Fine., date: 2026-01-02, sample: true }\n  - { name: Ann, town: pasco/beta, rating: 4, content: Fine., date: 2026-01-03, sample: true }\n",
			"item-twice",
		],
	]);
	expectProblems("testimonials.yaml:11:48 › items[3].rating", "rating: 3", [
		["a review has six stars", "rating: 6", "rating-range"],
		["a review has no star", "rating: 0", "rating-range"],
		["a review has half a star", "rating: 3.5", "value-kind"],
	]);
	expectProblems(
		"testimonials.yaml:11:5 › items[3].sample",
		"content: So so., date: 2026-06-15, sample: true",
		[["a review may or may not be a sample", "content: So so., date: 2026-06-15", "field-missing"]],
	);
	expectProblems(
		"team.yaml:2:57 › [1].experience",
		"name: Bob, position: Boss, bio: Works., experience: 10+",
		[
			[
				"a technician's years are words, which the page would say twice",
				"name: Bob, position: Boss, bio: Works., experience: 3 years",
				"experience-format",
			],
			[
				"a technician's one year, where the page says years",
				'name: Bob, position: Boss, bio: Works., experience: "1"',
				"experience-format",
			],
		],
	);
	expectProblems("facts.yaml:1:14 › repair-time", "repairTime:", [
		["a fact's name has a hyphen", "repair-time:", "fact-name-format"],
	]);
	expectProblems("facts.yaml:1:13 › repairTime", "one to two hours", [
		["a fact is a number", "12", "value-kind"],
	]);
	expectProblems("areas/pasco.yaml:5:8 › order", "order: 1", [
		["a county's place in the order is zero", "order: 0", "number-too-small"],
	]);
	expectProblems("certifications.yaml", "Licensed, icon: badge", [
		["an icon is unknown", "Licensed, icon: spanner", "value-unknown 1:28 › [0].icon"],
		["an icon is missing", "Licensed", "field-missing 1:3 › [0].icon"],
	]);
	expectProblems(
		`about.md:${aboutBody}:1 › body`,
		"Founded in {founded}. See [the services](/services).\n",
		[["the about page has no story", "", "text-empty"]],
	);
	expectProblems("faq.yaml:7:9 › sections[0].id", "id: general", [
		["a FAQ section's id has a space", "id: General things", "slug-format"],
	]);
	expectProblems(
		"privacy-policy.md:9:3 › providerNotes.simulated",
		"  simulated: The form of {brand} sends nothing.\n",
		[["the policy lacks the note on the form's provider", "", "provider-note-missing"]],
	);
	expectProblems("privacy-policy.md:14:11 › providerNotes.mailto", "  basin: Basin.\n", [
		["the policy notes no provider", "  basin: Basin.\n  mailto: Mail.\n", "field-unknown"],
	]);
	expectProblems("redirects.yaml:1:11 › [0].from", "from: /old", [
		["a redirect starts without a slash", "from: old", "redirect-path-format"],
		["a redirect from a splat", "from: /old/*", "redirect-path-format"],
		["a redirect from half a code", 'from: "/100%"', "redirect-path-format"],
		["a redirect from a fragment", 'from: "/#!about"', "redirect-path-format"],
		["a redirect from the home page", "from: /", "redirect-path-format"],
		["a redirect with an open query", "from: /?p", "redirect-path-format"],
		["a redirect with a query that is no UTF-8", 'from: "/?p=%E9"', "redirect-path-format"],
		["a redirect from another host", "from: //other", "redirect-path-format"],
	]);
	expectProblems("redirects.yaml:1:21 › [0].to", "to: /services", [
		["a redirect leads off the site", "to: https://other.example", "redirect-target-format"],
	]);

	it.each(["https:/acme.example", "https://acme.example/a b", "https://acme.example?a=1"])(
		"the message is true of an address whose domain is right: %s",
		(address) => {
			const rule =
				"https:// and a domain of letters, digits and hyphens with a dot between, then nothing, or a slash and no spaces";
			expect(messagesAfter(replaced("business.yaml", "https://f.example/a", address))).toEqual([
				expect.stringContaining(`expected ${rule}  Fix`),
			]);
		},
	);

	it("a misspelled field is corrected in one of several shapes, too", () => {
		expect(
			problemsAfter(
				replaced("business.yaml", "provider: simulated", "provider: netlify, nmae: contact"),
			),
		).toContain("field-misspelled data/business.yaml:22:34 › form.nmae");
	});
});

it("takes a holiday that says that it is closed, as a day of the week does", () => {
	expect(
		problemsAfter(
			replaced(
				"business.yaml",
				"holidays: []",
				"holidays: [{ name: Eve, day: December 24, closed: true }]",
			),
		),
	).toEqual([]);
});

it("proposes the owner's own phone number without its extension", () => {
	const file = replaced("business.yaml", '"+18135550199"', '"813-555-0199 x12"');
	expect(messagesAfter(file)[0]).toContain(
		'Fix: Write "+18135550199", and say extension 12 in a text',
	);
});

it.each(["|", ">", "|+", ">+"])(
	"takes a text that begins below its field, after %s, without the line break at its end",
	(sign) => {
		expect(
			sampleSite(replaced("business.yaml", "tagline: Doors", `tagline: ${sign}\n  Doors\n`))
				.business.tagline,
		).toBe("Doors");
	},
);

it("takes a picture by its name, with its folder or without", () => {
	for (const file of ["door.jpg", "photos/door.jpg", "/photos/door.jpg"])
		expect(
			problemsAfter(replaced("services/repair.yaml", "file: door.jpg", `file: ${file}`)),
		).toEqual([]);
});

it("takes a JPEG under the name that Windows gives it", () => {
	expect(
		problemsAfter({
			...replaced("services/repair.yaml", "file: door.jpg", "file: Door.JFIF"),
			"photos/Door.JFIF": "a photo",
		}),
	).toEqual([]);
});

it("asks a company's own price for its lower figure first", () => {
	const row = pricesSchema.shape.groups.element.shape.rows.element;
	const own = (low: number, high: number) =>
		row.safeParse({
			id: "a",
			name: "A",
			moves: ["B"],
			ask: true,
			own: { low, high, approved: "2026-11-20" },
		}).success;
	expect([own(250, 300), own(250, 250), own(300, 250)]).toEqual([true, true, false]);
});
