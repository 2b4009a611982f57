import { describe, expect, it } from "vitest";
import { pricesSchema } from "../../site/schema/pages/prices.ts";
import { messagesAfter, problemsAfter, replaced, sampleSite } from "./sampleData.ts";
import { aboutBody } from "./sampleFiles.ts";
import { expectProblems, inPlaceOf, type Slip } from "./slips.ts";

it.each([
	[
		"services/repair.yaml",
		/^image: .*/m,
		"image: photos/door.jpg",
		'Fix: Write its fields: { file: "photos/door.jpg", alt: … }.',
	],
	[
		"home.yaml",
		/^cta: .*/m,
		"cta: Call us",
		'Write its fields: { title: "Call us", subtitle: … }.',
	],
	[
		"business.yaml",
		/^rating: .*/m,
		"rating: 4.9",
		"Write its fields: { value: 4.9, count: …, scale: … }.",
	],
	["home.yaml", "kicker:", "title: Twice\nkicker:", "got title, which stands on line 1, too"],
	[
		"business.yaml",
		/country: US(.*\n)/,
		'country: IE$1textPhone: "01 679 1234"\n',
		'Write it as "+35316791234".',
	],
	["business.yaml", '"+18135550199"', '"813-555-0199 x12"', 'Write it as "+18135550199". An ext'],
	[
		"business.yaml",
		"tagline: Doors",
		'tagline: "Garage Do\\u202eors"',
		'such as the U+202E in it  Fix: Delete what stands unseen after "Do", or',
	],
] as const)("a message about %s proposes what to write: %s", (file, from, to, expected) => {
	expect(messagesAfter(replaced(file, from, to)).join("\n")).toContain(expected);
});

it("zero-width spaces that people copy with a text are left out", () => {
	const { business } = sampleSite(
		replaced("business.yaml", "tagline: Doors", 'tagline: "Do\\u200bors\\ufeff"'),
	);
	expect(business.tagline).toBe("Doors");
});

describe("the schemas report a slip with its place", () => {
	expectProblems("business.yaml", [
		["language: en-US", "language: he-IL", "language-direction 27:21 › locale.language"],
		["shortName: Acme\n", "", "field-missing 1:1 › shortName"],
		["tagline: Doors", 'tagline: ""', "text-empty 3:10 › tagline"],
		["tagline: Doors", "tagline: 24", "value-kind 3:10 › tagline"],
		[": Doors", ": Garage doors for the whole of Tampa Bay", "text-too-long 3:10 › tagline"],
		["tagline: Doors", 'tagline: "Doors "', "text-spaces 3:10 › tagline"],
		["tagline: Doors", 'tagline: "Do\\u202eors"', "text-invisible 3:10 › tagline"],
		["tagline: Doors", 'tagline: "Garage\\nDoors"', "text-one-line 3:10 › tagline"],
		["tagline: Doors", "tagline: { text: Doors }", "value-kind 3:10 › tagline"],
		["tagline: Doors", "tagline:", "value-missing 3:1 › tagline"],
		[
			'address: { street: 1 Main St, city: Alpha, state: FL, zip: "33544", country: US, directions: Beside the mill. }',
			"address: 1 Main St",
			"value-kind 7:10 › address",
		],
		["https://acme.example", "acme doors", "address-format 4:6 › url"],
		["https://acme.example", "http://acme.example", "address-format 4:6 › url"],
		["https://acme.example", "https://me:pw@acme.example", "site-address-format 4:6 › url"],
		["https://acme.example", "https://acme,example", "site-address-format 4:6 › url"],
		["https://acme.example", "https://acme", "site-address-format 4:6 › url"],
		["https://acme.example", "https://acme.example/?from=ad", "address-query 4:6 › url"],
		["email: desk", 'phone2: "+18136010188"\nemail: desk', "field-unknown 6:9 › phone2"],
		...inPlaceOf("holidays: []", {
			"holidays: [{ day: December 25, name: Christmas, and the day after }]":
				"comma-in-value 18:49 › holidays[0].and the day after",
			'holidays: [{ name: Eve, day: December 24, closed: true, opens: "08:00", closes: "12:00" }]':
				"holiday-closed-and-hours 18:51 › holidays[0].closed",
			'holidays: [{ name: Eve, day: December 24, byAppointment: true, opens: "08:00", closes: "12:00" }]':
				"holiday-closed-and-hours 18:58 › holidays[0].byAppointment",
		}),
		["region: the coast", "region: the coast\ntext phone:", "field-misspelled 27:1 › text phone"],
		["count: 137", "count: 1,204", "comma-in-value 19:32 › rating.204"],
		["count: 137", "count: 0", "number-too-small 19:30 › rating.count"],
		['imageHost: ""', "imageHost: http://img.example", "address-format 23:12 › imageHost"],
		['imageHost: ""', "imageHost: 5", "address-format 23:12 › imageHost"],
		[
			'imageHost: ""',
			"outsideScripts: [{ src: https://stats.example/gtag/js?id=G-ABC1234567 }]",
			"address-query 23:25 › outsideScripts[0].src",
		],
		['"+18135550199"', '"555-0199"', "phone-format 5:8 › phone"],
		['"+18135550199"', "“+18135550199”", "phone-format 5:8 › phone"],
		['"+18135550199"', '"813-555-0199 x12"', "phone-format 5:8 › phone"],
		['"+18135550199"', "+18135550199", "phone-format 5:8 › phone"],
		['"+18135550199"', '"+1813555019"', "phone-length 5:8 › phone"],
		['licenseNumber: ""', "licenseNumber: “CRC1330000”", "license-format 11:16 › licenseNumber"],
		['licenseNumber: ""', "licenseNumber: 1234567", "license-format 11:16 › licenseNumber"],
		["desk@acme.example", "desk.acme.example", "email-format 6:8 › email"],
		['zip: "33544"', "zip: 33544", "postal-code-format 7:60 › address.zip"],
		["[28.25, -82.34]", "[-182.34, 28.25]", "latitude-range 8:15 › coordinates[0]"],
		["[28.25, -82.34]", '["28.25", -82.34]', "value-kind 8:15 › coordinates[0]"],
		["[28.25, -82.34]", "[28.25, -282.34]", "longitude-range 8:22 › coordinates[1]"],
		["[28.25, -82.34]", "[28.25]", "coordinates-format 8:14 › coordinates"],
		["[28.25, -82.34]", "[28.25, -82.34, 12]", "coordinates-format 8:14 › coordinates"],
		["founded: 2008", "founded: 208", "number-too-small 10:10 › founded"],
		["[Saturday]", "[Sat]", "value-unknown 15:14 › hours[1].days[0]"],
		['"17:00"', "late", "time-format 15:49 › hours[1].closes"],
		['"17:00"', '"24:30"', "time-format 15:49 › hours[1].closes"],
		['"17:00"', '"02:00"', "hours-order 15:49 › hours[1].closes"],
		["value: 4.9", "value: 5.1", "number-too-large 19:18 › rating.value"],
		["scale: 5", "scale: 10", "value-unknown 19:42 › rating.scale"],
		["Data: true", "Data: yes please", "value-kind 20:26 › reviewsInStructuredData"],
		["provider: simulated", "provider: mailto", "form-provider-unknown 22:19 › form.provider"],
		["provider: simulated", "provider: simulated, id: abc", "field-unknown 22:34 › form.id"],
		["provider: simulated", "provider: netlify, name: My form", "slug-format 22:34 › form.name"],
		["provider: simulated", "provider: formspree", "field-missing 22:7 › form.id"],
		...[
			"http://acme.example/send",
			"//evil.example",
			"https://forms.acme.example:99999/send",
			"https://999.1.1.1/send",
		].map((url): Slip => {
			return ["simulated", `endpoint, url: "${url}"`, "form-endpoint-format 22:34 › form.url"];
		}),
	]);
	expectProblems("services/repair.yaml", [
		["details: [Cables]", "details:\n  -", "value-missing 10:3 › details[0]"],
		["poster: repair", "poster: sunset", "file-missing 6:9 › poster"],
		["file: door.jpg", "file: holiday.jpg", "file-missing 7:16 › image.file"],
		["file: door.jpg", "file: Door.JPG", "file-missing 7:16 › image.file"],
		["file: door.jpg", "file: ../door.jpg", "photo-name 7:16 › image.file"],
		[", alt: A door", "", "field-missing 7:8 › image.alt"],
	]);
	expectProblems("town-services.yaml", [
		["[R1, R2, R3, R4, R5, R6]", "[]", "list-empty 1:14 › residential"],
	]);
	expectProblems("areas/pasco/alpha.yaml", [
		[
			"[One, Two, Three, Four, Five, Six, Seven, Eight]",
			"One and Two and Three",
			"value-kind 6:16 › neighborhoods",
		],
		['["33544"]', '["33544", 34655]', "postal-code-format 5:17 › zips[1]"],
		['["33544"]', '"33544, 33545"', "value-kind 5:7 › zips"],
		['["33544"]', '["3465"]', "postal-code-country 5:8 › zips[0]"],
		['"2026-11-21"', '"11/21/2026"', "date-format 2:10 › updated"],
		['"2026-11-21"', '"2026-02-30"', "date-format 2:10 › updated"],
		["[15, 30]", "[30, 15]", "range-order 3:18 › responseMinutes"],
		["[15, 30]", "[30, 30]", "range-order 3:18 › responseMinutes"],
		["[15, 30]", "15", "range-format 3:18 › responseMinutes"],
		["[15, 30]", "[15]", "range-format 3:18 › responseMinutes"],
		["[15, 30]", "[0, 30]", "number-too-small 3:19 › responseMinutes[0]"],
		["[15, 30]", "[15, 22.5]", "value-kind 3:23 › responseMinutes[1]"],
		[", answer: Maybe. }", " }", "field-missing 16:5 › questions[2].answer"],
		["[beta, gamma, delta]", "[beta, gamma, Delta Town]", "slug-format 17:23 › nearby[2]"],
	]);
	expectProblems("testimonials.yaml", [
		[
			"items:\n",
			"items:\n  - { name: Ann, town: pasco/beta, rating: 5, content: Fine., date: 2026-01-02, sample: true }\n  - { name: Ann, town: pasco/beta, rating: 4, content: Fine., date: 2026-01-02, sample: true }\n",
			"item-twice 9:56 › items[1].content",
		],
		["rating: 3", "rating: 6", "rating-range 11:48 › items[3].rating"],
		["rating: 3", "rating: 0", "rating-range 11:48 › items[3].rating"],
		["rating: 3", "rating: 3.5", "value-kind 11:48 › items[3].rating"],
		["2026-06-15, sample: true", "2026-06-15", "field-missing 11:5 › items[3].sample"],
	]);
	expectProblems("team.yaml", [
		[
			"name: Bob, position: Boss, bio: Works., experience: 10+",
			"name: Bob, position: Boss, bio: Works., experience: 3 years",
			"experience-format 2:57 › [1].experience",
		],
		[
			"name: Bob, position: Boss, bio: Works., experience: 10+",
			'name: Bob, position: Boss, bio: Works., experience: "1"',
			"experience-format 2:57 › [1].experience",
		],
	]);
	expectProblems("facts.yaml", [
		["repairTime:", "repair-time:", "fact-name-format 1:14 › repair-time"],
		["one to two hours", "12", "value-kind 1:13 › repairTime"],
	]);
	expectProblems("areas/pasco.yaml", [["order: 1", "order: 0", "number-too-small 5:8 › order"]]);
	expectProblems("certifications.yaml", [
		["Licensed, icon: badge", "Licensed, icon: spanner", "value-unknown 1:28 › [0].icon"],
		["Licensed, icon: badge", "Licensed", "field-missing 1:3 › [0].icon"],
	]);
	expectProblems("about.md", [
		[
			"Founded in {founded}. See [the services](/services).\n",
			"",
			`text-empty ${aboutBody}:1 › body`,
		],
	]);
	expectProblems("faq.yaml", [
		["id: general", "id: General things", "slug-format 7:9 › sections[0].id"],
	]);
	expectProblems("privacy-policy.md", [
		[
			"  simulated: The form of {brand} sends nothing.\n",
			"",
			"provider-note-missing 9:3 › providerNotes.simulated",
		],
		[
			"basin: Basin.\n",
			"basin: Basin.\n  mailto: Mail.\n",
			"field-unknown 14:11 › providerNotes.mailto",
		],
	]);
	expectProblems("redirects.yaml", [
		["from: /old", "from: old", "redirect-path-format 1:11 › [0].from"],
		["from: /old", "from: /old/*", "redirect-path-format 1:11 › [0].from"],
		["from: /old", 'from: "/100%"', "redirect-path-format 1:11 › [0].from"],
		["from: /old", 'from: "/#!about"', "redirect-path-format 1:11 › [0].from"],
		["from: /old", "from: /", "redirect-path-format 1:11 › [0].from"],
		["from: /old", "from: /?p", "redirect-path-format 1:11 › [0].from"],
		["from: /old", 'from: "/?p=%E9"', "redirect-path-format 1:11 › [0].from"],
		["from: /old", "from: //other", "redirect-path-format 1:11 › [0].from"],
		["to: /services", "to: https://other.example", "redirect-target-format 1:21 › [0].to"],
	]);

	it.each(["https:/acme.example", "https://acme.example/a b", "https://acme.example?a=1"])(
		"the message about %s names more than the domain, which is right",
		(address) => {
			const rule =
				"https:// and a domain of letters, digits and hyphens with a dot between, then nothing, or a slash and no spaces";
			expect(messagesAfter(replaced("business.yaml", "https://f.example/a", address))).toEqual([
				expect.stringContaining(`expected ${rule}  Fix`),
			]);
		},
	);

	it("a misspelled field of a union is corrected", () => {
		const slip = replaced("business.yaml", "simulated", "netlify, nmae: contact");
		expect(problemsAfter(slip)).toContain("field-misspelled data/business.yaml:22:34 › form.nmae");
	});
});

it("curly quotes are told apart from the text", () => {
	const file = replaced("business.yaml", '"+18135550199"', "“+18135550199”");
	expect(messagesAfter(file)[0]).toContain(
		": the quotes are curly, as word processors make them, and so a part of the text.",
	);
});

it.each(["|", ">", "|+", ">+"])(
	"a text below its field, after %s, has no line break at its end",
	(sign) => {
		const text = replaced("business.yaml", "tagline: Doors", `tagline: ${sign}\n  Doors\n`);
		expect(sampleSite(text).business.tagline).toBe("Doors");
	},
);

it("a price's lower figure comes first", () => {
	const row = pricesSchema.shape.groups.element.shape.rows.element;
	const isValidPrice = (low: number, high: number) =>
		row.safeParse({
			id: "a",
			name: "A",
			moves: ["B"],
			ask: true,
			own: { low, high, approved: "2026-11-20" },
		}).success;
	for (const high of [300, 250]) expect(isValidPrice(250, high)).toBe(true);
	expect(isValidPrice(300, 250)).toBe(false);
});
