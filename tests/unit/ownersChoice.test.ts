import { expect, it } from "vitest";
import { type Changes, messagesAfter, replaced, sampleSite, sampleText } from "./sampleData.ts";

const neighborhoods = "[One, Two, Three, Four, Five, Six, Seven, Eight]";
const saturday = '  - { days: [Saturday], opens: "08:00", closes: "17:00" }\n';
const afternoon = saturday.replace("08", "13");
const sunday = '[Sunday], opens: "09:00", closes: "15:00"';
const days = "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday";
const hours = (fields: string) =>
	replaced("business.yaml", /hours:\n( {2}- .*\n)+/, `hours: [{ days: [${days}], ${fields} }]\n`);
/** Returns a file of the sample company with several changes. */
const edited = (file: string, ...edits: readonly (readonly [RegExp | string, string])[]) => ({
	[file]: edits.reduce((text, [find, replacement]) => {
		expect(text.split(find).length, String(find)).toBeGreaterThan(1);
		return text.replace(find, replacement);
	}, sampleText(file)),
});
const ofCompany = (...edits: readonly (readonly [RegExp | string, string])[]) =>
	edited("business.yaml", ...edits);
const photo = (file: string) => edited("services/repair.yaml", ["door.jpg", file]);
const town = (...edits: readonly (readonly [RegExp | string, string])[]) =>
	edited("areas/pasco/alpha.yaml", ...edits);

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

it("a company has at least one of what has a heading", () => {
	const none = { "town-services.yaml": "residential: []\ncommercial: []\n" };
	expect(messagesAfter(none)[0]).toContain("expected 1 to 60 services  Fix: Write at least one.");
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

it("a name that is too long for a file's name is refused", () => {
	const beta = sampleText("areas/pasco/beta.yaml").replace("Beta", "Long");
	const [message] = messagesAfter({ [`areas/pasco/${"a".repeat(61)}.yaml`]: beta });
	expect(message).toContain("sixty characters at most");
});
