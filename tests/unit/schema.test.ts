import { describe, expect, it } from "vitest";
import { companySchemas, formProviders, optionalSchemas } from "../../data/schema.ts";
import { aboutBody, problemsAfter, replaced, sampleSite } from "./sampleData.ts";

type Row = readonly [
	mistake: string,
	file: string,
	find: string,
	replacement: string,
	message: string,
];

// Every rule of data/schema.ts is broken once, by the kind of slip that breaks it in practice. The
// message is compared whole: it is all that the owner of the data has.
const mistakes: readonly Row[] = [
	[
		"a required text is missing",
		"business.yaml",
		"shortName: Acme\n",
		"",
		'data/business.yaml:1:1 › shortName  got nothing  expected text  Fix: Add the line "shortName: …".',
	],
	[
		"a text is empty",
		"business.yaml",
		"tagline: Doors",
		'tagline: ""',
		'data/business.yaml:3:10 › tagline  got ""  expected some text  Fix: Write the text, or remove the field if it is optional.',
	],
	[
		"a text is left blank",
		"business.yaml",
		"tagline: Doors",
		"tagline:",
		"data/business.yaml:3:1 › tagline  got an empty value  expected text  Fix: Write it after the colon, or remove the line where the field is optional.",
	],
	[
		"an item of a list is left blank",
		"services/repair.yaml",
		"details: [Cables]",
		"details:\n  -",
		"data/services/repair.yaml:10:3 › details[0]  got an empty value  expected text  Fix: Write it after the hyphen, or remove the line where the field is optional.",
	],
	[
		"a text is a number",
		"business.yaml",
		"tagline: Doors",
		"tagline: 24",
		'data/business.yaml:3:10 › tagline  got 24  expected text  Fix: Put it in quotes, e.g. "24".',
	],
	[
		"a text is too long",
		"business.yaml",
		"tagline: Doors",
		"tagline: Garage doors for the whole of Tampa Bay",
		'data/business.yaml:3:10 › tagline  got "Garage doors for the whole of Tampa Bay"  expected at most 30 characters  Fix: Shorten the text.',
	],
	[
		"a text ends in a space",
		"business.yaml",
		"tagline: Doors",
		'tagline: "Doors "',
		'data/business.yaml:3:10 › tagline  got "Doors "  expected no space at either end  Fix: Remove the space at the start or end of the text.',
	],
	[
		"a text hides a character that turns the reading direction",
		"business.yaml",
		"tagline: Doors",
		'tagline: "Do\\u202eors"',
		'data/business.yaml:3:10 › tagline  got "Do\\u202eors"  expected no invisible control characters  Fix: Type the text again by hand.',
	],
	[
		"a heading has two lines",
		"business.yaml",
		"tagline: Doors",
		'tagline: "Garage\\nDoors"',
		'data/business.yaml:3:10 › tagline  got "Garage\\nDoors"  expected a single line  Fix: Write the text on one line.',
	],
	[
		"fields stand where a text belongs",
		"business.yaml",
		"tagline: Doors",
		"tagline: { text: Doors }",
		'data/business.yaml:3:10 › tagline  got {"text":"Doors"}  expected text  Fix: Put the whole text in double quotes: "…". A colon and a space, or braces at the start, make fields of it.',
	],
	[
		"a text stands where fields belong",
		"business.yaml",
		'address: { street: 1 Main St, city: Alpha, state: FL, zip: "33544", country: US, directions: Beside the mill. }',
		"address: 1 Main St",
		'data/business.yaml:7:10 › address  got "1 Main St"  expected named fields  Fix: Write the fields below it, each as name: value, indented by two spaces.',
	],
	[
		"the address is no web address",
		"business.yaml",
		"https://acme.example",
		"acme.example",
		'data/business.yaml:4:6 › url  got "acme.example"  expected an address that starts with https://  Fix: Write it like "https://example.com".',
	],
	[
		"the address is not secure",
		"business.yaml",
		"https://acme.example",
		"http://acme.example",
		'data/business.yaml:4:6 › url  got "http://acme.example"  expected an address that starts with https://  Fix: Write it like "https://example.com".',
	],
	[
		"the address holds a password",
		"business.yaml",
		"https://acme.example",
		"https://me:pw@acme.example",
		'data/business.yaml:4:6 › url  got "https://me:pw@acme.example"  expected https:// and a domain of letters, digits and hyphens with a dot between, then nothing, or a slash and no spaces  Fix: Write it like "https://example.com".',
	],
	...["https://acme,example", "https://acme"].map(
		(slip) =>
			[
				`the address has no dot: ${slip}`,
				"business.yaml",
				"https://acme.example",
				slip,
				`data/business.yaml:4:6 › url  got "${slip}"  expected https:// and a domain of letters, digits and hyphens with a dot between, then nothing, or a slash and no spaces  Fix: Write it like "https://example.com".`,
			] as const,
	),
	[
		"the address has a query",
		"business.yaml",
		"https://acme.example",
		"https://acme.example/?from=ad",
		'data/business.yaml:4:6 › url  got "https://acme.example/?from=ad"  expected an address without ? and #  Fix: Write it like "https://example.com".',
	],

	[
		"a second phone beside the first, whose name it may not take",
		"business.yaml",
		"email: desk",
		'phone2: "+18136010188"\nemail: desk',
		`data/business.yaml:6:9 › phone2  got "+18136010188"  expected a field that is known here  Fix: Remove "phone2", or use one of ${Object.keys(companySchemas.business.shape).join(", ")}.`,
	],
	[
		"a comma in a text of a record on one line",
		"business.yaml",
		"holidays: []",
		"holidays: [{ day: December 25, name: Christmas, and the day after }]",
		'data/business.yaml:18:49 › holidays[0].and the day after  got an empty value  expected a field that is known here, or no comma inside of what stands before it  Fix: Write a number without its comma, and a text with a comma in double quotes: "…".',
	],
	[
		"a holiday is closed and open",
		"business.yaml",
		"holidays: []",
		'holidays: [{ name: Eve, day: December 24, closed: true, opens: "08:00", closes: "12:00" }]',
		"data/business.yaml:18:51 › holidays[0].closed  got true  expected either closed or hours  Fix: Remove closed, or opens and closes.",
	],
	[
		"a text of many characters stands in the place of a list",
		"areas/pasco/alpha.yaml",
		"[One, Two, Three, Four, Five, Six, Seven, Eight]",
		"One and Two and Three",
		'data/areas/pasco/alpha.yaml:6:16 › neighborhoods  got "One and Two and Three"  expected a list  Fix: Write each item on a line of its own that begins with a hyphen and a space, or all in [ ].',
	],
	[
		"ZIPs stand in one text",
		"areas/pasco/alpha.yaml",
		'["33544"]',
		'"33544, 33545"',
		'data/areas/pasco/alpha.yaml:5:7 › zips  got "33544, 33545"  expected a list  Fix: Write each item on a line of its own that begins with a hyphen and a space, or all in [ ].',
	],
	[
		"a review was copied and not changed",
		"testimonials.yaml",
		"items:\n",
		"items:\n  - { name: Ann, town: pasco/beta, rating: 5, content: Fine., date: 2026-01-02, sample: true }\n  - { name: Ann, town: pasco/beta, rating: 4, content: Fine., date: 2026-01-03, sample: true }\n",
		'data/testimonials.yaml:9:56 › items[1].content  got "Fine."  expected a review that stands once  Fix: Change one of the two.',
	],
	[
		"a field's name is written as two words, and nothing after it",
		"business.yaml",
		"region: the coast",
		"region: the coast\ntext phone:",
		'data/business.yaml:27:1 › text phone  got an empty value  expected a field that is known here  Fix: Write "textPhone".',
	],
	[
		"a comma in a number of a record on one line",
		"business.yaml",
		"count: 137",
		"count: 1,204",
		'data/business.yaml:19:32 › rating.204  got an empty value  expected a field that is known here, or no comma inside of what stands before it  Fix: Write a number without its comma, and a text with a comma in double quotes: "…".',
	],
	[
		"a script that wants to be told who asks",
		"business.yaml",
		'imageHost: ""',
		"outsideScripts: [{ src: https://stats.example/gtag/js?id=G-ABC1234567 }]",
		'data/business.yaml:23:25 › outsideScripts[0].src  got "https://stats.example/gtag/js?id=G-ABC1234567"  expected an address without ? and #  Fix: Choose a service that needs no more than its script\'s address and attributes: one that needs a query or code in the page, such as Google Analytics, cannot be added here.',
	],
	[
		"a technician's years are words, which the page would say twice",
		"team.yaml",
		"name: Bob, position: Boss, bio: Works., experience: 10+",
		"name: Bob, position: Boss, bio: Works., experience: 3 years",
		'data/team.yaml:2:57 › [1].experience  got "3 years"  expected a number of years from 2 on, with a plus or without, in quotes  Fix: Write it like "10+", as the page says "years in the trade" below it, or remove it.',
	],
	[
		"a technician's one year, where the page says years",
		"team.yaml",
		"name: Bob, position: Boss, bio: Works., experience: 10+",
		'name: Bob, position: Boss, bio: Works., experience: "1"',
		'data/team.yaml:2:57 › [1].experience  got "1"  expected a number of years from 2 on, with a plus or without, in quotes  Fix: Write it like "10+", as the page says "years in the trade" below it, or remove it.',
	],
	[
		"the phone number is as people write it",
		"business.yaml",
		'"+18135550199"',
		'"(813) 555-0199"',
		'data/business.yaml:5:8 › phone  got "(813) 555-0199"  expected a phone number in quotes: + and digits, its country\'s code first  Fix: Write it like "+18135550100".',
	],
	[
		"the phone number stands in curly quotes",
		"business.yaml",
		'"+18135550199"',
		"“+18135550199”",
		'data/business.yaml:5:8 › phone  got "“+18135550199”"  expected a phone number in quotes: + and digits, its country\'s code first  Fix: Write "+18135550199": the quotes are curly, as word processors make them, and so a part of the text.',
	],
	[
		"the license stands in curly quotes",
		"business.yaml",
		'licenseNumber: ""',
		"licenseNumber: “CRC1330000”",
		'data/business.yaml:11:16 › licenseNumber  got "“CRC1330000”"  expected the number in quotes, or ""  Fix: Write "CRC1330000": the quotes are curly, as word processors make them, and so a part of the text.',
	],
	[
		"the phone number stands without quotes",
		"business.yaml",
		'"+18135550199"',
		"+18135550199",
		'data/business.yaml:5:8 › phone  got 18135550199  expected a phone number in quotes: + and digits, its country\'s code first  Fix: Write it like "+18135550100".',
	],
	[
		"a digit of the phone number is missing",
		"business.yaml",
		'"+18135550199"',
		'"+1813555019"',
		"data/business.yaml:5:8 › phone  got \"+1813555019\"  expected a phone number with as many digits as its country's have  Fix: Count the digits after the country's code.",
	],
	[
		"the e-mail address has no @",
		"business.yaml",
		"desk@acme.example",
		"desk.acme.example",
		'data/business.yaml:6:8 › email  got "desk.acme.example"  expected an e-mail address  Fix: Write it like "hello@example.com".',
	],
	[
		"a ZIP has lost its quotes",
		"business.yaml",
		'zip: "33544"',
		"zip: 33544",
		'data/business.yaml:7:60 › address.zip  got 33544  expected a postal code in quotes  Fix: Write it as a quoted string, e.g. "34655".',
	],
	[
		"a ZIP has four digits",
		"areas/pasco/alpha.yaml",
		'["33544"]',
		'["3465"]',
		'data/areas/pasco/alpha.yaml:5:8 › zips[0]  got "3465"  expected a postal code of the country, United States  Fix: Correct it, in quotes, or the country in "address".',
	],
	[
		"a ZIP has lost its quotes in a list",
		"areas/pasco/alpha.yaml",
		'["33544"]',
		'["33544", 34655]',
		'data/areas/pasco/alpha.yaml:5:17 › zips[1]  got 34655  expected a postal code in quotes  Fix: Write it as a quoted string, e.g. "34655".',
	],
	[
		"latitude and longitude are swapped",
		"business.yaml",
		"coordinates: [28.25, -82.34]",
		"coordinates: [-182.34, 28.25]",
		"data/business.yaml:8:15 › coordinates[0]  got -182.34  expected a latitude from -85 to 85  Fix: Latitude comes first: [28.2397, -82.3279].",
	],
	[
		"the longitude is off the globe",
		"business.yaml",
		"coordinates: [28.25, -82.34]",
		"coordinates: [28.25, -282.34]",
		"data/business.yaml:8:22 › coordinates[1]  got -282.34  expected a longitude from -180 to 180  Fix: Longitude comes second: [28.2397, -82.3279].",
	],
	[
		"coordinates are texts",
		"business.yaml",
		"coordinates: [28.25, -82.34]",
		'coordinates: ["28.25", -82.34]',
		'data/business.yaml:8:15 › coordinates[0]  got "28.25"  expected a number  Fix: Remove the quotes.',
	],
	[
		"coordinates lack one number",
		"business.yaml",
		"coordinates: [28.25, -82.34]",
		"coordinates: [28.25]",
		"data/business.yaml:8:14 › coordinates  got [28.25]  expected two numbers: latitude and longitude  Fix: Write them as [28.2397, -82.3279].",
	],
	[
		"coordinates have three numbers",
		"business.yaml",
		"coordinates: [28.25, -82.34]",
		"coordinates: [28.25, -82.34, 12]",
		"data/business.yaml:8:14 › coordinates  got [28.25,-82.34,12]  expected two numbers: latitude and longitude  Fix: Write them as [28.2397, -82.3279].",
	],
	[
		"the founding year has a slip",
		"business.yaml",
		"founded: 2008",
		"founded: 208",
		"data/business.yaml:10:10 › founded  got 208  expected at least 1900  Fix: Write a larger number.",
	],
	[
		"the licence number is a number",
		"business.yaml",
		'licenseNumber: ""',
		"licenseNumber: 1234567",
		'data/business.yaml:11:16 › licenseNumber  got 1234567  expected the number in quotes, or ""  Fix: Write it like "CRC1234567".',
	],
	[
		"a day is abbreviated",
		"business.yaml",
		"[Saturday]",
		"[Sat]",
		'data/business.yaml:15:14 › hours[1].days[0]  got "Sat"  expected one of "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"  Fix: Use one of these, with the same capitals.',
	],
	[
		"a time is in the 12-hour style",
		"business.yaml",
		'"17:00"',
		"5pm",
		'data/business.yaml:15:49 › hours[1].closes  got "5pm"  expected a time as HH:MM, 24 hours, in quotes  Fix: Write it like "07:00".',
	],
	[
		"a time does not exist",
		"business.yaml",
		'"17:00"',
		'"24:30"',
		'data/business.yaml:15:49 › hours[1].closes  got "24:30"  expected a time as HH:MM, 24 hours, in quotes  Fix: Write it like "07:00".',
	],
	[
		"a shift goes on past midnight",
		"business.yaml",
		'"17:00"',
		'"02:00"',
		'data/business.yaml:15:49 › hours[1].closes  got "02:00"  expected a time after opening  Fix: Opening is at 08:00. Who stays open past midnight closes at "24:00", and opens the next day at "00:00".',
	],
	[
		"the rating is above the scale",
		"business.yaml",
		"value: 4.9",
		"value: 5.1",
		"data/business.yaml:19:18 › rating.value  got 5.1  expected at most 5  Fix: Write a smaller number.",
	],
	[
		"the rating counts no review",
		"business.yaml",
		"count: 137",
		"count: 0",
		"data/business.yaml:19:30 › rating.count  got 0  expected more than 0  Fix: Write a larger number.",
	],
	[
		"the scale is not five stars",
		"business.yaml",
		"scale: 5",
		"scale: 10",
		"data/business.yaml:19:42 › rating.scale  got 10  expected 5  Fix: Write 5 here.",
	],
	[
		"a switch is neither true nor false",
		"business.yaml",
		"reviewsInStructuredData: true",
		"reviewsInStructuredData: yes please",
		'data/business.yaml:20:26 › reviewsInStructuredData  got "yes please"  expected true or false  Fix: Write true or false, without quotes.',
	],
	[
		"the form's provider is unknown",
		"business.yaml",
		"provider: simulated",
		"provider: mailto",
		`data/business.yaml:22:19 › form.provider  got "mailto"  expected a provider: one of ${formProviders.join(", ")}  Fix: Write it like "form: { provider: formspree, id: abcdwxyz }".`,
	],
	[
		"the form's provider lacks its id",
		"business.yaml",
		"provider: simulated",
		"provider: formspree",
		'data/business.yaml:22:7 › form.id  got nothing  expected text  Fix: Add the line "id: …".',
	],
	[
		"the form's provider has a field of another",
		"business.yaml",
		"provider: simulated",
		"provider: simulated, id: abc",
		'data/business.yaml:22:34 › form.id  got "abc"  expected a field that is known here  Fix: Remove "id", or use one of provider.',
	],
	[
		"the form's own endpoint is insecure",
		"business.yaml",
		"provider: simulated",
		'provider: endpoint, url: "http://acme.example/send"',
		'data/business.yaml:22:34 › form.url  got "http://acme.example/send"  expected a path or an https address  Fix: Write it like "/api/contact".',
	],
	[
		"the form's own endpoint leaves the site",
		"business.yaml",
		"provider: simulated",
		'provider: endpoint, url: "//evil.example"',
		'data/business.yaml:22:34 › form.url  got "//evil.example"  expected a path or an https address  Fix: Write it like "/api/contact".',
	],
	[
		"the form's own endpoint has a port that there is none of",
		"business.yaml",
		"provider: simulated",
		'provider: endpoint, url: "https://forms.acme.example:99999/send"',
		'data/business.yaml:22:34 › form.url  got "https://forms.acme.example:99999/send"  expected a path or an https address  Fix: Write it like "/api/contact".',
	],
	[
		"the form's own endpoint is at an address of too many numbers",
		"business.yaml",
		"provider: simulated",
		'provider: endpoint, url: "https://999.1.1.1/send"',
		'data/business.yaml:22:34 › form.url  got "https://999.1.1.1/send"  expected a path or an https address  Fix: Write it like "/api/contact".',
	],
	[
		"the form's name has a space",
		"business.yaml",
		"provider: simulated",
		"provider: netlify, name: My form",
		'data/business.yaml:22:34 › form.name  got "My form"  expected lower-case words joined by hyphens  Fix: Write it like "land-o-lakes".',
	],
	[
		"the image host is insecure",
		"business.yaml",
		'imageHost: ""',
		"imageHost: http://img.example",
		'data/business.yaml:23:12 › imageHost  got "http://img.example"  expected an address that starts with https://  Fix: Write it like "https://example.com".',
	],
	[
		"the image host is a number",
		"business.yaml",
		'imageHost: ""',
		"imageHost: 5",
		'data/business.yaml:23:12 › imageHost  got 5  expected an address that starts with https://  Fix: Write it like "https://example.com".',
	],
	[
		"a fact's name has a hyphen",
		"facts.yaml",
		"repairTime:",
		"repair-time:",
		'data/facts.yaml:1:14 › repair-time  got "one to two hours"  expected a name in camelCase  Fix: Write it like "repairTime".',
	],
	[
		"a fact is a number",
		"facts.yaml",
		"one to two hours",
		"12",
		'data/facts.yaml:1:13 › repairTime  got 12  expected text  Fix: Put it in quotes, e.g. "12".',
	],
	[
		"a date is written the American way",
		"areas/pasco/alpha.yaml",
		'"2026-11-21"',
		'"11/21/2026"',
		'data/areas/pasco/alpha.yaml:2:10 › updated  got "11/21/2026"  expected a date as YYYY-MM-DD  Fix: Write it like "2026-11-21".',
	],
	[
		"a date does not exist",
		"areas/pasco/alpha.yaml",
		'"2026-11-21"',
		'"2026-02-30"',
		'data/areas/pasco/alpha.yaml:2:10 › updated  got "2026-02-30"  expected a date as YYYY-MM-DD  Fix: Write it like "2026-11-21".',
	],
	[
		"a range stands the wrong way round",
		"areas/pasco/alpha.yaml",
		"[15, 30]",
		"[30, 15]",
		"data/areas/pasco/alpha.yaml:3:18 › responseMinutes  got [30,15]  expected two numbers, the lower one first  Fix: Write the range as [low, high], e.g. [30, 45].",
	],
	[
		"a range has equal ends",
		"areas/pasco/alpha.yaml",
		"[15, 30]",
		"[30, 30]",
		"data/areas/pasco/alpha.yaml:3:18 › responseMinutes  got [30,30]  expected two numbers, the lower one first  Fix: Write the range as [low, high], e.g. [30, 45].",
	],
	[
		"a range starts at zero",
		"areas/pasco/alpha.yaml",
		"[15, 30]",
		"[0, 30]",
		"data/areas/pasco/alpha.yaml:3:19 › responseMinutes[0]  got 0  expected more than 0  Fix: Write a larger number.",
	],
	[
		"a range has fractions",
		"areas/pasco/alpha.yaml",
		"[15, 30]",
		"[15, 22.5]",
		"data/areas/pasco/alpha.yaml:3:23 › responseMinutes[1]  got 22.5  expected a whole number  Fix: Write a whole number.",
	],
	[
		"a range is one number",
		"areas/pasco/alpha.yaml",
		"[15, 30]",
		"15",
		"data/areas/pasco/alpha.yaml:3:18 › responseMinutes  got 15  expected two numbers: at least and at most so many minutes  Fix: Write the range as [low, high], e.g. [30, 45].",
	],
	[
		"a range has one end",
		"areas/pasco/alpha.yaml",
		"[15, 30]",
		"[15]",
		"data/areas/pasco/alpha.yaml:3:18 › responseMinutes  got [15]  expected two numbers: at least and at most so many minutes  Fix: Write the range as [low, high], e.g. [30, 45].",
	],
	[
		"a list is empty",
		"areas/pasco/alpha.yaml",
		'["33544"]',
		"[]",
		"data/areas/pasco/alpha.yaml:5:7 › zips  got []  expected at least one ZIP code  Fix: Add a ZIP code, or remove the field if it is optional.",
	],
	[
		"a question has no answer",
		"areas/pasco/alpha.yaml",
		", answer: Maybe. }",
		" }",
		'data/areas/pasco/alpha.yaml:16:5 › questions[2].answer  got nothing  expected text  Fix: Add the line "answer: …".',
	],
	[
		"a neighbor's slug is written as a name",
		"areas/pasco/alpha.yaml",
		"[beta, gamma, delta]",
		"[beta, gamma, Delta Town]",
		'data/areas/pasco/alpha.yaml:17:23 › nearby[2]  got "Delta Town"  expected lower-case words joined by hyphens  Fix: Write it like "land-o-lakes".',
	],
	[
		"a county's place in the order is zero",
		"areas/pasco.yaml",
		"order: 1",
		"order: 0",
		"data/areas/pasco.yaml:5:8 › order  got 0  expected more than 0  Fix: Write a larger number.",
	],
	[
		"an icon is unknown",
		"certifications.yaml",
		"Licensed, icon: badge",
		"Licensed, icon: spanner",
		'data/certifications.yaml:1:28 › [0].icon  got "spanner"  expected one of "alarm", "badge", "check", "clock", "home", "opener", "phone", "shield", "spring", "wind", "wrench", "door", "heart", "people", "star", "pin"  Fix: Use one of these, with the same capitals.',
	],
	[
		"an icon is missing",
		"certifications.yaml",
		"Licensed, icon: badge",
		"Licensed",
		'data/certifications.yaml:1:3 › [0].icon  got nothing  expected one of "alarm", "badge", "check", "clock", "home", "opener", "phone", "shield", "spring", "wind", "wrench", "door", "heart", "people", "star", "pin"  Fix: Add the line "icon: …".',
	],
	[
		"a poster is unknown",
		"services/repair.yaml",
		"poster: repair",
		"poster: sunset",
		'data/services/repair.yaml:6:9 › poster  got "sunset.svg"  expected a file in data/posters  Fix: Correct the name, mind upper and lower case, or put the file there.',
	],
	[
		"an image is unknown",
		"services/repair.yaml",
		"file: door.jpg",
		"file: holiday.jpg",
		'data/services/repair.yaml:7:16 › image.file  got "holiday.jpg"  expected a file in data/photos  Fix: Correct the name, mind upper and lower case, or put the file there.',
	],
	[
		"an image lies elsewhere",
		"services/repair.yaml",
		"file: door.jpg",
		"file: ../door.jpg",
		'data/services/repair.yaml:7:16 › image.file  got "../door.jpg"  expected a JPEG, PNG, WebP or AVIF file\'s name of letters without accents, digits, hyphens, dots and _  Fix: Rename the file in photos/, or save it as JPEG, and write it like "hero.jpg".',
	],
	[
		"an image has no description",
		"services/repair.yaml",
		", alt: A door",
		"",
		'data/services/repair.yaml:7:8 › image.alt  got nothing  expected text  Fix: Add the line "alt: …".',
	],
	[
		"the about page has no story",
		"about.md",
		"Founded in {founded}. See [the services](/services).\n",
		"",
		`data/about.md:${aboutBody}:1 › body  got ""  expected some text  Fix: Write the text, or remove the field if it is optional.`,
	],
	[
		"a FAQ section's id has a space",
		"faq.yaml",
		"id: general",
		"id: General things",
		'data/faq.yaml:7:9 › sections[0].id  got "General things"  expected lower-case words joined by hyphens  Fix: Write it like "land-o-lakes".',
	],
	[
		"a review has six stars",
		"testimonials.yaml",
		"rating: 3",
		"rating: 6",
		"data/testimonials.yaml:11:48 › items[3].rating  got 6  expected 1 to 5 stars  Fix: Give a whole number from 1 to 5.",
	],
	[
		"a review has no star",
		"testimonials.yaml",
		"rating: 3",
		"rating: 0",
		"data/testimonials.yaml:11:48 › items[3].rating  got 0  expected 1 to 5 stars  Fix: Give a whole number from 1 to 5.",
	],
	[
		"a review has half a star",
		"testimonials.yaml",
		"rating: 3",
		"rating: 3.5",
		"data/testimonials.yaml:11:48 › items[3].rating  got 3.5  expected a whole number  Fix: Write a whole number.",
	],
	[
		"a review does not say whether it is a sample",
		"testimonials.yaml",
		"content: So so., date: 2026-06-15, sample: true",
		"content: So so., date: 2026-06-15",
		'data/testimonials.yaml:11:5 › items[3].sample  got nothing  expected true or false  Fix: Add the line "sample: …".',
	],
	[
		"the policy lacks the note on the form's provider",
		"privacy-policy.md",
		"  simulated: The form of {brand} sends nothing.\n",
		"",
		'data/privacy-policy.md:9:3 › providerNotes.simulated  got nothing  expected what the policy says of the form\'s provider  Fix: Add the line "simulated: …".',
	],
	[
		"the policy has a note for no provider",
		"privacy-policy.md",
		"  basin: Basin.\n",
		"  basin: Basin.\n  mailto: Mail.\n",
		'data/privacy-policy.md:14:11 › providerNotes.mailto  got "Mail."  expected a field that is known here  Fix: Remove "mailto".',
	],
	[
		"a redirect starts without a slash",
		"redirects.yaml",
		"from: /old",
		"from: old",
		'data/redirects.yaml:1:11 › [0].from  got "old"  expected a path of letters, digits, hyphens and dots  Fix: Write it like "/old-page", without a slash at the end.',
	],
	[
		"a redirect leads off the site",
		"redirects.yaml",
		"to: /services",
		"to: https://other.example",
		'data/redirects.yaml:1:21 › [0].to  got "https://other.example"  expected a path that starts with /  Fix: Write it like "/services".',
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
			expect(problemsAfter(replaced("business.yaml", "https://f.example/a", address))).toEqual([
				expect.stringContaining(`expected ${rule}  Fix`),
			]);
		},
	);

	it("a misspelled field is corrected in one of several shapes, too", () => {
		expect(
			problemsAfter(
				replaced("business.yaml", "provider: simulated", "provider: netlify, nmae: contact"),
			),
		).toContain(
			'data/business.yaml:22:34 › form.nmae  got "contact"  expected a field that is known here  Fix: Write "name".',
		);
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
