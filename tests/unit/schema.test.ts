import { describe, expect, it } from "vitest";
import { optionalSchemas } from "../../schema/schema.ts";
import { aboutBody, messagesAfter, problemsAfter, replaced, sampleSite } from "./sampleData.ts";

type Row = readonly [
	mistake: string,
	file: string,
	find: string,
	replacement: string,
	message: string,
];

// Every rule of schema/schema.ts is broken once, by the kind of slip that breaks it in practice. The
// message is compared whole: it is all that the owner of the data has.
const mistakes: readonly Row[] = [
	[
		"a required text is missing",
		"business.yaml",
		"shortName: Acme\n",
		"",
		"field-missing data/business.yaml:1:1 › shortName",
	],
	[
		"a text is empty",
		"business.yaml",
		"tagline: Doors",
		'tagline: ""',
		"text-empty data/business.yaml:3:10 › tagline",
	],
	[
		"a text is left blank",
		"business.yaml",
		"tagline: Doors",
		"tagline:",
		"value-missing data/business.yaml:3:1 › tagline",
	],
	[
		"an item of a list is left blank",
		"services/repair.yaml",
		"details: [Cables]",
		"details:\n  -",
		"value-missing data/services/repair.yaml:10:3 › details[0]",
	],
	[
		"a text is a number",
		"business.yaml",
		"tagline: Doors",
		"tagline: 24",
		"value-kind data/business.yaml:3:10 › tagline",
	],
	[
		"a text is too long",
		"business.yaml",
		"tagline: Doors",
		"tagline: Garage doors for the whole of Tampa Bay",
		"text-too-long data/business.yaml:3:10 › tagline",
	],
	[
		"a text ends in a space",
		"business.yaml",
		"tagline: Doors",
		'tagline: "Doors "',
		"text-spaces data/business.yaml:3:10 › tagline",
	],
	[
		"a text hides a character that turns the reading direction",
		"business.yaml",
		"tagline: Doors",
		'tagline: "Do\\u202eors"',
		"text-invisible data/business.yaml:3:10 › tagline",
	],
	[
		"a heading has two lines",
		"business.yaml",
		"tagline: Doors",
		'tagline: "Garage\\nDoors"',
		"text-one-line data/business.yaml:3:10 › tagline",
	],
	[
		"fields stand where a text belongs",
		"business.yaml",
		"tagline: Doors",
		"tagline: { text: Doors }",
		"value-kind data/business.yaml:3:10 › tagline",
	],
	[
		"a text stands where fields belong",
		"business.yaml",
		'address: { street: 1 Main St, city: Alpha, state: FL, zip: "33544", country: US, directions: Beside the mill. }',
		"address: 1 Main St",
		"value-kind data/business.yaml:7:10 › address",
	],
	[
		"the address is no web address",
		"business.yaml",
		"https://acme.example",
		"acme doors",
		"address-format data/business.yaml:4:6 › url",
	],
	[
		"the address is not secure",
		"business.yaml",
		"https://acme.example",
		"http://acme.example",
		"address-format data/business.yaml:4:6 › url",
	],
	[
		"the address holds a password",
		"business.yaml",
		"https://acme.example",
		"https://me:pw@acme.example",
		"site-address-format data/business.yaml:4:6 › url",
	],
	...["https://acme,example", "https://acme"].map(
		(slip) =>
			[
				`the address has no dot: ${slip}`,
				"business.yaml",
				"https://acme.example",
				slip,
				"site-address-format data/business.yaml:4:6 › url",
			] as const,
	),
	[
		"the address has a query",
		"business.yaml",
		"https://acme.example",
		"https://acme.example/?from=ad",
		"address-query data/business.yaml:4:6 › url",
	],

	[
		"a second phone beside the first, whose name it may not take",
		"business.yaml",
		"email: desk",
		'phone2: "+18136010188"\nemail: desk',
		"field-unknown data/business.yaml:6:9 › phone2",
	],
	[
		"a comma in a text of a record on one line",
		"business.yaml",
		"holidays: []",
		"holidays: [{ day: December 25, name: Christmas, and the day after }]",
		"comma-in-value data/business.yaml:18:49 › holidays[0].and the day after",
	],
	[
		"a holiday is closed and open",
		"business.yaml",
		"holidays: []",
		'holidays: [{ name: Eve, day: December 24, closed: true, opens: "08:00", closes: "12:00" }]',
		"holiday-closed-and-hours data/business.yaml:18:51 › holidays[0].closed",
	],
	[
		"a text of many characters stands in the place of a list",
		"areas/pasco/alpha.yaml",
		"[One, Two, Three, Four, Five, Six, Seven, Eight]",
		"One and Two and Three",
		"value-kind data/areas/pasco/alpha.yaml:6:16 › neighborhoods",
	],
	[
		"ZIPs stand in one text",
		"areas/pasco/alpha.yaml",
		'["33544"]',
		'"33544, 33545"',
		"value-kind data/areas/pasco/alpha.yaml:5:7 › zips",
	],
	[
		"a review was copied and not changed",
		"testimonials.yaml",
		"items:\n",
		"items:\n  - { name: Ann, town: pasco/beta, rating: 5, content: Fine., date: 2026-01-02, sample: true }\n  - { name: Ann, town: pasco/beta, rating: 4, content: Fine., date: 2026-01-03, sample: true }\n",
		"item-twice data/testimonials.yaml:9:56 › items[1].content",
	],
	[
		"a field's name is written as two words, and nothing after it",
		"business.yaml",
		"region: the coast",
		"region: the coast\ntext phone:",
		"field-misspelled data/business.yaml:27:1 › text phone",
	],
	[
		"a comma in a number of a record on one line",
		"business.yaml",
		"count: 137",
		"count: 1,204",
		"comma-in-value data/business.yaml:19:32 › rating.204",
	],
	[
		"a script that wants to be told who asks",
		"business.yaml",
		'imageHost: ""',
		"outsideScripts: [{ src: https://stats.example/gtag/js?id=G-ABC1234567 }]",
		"address-query data/business.yaml:23:25 › outsideScripts[0].src",
	],
	[
		"a technician's years are words, which the page would say twice",
		"team.yaml",
		"name: Bob, position: Boss, bio: Works., experience: 10+",
		"name: Bob, position: Boss, bio: Works., experience: 3 years",
		"experience-format data/team.yaml:2:57 › [1].experience",
	],
	[
		"a technician's one year, where the page says years",
		"team.yaml",
		"name: Bob, position: Boss, bio: Works., experience: 10+",
		'name: Bob, position: Boss, bio: Works., experience: "1"',
		"experience-format data/team.yaml:2:57 › [1].experience",
	],
	[
		"the phone number lacks its area code",
		"business.yaml",
		'"+18135550199"',
		'"555-0199"',
		"phone-format data/business.yaml:5:8 › phone",
	],
	[
		"the phone number stands in curly quotes",
		"business.yaml",
		'"+18135550199"',
		"“+18135550199”",
		"phone-format data/business.yaml:5:8 › phone",
	],
	[
		"the license stands in curly quotes",
		"business.yaml",
		'licenseNumber: ""',
		"licenseNumber: “CRC1330000”",
		"license-format data/business.yaml:11:16 › licenseNumber",
	],
	[
		"the phone number stands without quotes",
		"business.yaml",
		'"+18135550199"',
		"+18135550199",
		"phone-format data/business.yaml:5:8 › phone",
	],
	[
		"a digit of the phone number is missing",
		"business.yaml",
		'"+18135550199"',
		'"+1813555019"',
		"phone-length data/business.yaml:5:8 › phone",
	],
	[
		"the e-mail address has no @",
		"business.yaml",
		"desk@acme.example",
		"desk.acme.example",
		"email-format data/business.yaml:6:8 › email",
	],
	[
		"a ZIP has lost its quotes",
		"business.yaml",
		'zip: "33544"',
		"zip: 33544",
		"postal-code-format data/business.yaml:7:60 › address.zip",
	],
	[
		"a ZIP has four digits",
		"areas/pasco/alpha.yaml",
		'["33544"]',
		'["3465"]',
		"postal-code-country data/areas/pasco/alpha.yaml:5:8 › zips[0]",
	],
	[
		"a ZIP has lost its quotes in a list",
		"areas/pasco/alpha.yaml",
		'["33544"]',
		'["33544", 34655]',
		"postal-code-format data/areas/pasco/alpha.yaml:5:17 › zips[1]",
	],
	[
		"latitude and longitude are swapped",
		"business.yaml",
		"coordinates: [28.25, -82.34]",
		"coordinates: [-182.34, 28.25]",
		"latitude-range data/business.yaml:8:15 › coordinates[0]",
	],
	[
		"the longitude is off the globe",
		"business.yaml",
		"coordinates: [28.25, -82.34]",
		"coordinates: [28.25, -282.34]",
		"longitude-range data/business.yaml:8:22 › coordinates[1]",
	],
	[
		"coordinates are texts",
		"business.yaml",
		"coordinates: [28.25, -82.34]",
		'coordinates: ["28.25", -82.34]',
		"value-kind data/business.yaml:8:15 › coordinates[0]",
	],
	[
		"coordinates lack one number",
		"business.yaml",
		"coordinates: [28.25, -82.34]",
		"coordinates: [28.25]",
		"coordinates-format data/business.yaml:8:14 › coordinates",
	],
	[
		"coordinates have three numbers",
		"business.yaml",
		"coordinates: [28.25, -82.34]",
		"coordinates: [28.25, -82.34, 12]",
		"coordinates-format data/business.yaml:8:14 › coordinates",
	],
	[
		"the founding year has a slip",
		"business.yaml",
		"founded: 2008",
		"founded: 208",
		"number-too-small data/business.yaml:10:10 › founded",
	],
	[
		"the licence number is a number",
		"business.yaml",
		'licenseNumber: ""',
		"licenseNumber: 1234567",
		"license-format data/business.yaml:11:16 › licenseNumber",
	],
	[
		"a day is abbreviated",
		"business.yaml",
		"[Saturday]",
		"[Sat]",
		"value-unknown data/business.yaml:15:14 › hours[1].days[0]",
	],
	[
		"a time is a word",
		"business.yaml",
		'"17:00"',
		"noon",
		"time-format data/business.yaml:15:49 › hours[1].closes",
	],
	[
		"a time does not exist",
		"business.yaml",
		'"17:00"',
		'"24:30"',
		"time-format data/business.yaml:15:49 › hours[1].closes",
	],
	[
		"a shift goes on past midnight",
		"business.yaml",
		'"17:00"',
		'"02:00"',
		"hours-order data/business.yaml:15:49 › hours[1].closes",
	],
	[
		"the rating is above the scale",
		"business.yaml",
		"value: 4.9",
		"value: 5.1",
		"number-too-large data/business.yaml:19:18 › rating.value",
	],
	[
		"the rating counts no review",
		"business.yaml",
		"count: 137",
		"count: 0",
		"number-too-small data/business.yaml:19:30 › rating.count",
	],
	[
		"the scale is not five stars",
		"business.yaml",
		"scale: 5",
		"scale: 10",
		"value-unknown data/business.yaml:19:42 › rating.scale",
	],
	[
		"a switch is neither true nor false",
		"business.yaml",
		"reviewsInStructuredData: true",
		"reviewsInStructuredData: yes please",
		"value-kind data/business.yaml:20:26 › reviewsInStructuredData",
	],
	[
		"the form's provider is unknown",
		"business.yaml",
		"provider: simulated",
		"provider: mailto",
		"form-provider-unknown data/business.yaml:22:19 › form.provider",
	],
	[
		"the form's provider lacks its id",
		"business.yaml",
		"provider: simulated",
		"provider: formspree",
		"field-missing data/business.yaml:22:7 › form.id",
	],
	[
		"the form's provider has a field of another",
		"business.yaml",
		"provider: simulated",
		"provider: simulated, id: abc",
		"field-unknown data/business.yaml:22:34 › form.id",
	],
	[
		"the form's own endpoint is insecure",
		"business.yaml",
		"provider: simulated",
		'provider: endpoint, url: "http://acme.example/send"',
		"form-endpoint-format data/business.yaml:22:34 › form.url",
	],
	[
		"the form's own endpoint leaves the site",
		"business.yaml",
		"provider: simulated",
		'provider: endpoint, url: "//evil.example"',
		"form-endpoint-format data/business.yaml:22:34 › form.url",
	],
	[
		"the form's own endpoint has a port that there is none of",
		"business.yaml",
		"provider: simulated",
		'provider: endpoint, url: "https://forms.acme.example:99999/send"',
		"form-endpoint-format data/business.yaml:22:34 › form.url",
	],
	[
		"the form's own endpoint is at an address of too many numbers",
		"business.yaml",
		"provider: simulated",
		'provider: endpoint, url: "https://999.1.1.1/send"',
		"form-endpoint-format data/business.yaml:22:34 › form.url",
	],
	[
		"the form's name has a space",
		"business.yaml",
		"provider: simulated",
		"provider: netlify, name: My form",
		"slug-format data/business.yaml:22:34 › form.name",
	],
	[
		"the image host is insecure",
		"business.yaml",
		'imageHost: ""',
		"imageHost: http://img.example",
		"address-format data/business.yaml:23:12 › imageHost",
	],
	[
		"the image host is a number",
		"business.yaml",
		'imageHost: ""',
		"imageHost: 5",
		"address-format data/business.yaml:23:12 › imageHost",
	],
	[
		"a fact's name has a hyphen",
		"facts.yaml",
		"repairTime:",
		"repair-time:",
		"fact-name-format data/facts.yaml:1:14 › repair-time",
	],
	[
		"a fact is a number",
		"facts.yaml",
		"one to two hours",
		"12",
		"value-kind data/facts.yaml:1:13 › repairTime",
	],
	[
		"a date is written the American way",
		"areas/pasco/alpha.yaml",
		'"2026-11-21"',
		'"11/21/2026"',
		"date-format data/areas/pasco/alpha.yaml:2:10 › updated",
	],
	[
		"a date does not exist",
		"areas/pasco/alpha.yaml",
		'"2026-11-21"',
		'"2026-02-30"',
		"date-format data/areas/pasco/alpha.yaml:2:10 › updated",
	],
	[
		"a range stands the wrong way round",
		"areas/pasco/alpha.yaml",
		"[15, 30]",
		"[30, 15]",
		"range-order data/areas/pasco/alpha.yaml:3:18 › responseMinutes",
	],
	[
		"a range has equal ends",
		"areas/pasco/alpha.yaml",
		"[15, 30]",
		"[30, 30]",
		"range-order data/areas/pasco/alpha.yaml:3:18 › responseMinutes",
	],
	[
		"a range starts at zero",
		"areas/pasco/alpha.yaml",
		"[15, 30]",
		"[0, 30]",
		"number-too-small data/areas/pasco/alpha.yaml:3:19 › responseMinutes[0]",
	],
	[
		"a range has fractions",
		"areas/pasco/alpha.yaml",
		"[15, 30]",
		"[15, 22.5]",
		"value-kind data/areas/pasco/alpha.yaml:3:23 › responseMinutes[1]",
	],
	[
		"a range is one number",
		"areas/pasco/alpha.yaml",
		"[15, 30]",
		"15",
		"range-format data/areas/pasco/alpha.yaml:3:18 › responseMinutes",
	],
	[
		"a range has one end",
		"areas/pasco/alpha.yaml",
		"[15, 30]",
		"[15]",
		"range-format data/areas/pasco/alpha.yaml:3:18 › responseMinutes",
	],
	[
		"a list is empty",
		"areas/pasco/alpha.yaml",
		'["33544"]',
		"[]",
		"list-empty data/areas/pasco/alpha.yaml:5:7 › zips",
	],
	[
		"a question has no answer",
		"areas/pasco/alpha.yaml",
		", answer: Maybe. }",
		" }",
		"field-missing data/areas/pasco/alpha.yaml:16:5 › questions[2].answer",
	],
	[
		"a neighbor's slug is written as a name",
		"areas/pasco/alpha.yaml",
		"[beta, gamma, delta]",
		"[beta, gamma, Delta Town]",
		"slug-format data/areas/pasco/alpha.yaml:17:23 › nearby[2]",
	],
	[
		"a county's place in the order is zero",
		"areas/pasco.yaml",
		"order: 1",
		"order: 0",
		"number-too-small data/areas/pasco.yaml:5:8 › order",
	],
	[
		"an icon is unknown",
		"certifications.yaml",
		"Licensed, icon: badge",
		"Licensed, icon: spanner",
		"value-unknown data/certifications.yaml:1:28 › [0].icon",
	],
	[
		"an icon is missing",
		"certifications.yaml",
		"Licensed, icon: badge",
		"Licensed",
		"field-missing data/certifications.yaml:1:3 › [0].icon",
	],
	[
		"a poster is unknown",
		"services/repair.yaml",
		"poster: repair",
		"poster: sunset",
		"file-missing data/services/repair.yaml:6:9 › poster",
	],
	[
		"an image is unknown",
		"services/repair.yaml",
		"file: door.jpg",
		"file: holiday.jpg",
		"file-missing data/services/repair.yaml:7:16 › image.file",
	],
	[
		"an image lies elsewhere",
		"services/repair.yaml",
		"file: door.jpg",
		"file: ../door.jpg",
		"photo-name data/services/repair.yaml:7:16 › image.file",
	],
	[
		"an image has no description",
		"services/repair.yaml",
		", alt: A door",
		"",
		"field-missing data/services/repair.yaml:7:8 › image.alt",
	],
	[
		"the about page has no story",
		"about.md",
		"Founded in {founded}. See [the services](/services).\n",
		"",
		`text-empty data/about.md:${aboutBody}:1 › body`,
	],
	[
		"a FAQ section's id has a space",
		"faq.yaml",
		"id: general",
		"id: General things",
		"slug-format data/faq.yaml:7:9 › sections[0].id",
	],
	[
		"a review has six stars",
		"testimonials.yaml",
		"rating: 3",
		"rating: 6",
		"rating-range data/testimonials.yaml:11:48 › items[3].rating",
	],
	[
		"a review has no star",
		"testimonials.yaml",
		"rating: 3",
		"rating: 0",
		"rating-range data/testimonials.yaml:11:48 › items[3].rating",
	],
	[
		"a review has half a star",
		"testimonials.yaml",
		"rating: 3",
		"rating: 3.5",
		"value-kind data/testimonials.yaml:11:48 › items[3].rating",
	],
	[
		"a review does not say whether it is a sample",
		"testimonials.yaml",
		"content: So so., date: 2026-06-15, sample: true",
		"content: So so., date: 2026-06-15",
		"field-missing data/testimonials.yaml:11:5 › items[3].sample",
	],
	[
		"the policy lacks the note on the form's provider",
		"privacy-policy.md",
		"  simulated: The form of {brand} sends nothing.\n",
		"",
		"provider-note-missing data/privacy-policy.md:9:3 › providerNotes.simulated",
	],
	[
		"the policy has a note for no provider",
		"privacy-policy.md",
		"  basin: Basin.\n",
		"  basin: Basin.\n  mailto: Mail.\n",
		"field-unknown data/privacy-policy.md:14:11 › providerNotes.mailto",
	],
	[
		"a redirect starts without a slash",
		"redirects.yaml",
		"from: /old",
		"from: old",
		"redirect-path-format data/redirects.yaml:1:11 › [0].from",
	],
	[
		"a redirect leads off the site",
		"redirects.yaml",
		"to: /services",
		"to: https://other.example",
		"redirect-target-format data/redirects.yaml:1:21 › [0].to",
	],
];

describe("a slip in the data is told with its place, its value and its remedy", () => {
	it.each(mistakes)("%s", (_mistake, file, find, replacement, message) => {
		expect(problemsAfter(replaced(file, find, replacement))).toEqual([message]);
	});

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
	const row = optionalSchemas.prices.shape.groups.element.shape.rows.element;
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
