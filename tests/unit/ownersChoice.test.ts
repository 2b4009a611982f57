import { expect, it } from "vitest";
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
	[
		"a logo and its dark variant",
		replaced(
			"theme.yaml",
			"drawings:",
			"logo: { file: brand/mark.svg, alt: A, dark: brand/tile.svg }\ndrawings:",
		),
	],
	["no street", business("street: 1 Main St, ", "")],
	["nobody at night", business("answersAlways: true", "answersAlways: false")],
] as [string, Changes][])("a company may have %s", (_choice, changes) => {
	expect(messagesAfter(changes)).toEqual([]);
});

it("a company has at least one of what has a heading", () => {
	const none = { "town-services.yaml": "residential: []\ncommercial: []\n" };
	expect(messagesAfter(none)[0]).toContain("expected 1 to 60 services  Fix: Write at least one.");
});
it.each(["xyzabcde", "https://formspree.io/f/xyzabcde"])(
	"a form's id may be written as %s",
	(id) => {
		const form = business("{ provider: simulated }", `{ provider: formspree, id: "${id}" }`);
		expect(sampleSite(form).business.form).toEqual({ provider: "formspree", id: "xyzabcde" });
	},
);

it.each(["🚪 Doors", "Łódź", "مرحبا"])("a name of any script is accepted: %s", (name) => {
	expect(messagesAfter(town("name: Alpha", `name: "${name}"`))).toEqual([]);
});

it("a name that is too long for a file's name is refused", () => {
	const beta = sampleText("areas/pasco/beta.yaml").replace("Beta", "Long");
	const [message] = messagesAfter({ [`areas/pasco/${"a".repeat(61)}.yaml`]: beta });
	expect(message).toContain("sixty characters at most");
});
