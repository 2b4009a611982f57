import { describe, expect, it } from "vitest";
import { pricesSchema } from "../../pages/prices/schema.ts";
import { messagesAfter, problemsAfter, replaced, sampleSite } from "./sampleData.ts";
import { aboutBody } from "./sampleFiles.ts";
import { expectProblems } from "./slips.ts";

// Each rule of schema/schema.ts is broken once, by the slip that breaks it in practice.
describe("a slip in the data is reported with its place, its value and its fix", () => {
	expectProblems("business.yaml", "shortName: Acme\n", [
		["a required text is missing", "", "field-missing 1:1 › shortName"],
	]);
	expectProblems("business.yaml", "tagline: Doors", [
		["a text is empty", 'tagline: ""', "text-empty 3:10 › tagline"],
		["a text is left blank", "tagline:", "value-missing 3:1 › tagline"],
		["a text is a number", "tagline: 24", "value-kind 3:10 › tagline"],
		[
			"a text is too long",
			"tagline: Garage doors for the whole of Tampa Bay",
			"text-too-long 3:10 › tagline",
		],
		["a text ends in a space", 'tagline: "Doors "', "text-spaces 3:10 › tagline"],
		[
			"a text hides a character that turns the reading direction",
			'tagline: "Do\\u202eors"',
			"text-invisible 3:10 › tagline",
		],
		["a heading has two lines", 'tagline: "Garage\\nDoors"', "text-one-line 3:10 › tagline"],
		["fields stand where a text belongs", "tagline: { text: Doors }", "value-kind 3:10 › tagline"],
	]);
	expectProblems(
		"business.yaml",
		'address: { street: 1 Main St, city: Alpha, state: FL, zip: "33544", country: US, directions: Beside the mill. }',
		[["a text stands where fields belong", "address: 1 Main St", "value-kind 7:10 › address"]],
	);
	expectProblems("business.yaml", "https://acme.example", [
		["the address is no web address", "acme doors", "address-format 4:6 › url"],
		["the address is not secure", "http://acme.example", "address-format 4:6 › url"],
		["the address holds a password", "https://me:pw@acme.example", "site-address-format 4:6 › url"],
		[
			"the address has no dot: https://acme,example",
			"https://acme,example",
			"site-address-format 4:6 › url",
		],
		["the address has no dot: https://acme", "https://acme", "site-address-format 4:6 › url"],
		["the address has a query", "https://acme.example/?from=ad", "address-query 4:6 › url"],
	]);
	expectProblems("business.yaml", "email: desk", [
		[
			"a second phone beside the first, whose name it may not take",
			'phone2: "+18136010188"\nemail: desk',
			"field-unknown 6:9 › phone2",
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
	]);
	expectProblems("business.yaml", "region: the coast", [
		[
			"a field's name is written as two words, and nothing after it",
			"region: the coast\ntext phone:",
			"field-misspelled 27:1 › text phone",
		],
	]);
	expectProblems("business.yaml", "count: 137", [
		[
			"a comma in a number of a record on one line",
			"count: 1,204",
			"comma-in-value 19:32 › rating.204",
		],
		["the rating counts no review", "count: 0", "number-too-small 19:30 › rating.count"],
	]);
	expectProblems("business.yaml", 'imageHost: ""', [
		[
			"a script that wants to be told who asks",
			"outsideScripts: [{ src: https://stats.example/gtag/js?id=G-ABC1234567 }]",
			"address-query 23:25 › outsideScripts[0].src",
		],
		[
			"the image host is insecure",
			"imageHost: http://img.example",
			"address-format 23:12 › imageHost",
		],
		["the image host is a number", "imageHost: 5", "address-format 23:12 › imageHost"],
	]);
	expectProblems("business.yaml", '"+18135550199"', [
		["the phone number lacks its area code", '"555-0199"', "phone-format 5:8 › phone"],
		["the phone number stands in curly quotes", "“+18135550199”", "phone-format 5:8 › phone"],
		["the phone number stands without quotes", "+18135550199", "phone-format 5:8 › phone"],
		["a digit of the phone number is missing", '"+1813555019"', "phone-length 5:8 › phone"],
	]);
	expectProblems("business.yaml", 'licenseNumber: ""', [
		[
			"the license stands in curly quotes",
			"licenseNumber: “CRC1330000”",
			"license-format 11:16 › licenseNumber",
		],
		[
			"the licence number is a number",
			"licenseNumber: 1234567",
			"license-format 11:16 › licenseNumber",
		],
	]);
	expectProblems("business.yaml", "desk@acme.example", [
		["the e-mail address has no @", "desk.acme.example", "email-format 6:8 › email"],
	]);
	expectProblems("business.yaml", 'zip: "33544"', [
		["a ZIP has lost its quotes", "zip: 33544", "postal-code-format 7:60 › address.zip"],
	]);
	expectProblems("business.yaml", "coordinates: [28.25, -82.34]", [
		[
			"latitude and longitude are swapped",
			"coordinates: [-182.34, 28.25]",
			"latitude-range 8:15 › coordinates[0]",
		],
		[
			"the longitude is off the globe",
			"coordinates: [28.25, -282.34]",
			"longitude-range 8:22 › coordinates[1]",
		],
		["coordinates are texts", 'coordinates: ["28.25", -82.34]', "value-kind 8:15 › coordinates[0]"],
		[
			"coordinates lack one number",
			"coordinates: [28.25]",
			"coordinates-format 8:14 › coordinates",
		],
		[
			"coordinates have three numbers",
			"coordinates: [28.25, -82.34, 12]",
			"coordinates-format 8:14 › coordinates",
		],
	]);
	expectProblems("business.yaml", "founded: 2008", [
		["the founding year has a slip", "founded: 208", "number-too-small 10:10 › founded"],
	]);
	expectProblems("business.yaml", "[Saturday]", [
		["a day is abbreviated", "[Sat]", "value-unknown 15:14 › hours[1].days[0]"],
	]);
	expectProblems("business.yaml", '"17:00"', [
		["a time is a word", "noon", "time-format 15:49 › hours[1].closes"],
		["a time does not exist", '"24:30"', "time-format 15:49 › hours[1].closes"],
		["a shift goes on past midnight", '"02:00"', "hours-order 15:49 › hours[1].closes"],
	]);
	expectProblems("business.yaml", "value: 4.9", [
		["the rating is above the scale", "value: 5.1", "number-too-large 19:18 › rating.value"],
	]);
	expectProblems("business.yaml", "scale: 5", [
		["the scale is not five stars", "scale: 10", "value-unknown 19:42 › rating.scale"],
	]);
	expectProblems("business.yaml", "reviewsInStructuredData: true", [
		[
			"a switch is neither true nor false",
			"reviewsInStructuredData: yes please",
			"value-kind 20:26 › reviewsInStructuredData",
		],
	]);
	expectProblems("business.yaml", "provider: simulated", [
		[
			"the form's provider is unknown",
			"provider: mailto",
			"form-provider-unknown 22:19 › form.provider",
		],
		["the form's provider lacks its id", "provider: formspree", "field-missing 22:7 › form.id"],
		[
			"the form's provider has a field of another",
			"provider: simulated, id: abc",
			"field-unknown 22:34 › form.id",
		],
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
		[
			"the form's name has a space",
			"provider: netlify, name: My form",
			"slug-format 22:34 › form.name",
		],
	]);
	expectProblems("services/repair.yaml", "details: [Cables]", [
		["an item of a list is left blank", "details:\n  -", "value-missing 10:3 › details[0]"],
	]);
	expectProblems("services/repair.yaml", "poster: repair", [
		["a poster is unknown", "poster: sunset", "file-missing 6:9 › poster"],
	]);
	expectProblems("services/repair.yaml", "file: door.jpg", [
		["an image is unknown", "file: holiday.jpg", "file-missing 7:16 › image.file"],
		["an image's name has other capitals", "file: Door.JPG", "file-missing 7:16 › image.file"],
		["an image lies elsewhere", "file: ../door.jpg", "photo-name 7:16 › image.file"],
	]);
	expectProblems("services/repair.yaml", ", alt: A door", [
		["an image has no description", "", "field-missing 7:8 › image.alt"],
	]);
	expectProblems("areas/pasco/alpha.yaml", "[One, Two, Three, Four, Five, Six, Seven, Eight]", [
		[
			"a text of many characters stands in the place of a list",
			"One and Two and Three",
			"value-kind 6:16 › neighborhoods",
		],
	]);
	expectProblems("areas/pasco/alpha.yaml", '["33544"]', [
		["ZIPs stand in one text", '"33544, 33545"', "value-kind 5:7 › zips"],
		["a ZIP has four digits", '["3465"]', "postal-code-country 5:8 › zips[0]"],
		[
			"a ZIP has lost its quotes in a list",
			'["33544", 34655]',
			"postal-code-format 5:17 › zips[1]",
		],
		["a list is empty", "[]", "list-empty 5:7 › zips"],
	]);
	expectProblems("areas/pasco/alpha.yaml", '"2026-11-21"', [
		["a date is written the American way", '"11/21/2026"', "date-format 2:10 › updated"],
		["a date does not exist", '"2026-02-30"', "date-format 2:10 › updated"],
	]);
	expectProblems("areas/pasco/alpha.yaml", "[15, 30]", [
		["a range stands the wrong way round", "[30, 15]", "range-order 3:18 › responseMinutes"],
		["a range has equal ends", "[30, 30]", "range-order 3:18 › responseMinutes"],
		["a range starts at zero", "[0, 30]", "number-too-small 3:19 › responseMinutes[0]"],
		["a range has fractions", "[15, 22.5]", "value-kind 3:23 › responseMinutes[1]"],
		["a range is one number", "15", "range-format 3:18 › responseMinutes"],
		["a range has one end", "[15]", "range-format 3:18 › responseMinutes"],
	]);
	expectProblems("areas/pasco/alpha.yaml", ", answer: Maybe. }", [
		["a question has no answer", " }", "field-missing 16:5 › questions[2].answer"],
	]);
	expectProblems("areas/pasco/alpha.yaml", "[beta, gamma, delta]", [
		[
			"a neighbor's slug is written as a name",
			"[beta, gamma, Delta Town]",
			"slug-format 17:23 › nearby[2]",
		],
	]);
	expectProblems("testimonials.yaml", "items:\n", [
		[
			"a review was copied and not changed",
			"items:\n  - { name: Ann, town: pasco/beta, rating: 5, content: Fine., date: 2026-01-02, sample: true }\n  - { name: Ann, town: pasco/beta, rating: 4, content: Fine., date: 2026-01-03, sample: true }\n",
			"item-twice 9:56 › items[1].content",
		],
	]);
	expectProblems("testimonials.yaml", "rating: 3", [
		["a review has six stars", "rating: 6", "rating-range 11:48 › items[3].rating"],
		["a review has no star", "rating: 0", "rating-range 11:48 › items[3].rating"],
		["a review has half a star", "rating: 3.5", "value-kind 11:48 › items[3].rating"],
	]);
	expectProblems("testimonials.yaml", "content: So so., date: 2026-06-15, sample: true", [
		[
			"a review does not say whether it is a sample",
			"content: So so., date: 2026-06-15",
			"field-missing 11:5 › items[3].sample",
		],
	]);
	expectProblems("team.yaml", "name: Bob, position: Boss, bio: Works., experience: 10+", [
		[
			"a technician's years are words, which the page would say twice",
			"name: Bob, position: Boss, bio: Works., experience: 3 years",
			"experience-format 2:57 › [1].experience",
		],
		[
			"a technician's one year, where the page says years",
			'name: Bob, position: Boss, bio: Works., experience: "1"',
			"experience-format 2:57 › [1].experience",
		],
	]);
	expectProblems("facts.yaml", "repairTime:", [
		["a fact's name has a hyphen", "repair-time:", "fact-name-format 1:14 › repair-time"],
	]);
	expectProblems("facts.yaml", "one to two hours", [
		["a fact is a number", "12", "value-kind 1:13 › repairTime"],
	]);
	expectProblems("areas/pasco.yaml", "order: 1", [
		["a county's place in the order is zero", "order: 0", "number-too-small 5:8 › order"],
	]);
	expectProblems("certifications.yaml", "Licensed, icon: badge", [
		["an icon is unknown", "Licensed, icon: spanner", "value-unknown 1:28 › [0].icon"],
		["an icon is missing", "Licensed", "field-missing 1:3 › [0].icon"],
	]);
	expectProblems("about.md", "Founded in {founded}. See [the services](/services).\n", [
		["the about page has no story", "", `text-empty ${aboutBody}:1 › body`],
	]);
	expectProblems("faq.yaml", "id: general", [
		["a FAQ section's id has a space", "id: General things", "slug-format 7:9 › sections[0].id"],
	]);
	expectProblems("privacy-policy.md", "  simulated: The form of {brand} sends nothing.\n", [
		[
			"the policy lacks the note on the form's provider",
			"",
			"provider-note-missing 9:3 › providerNotes.simulated",
		],
	]);
	expectProblems("privacy-policy.md", "  basin: Basin.\n", [
		[
			"the policy has a note for no provider",
			"  basin: Basin.\n  mailto: Mail.\n",
			"field-unknown 14:11 › providerNotes.mailto",
		],
	]);
	expectProblems("redirects.yaml", "from: /old", [
		["a redirect starts without a slash", "from: old", "redirect-path-format 1:11 › [0].from"],
		["a redirect from a splat", "from: /old/*", "redirect-path-format 1:11 › [0].from"],
		["a redirect from half a code", 'from: "/100%"', "redirect-path-format 1:11 › [0].from"],
		["a redirect from a fragment", 'from: "/#!about"', "redirect-path-format 1:11 › [0].from"],
		["a redirect from the home page", "from: /", "redirect-path-format 1:11 › [0].from"],
		["a redirect with an open query", "from: /?p", "redirect-path-format 1:11 › [0].from"],
	]);
	expectProblems("redirects.yaml", "to: /services", [
		[
			"a redirect leads off the site",
			"to: https://other.example",
			"redirect-target-format 1:21 › [0].to",
		],
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
