import { describe, expect, it } from "vitest";
import { type Changes, messagesAfter, replaced, sampleSite, sampleText } from "./sampleData.ts";

const business = (find: string, replacement: string) =>
	replaced("business.yaml", find, replacement);
const town = (find: string | RegExp, replacement: string) =>
	replaced("areas/pasco/alpha.yaml", find, replacement);

const neighborhoods = "[One, Two, Three, Four, Five, Six, Seven, Eight]";
const saturday = '  - { days: [Saturday], opens: "08:00", closes: "17:00" }\n';
const afternoon = saturday.replace("08", "13");
const sunday = '[Sunday], opens: "09:00", closes: "15:00"';
const days = "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday";
const hours = (fields: string) =>
	replaced("business.yaml", /hours:\n( {2}- .*\n)+/, `hours: [{ days: [${days}], ${fields} }]\n`);
const townServices = (commercial: string) =>
	replaced("town-services.yaml", /commercial: .*/, commercial);
const reviews = sampleText("testimonials.yaml");
const photo = (file: string) => replaced("services/repair.yaml", "door.jpg", file);
const closedOnEve = "holidays: [{ name: Eve, day: December 24, closed: true }]";

describe("a company may have", () => {
	it.each([
		["one person", { "team.yaml": sampleText("team.yaml").split("\n").slice(0, 1).join("\n") }],
		["no people", { "team.yaml": "[]\n" }],
		["no badges", { "certifications.yaml": "[]\n" }],
		["three neighborhoods", town(neighborhoods, "[One, Two, Three]")],
		["no neighborhoods", town(neighborhoods, "[]")],
		["one question", town(/( {2}- { question: .*\n){2}nearby/, "nearby")],
		["one neighbor", town("[beta, gamma, delta]", "[beta]")],
		["no featured review", { "testimonials.yaml": reviews.replaceAll(", featured: true", "") }],
		["no review", replaced("testimonials.yaml", /items:\n( {2}- .*\n)+/, "items: []\n")],
		["no rating", business("rating: { value: 4.9, count: 137, scale: 5 }\n", "")],
		["no social profile", replaced("business.yaml", /social: .*/, "social: {}")],
		["no service for businesses", townServices("commercial: []")],
		["one service for businesses", townServices("commercial: [C1]")],
		["a day off", business(sunday, "[Sunday], closed: true")],
		["a day by appointment", business(sunday, "[Sunday], byAppointment: true")],
		["all days by appointment", hours("byAppointment: true")],
		["one group of hours for all days", hours('opens: "00:00", closes: "24:00"')],
		["a break at noon", business(saturday, afternoon + saturday.replace("17", "12"))],
		["a holiday with `closed: true`", business("holidays: []", closedOnEve)],
		["a photo named with its folder", photo("photos/door.jpg")],
		["a photo named with a slash first", photo("/photos/door.jpg")],
		["a photo that ends in .jfif", { ...photo("Door.JFIF"), "photos/Door.JFIF": "a photo" }],
		["no street", business("street: 1 Main St, ", "")],
		["nobody at night", business("answersAlways: true", "answersAlways: false")],
	] as [string, Changes][])("%s", (_choice, changes) => {
		expect(messagesAfter(changes)).toEqual([]);
	});

	it("at most sixty of anything, and one of what has a heading", () => {
		const tooMany = Array.from({ length: 61 }, (_, index) => `N${index}`).join(", ");
		expect(messagesAfter(town(neighborhoods, `[${tooMany}]`))[0]).toContain(
			"expected up to 60 neighborhoods  Fix: Remove some: the page has room for 60.",
		);
		const none = { "town-services.yaml": "residential: []\ncommercial: []\n" };
		expect(messagesAfter(none)[0]).toContain("expected 1 to 60 services  Fix: Write at least one.");
	});
});

describe("a form's id", () => {
	const form = (settings: string) =>
		business("form: { provider: simulated }", `form: { ${settings} }`);

	it.each([
		["xyzabcde", "xyzabcde"],
		["https://formspree.io/f/xyzabcde", "xyzabcde"],
	])("may be written as %s: %s", (written, id) => {
		expect(sampleSite(form(`provider: formspree, id: "${written}"`)).business.form).toEqual({
			provider: "formspree",
			id,
		});
	});

	it.each([
		'provider: formspree, id: "../x"',
		'provider: formspree, id: "https://usebasin.com/f/abc"',
		'provider: basin, id: "a/b"',
		"provider: web3forms, accessKey: YOUR_ACCESS_KEY_HERE",
		'provider: web3forms, accessKey: "00000000-0000-0000-0000-000000000000"',
		'provider: endpoint, url: "/\\\\evil.example/x"',
		'provider: endpoint, url: "https://*.example.com/x"',
	])("is refused with a fix: %s", (settings) => {
		const problems = messagesAfter(form(settings));
		expect(problems).toHaveLength(1);
		expect(problems[0]).toMatch(/› form\.(id|accessKey|url) .* Fix: (Copy|Write)/);
	});
});

it.each([
	["url", "https://acme.example//repo"],
	["url", "https://acme.example/a;b"],
	["url", "https://acme.example/a'b"],
	["imageHost", "https://'unsafe-inline'"],
	["imageHost", "https://*.example.com"],
	["imageHost", "https://a.example,b.example"],
])("an address that would break the site or its policy is refused in %s: %s", (field, address) => {
	const changes =
		field === "url"
			? business("https://acme.example", address)
			: business('imageHost: ""', `imageHost: "${address}"`);
	expect(messagesAfter(changes)).toEqual([
		expect.stringContaining(`› ${field}  got ${JSON.stringify(address)}  expected`),
	]);
});

describe("a page refuses", () => {
	it.each([
		["a section named as the page's own part", replaced("faq.yaml", "id: repairs", "id: main")],
		["a section named as an icon", replaced("faq.yaml", "id: repairs", "id: icon-phone")],
		["a question of signs alone", town("question: First?", 'question: "???"')],
		["a question that differs in capitals only", town("question: Second?", "question: FIRST!")],
		["a question equal to a section", replaced("faq.yaml", '"repairs 3?"', "Payment?")],
		["a question named as the page's own part", town("question: First?", "question: Main?")],
	] as [string, Changes][])("%s", (_slip, changes) => {
		expect(messagesAfter(changes)).toHaveLength(1);
	});
});

describe("a text or a name", () => {
	it.each([
		["lists in lists", `${"- ".repeat(20_000)}x`],
		["half a character", "Doors \ud800"],
		["no character", "Doors \uffff"],
	])("%s", (_what, words) => {
		const text = JSON.stringify(words.slice(0, 1000));
		expect(messagesAfter(town("Doors in Alpha.", text))).toHaveLength(1);
	});

	it.each(["🚪 Doors", "Łódź", "مرحبا"])("of any script is accepted: %s", (name) => {
		expect(messagesAfter(town("name: Alpha", `name: "${name}"`))).toEqual([]);
	});

	it("that is too long for a file's name is refused", () => {
		const long = "a".repeat(61);
		const town = sampleText("areas/pasco/beta.yaml").replace("Beta", "Long");
		expect(messagesAfter({ [`areas/pasco/${long}.yaml`]: town })[0]).toContain(
			"sixty characters at most",
		);
		const from = replaced("redirects.yaml", "/old", `/${"o".repeat(101)}`);
		expect(messagesAfter(from)[0]).toContain("expected at most 100 characters");
	});
});
