import { expect, it } from "vitest";
import {
	type Changes,
	type Edit,
	edited,
	messagesAfter,
	replaced,
	sampleSite,
	sampleText,
} from "./sampleData.ts";

const neighborhoods = "[One, Two, Three, Four, Five, Six, Seven, Eight]";
const saturday = '  - { days: [Saturday], opens: "08:00", closes: "17:00" }\n';
const afternoon = saturday.replace("08", "13");
const sunday = '[Sunday], opens: "09:00", closes: "15:00"';
const days = "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday";
const hours = (fields: string) =>
	replaced("business.yaml", /hours:\n( {2}- .*\n)+/, `hours: [{ days: [${days}], ${fields} }]\n`);
const ofCompany = (...edits: readonly Edit[]) => edited("business.yaml", ...edits);
const photo = (file: string) => edited("services/repair.yaml", ["door.jpg", file]);
const town = (...edits: readonly Edit[]) => edited("areas/pasco/alpha.yaml", ...edits);

it.each([
	[
		"one of what others have several of, a day off, and no street",
		{
			"team.yaml": sampleText("team.yaml").split("\n").slice(0, 1).join("\n"),
			"testimonials.yaml": sampleText("testimonials.yaml").replaceAll(", featured: true", ""),
			...town(
				[neighborhoods, "[One, Two, Three]"],
				[/( {2}- { question: .*\n){2}nearby/, "nearby"],
				["[beta, gamma, delta]", "[beta]"],
			),
			...edited("town-services.yaml", [/commercial: .*/, "commercial: [C1]"]),
			...ofCompany(
				[sunday, "[Sunday], closed: true"],
				["holidays: []", "holidays: [{ name: Eve, day: December 24, closed: true }]"],
				["street: 1 Main St, ", ""],
			),
			...photo("photos/door.jpg"),
		},
	],
	[
		"no people, badges, neighborhoods, reviews, rating, profiles and calls at night",
		{
			"team.yaml": "[]\n",
			"certifications.yaml": "[]\n",
			...town([neighborhoods, "[]"]),
			...edited("testimonials.yaml", [/items:\n( {2}- .*\n)+/, "items: []\n"]),
			...edited("town-services.yaml", [/commercial: .*/, "commercial: []"]),
			...ofCompany(
				["rating: { value: 4.9, count: 137, scale: 5 }\n", ""],
				[/social: .*/, "social: {}"],
				["answersAlways: true", "answersAlways: false"],
				[sunday, "[Sunday], byAppointment: true"],
			),
			...photo("/photos/door.jpg"),
		},
	],
	[
		"all days by appointment, a photo that ends in .jfif, and a logo with a dark variant",
		{
			...hours("byAppointment: true"),
			...photo("Door.JFIF"),
			"photos/Door.JFIF": "a photo",
			...edited("theme.yaml", [
				"drawings:",
				"logo: { file: brand/mark.svg, alt: A, dark: brand/tile.svg }\ndrawings:",
			]),
		},
	],
	["one group of hours for all days", hours('opens: "00:00", closes: "24:00"')],
	["a break at noon", ofCompany([saturday, afternoon + saturday.replace("17", "12")])],
] as [string, Changes][])("a company may have %s", (_choice, changes) => {
	expect(messagesAfter(changes)).toEqual([]);
});

it.each(["xyzabcde", "https://formspree.io/f/xyzabcde"])(
	"a form's id may be written as %s",
	(id) => {
		const form = ofCompany(["{ provider: simulated }", `{ provider: formspree, id: "${id}" }`]);
		expect(sampleSite(form).business.form).toEqual({ provider: "formspree", id: "xyzabcde" });
	},
);

it.each(["🚪 Doors", "Łódź", "مرحبا"])("a name of any script is accepted: %s", (name) => {
	expect(messagesAfter(town(["name: Alpha", `name: "${name}"`]))).toEqual([]);
});
