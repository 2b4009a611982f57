import { describe, expect, it } from "vitest";
import { states } from "../../generator/load/states.ts";
import { type Changes, messagesAfter, replaced, sampleSite, sampleText } from "./sampleData.ts";

const town = (find: string, replacement: string) =>
	replaced("areas/pasco/alpha.yaml", find, replacement);

/** A town whose intro is another's too. */
const copied = (file: string, name: string) =>
	replaced(
		`areas/pasco/${file}.yaml`,
		`intro: Doors in ${name}.`,
		"intro: Salt from the Gulf eats springs here within five years.",
	);

/** The contact page with a line of the page of questions. */
function copiedLine(field: string): Changes {
	const lineOf = (path: string) =>
		new RegExp(`^${field}: .*$`, "m").exec(sampleText(path))?.[0] ?? "";
	return replaced("contact.yaml", lineOf("contact.yaml"), lineOf("faq.yaml"));
}

describe("what cannot be right is a problem", () => {
	it("blames no town for an office whose pair is swapped", () => {
		expect(
			messagesAfter(replaced("business.yaml", "[28.25, -82.34]", "[-82.34, 28.25]")).filter(
				(line) => line.includes("areas/"),
			),
		).toEqual([]);
	});

	it.each([
		[
			"the office's minus is missing",
			replaced("business.yaml", "-82.34]", "82.34]"),
			"business.yaml:8:14 › coordinates",
			"A minus is missing: write [28.25, -82.34].",
		],
		[
			"the office's pair is swapped",
			replaced("business.yaml", "[28.25, -82.34]", "[-82.34, 28.25]"),
			"business.yaml:8:14 › coordinates",
			"The two are swapped: write [28.25, -82.34].",
		],
		[
			"the office is in another state",
			replaced("business.yaml", "[28.25, -82.34]", "[33.45, -112.07]"),
			"business.yaml:8:14 › coordinates",
			"Correct them",
		],
		[
			"the office's ZIP is another state's",
			replaced("business.yaml", 'zip: "33544"', 'zip: "99999"'),
			"business.yaml:7:60 › address.zip",
			"Correct the ZIP, or the state.",
		],
		[
			"the state is spelt out",
			replaced("business.yaml", "state: FL", "state: Florida"),
			"business.yaml:7:51 › address.state",
			"Write its two capital letters.",
		],
		[
			"the state is a word of JavaScript's",
			replaced("business.yaml", "state: FL", "state: constructor"),
			"business.yaml:7:51 › address.state",
			"Write its",
		],
		[
			"the country is none",
			replaced("business.yaml", "country: US", "country: UK"),
			"business.yaml:7:78 › address.country",
			"Write the country's code.",
		],
		[
			"the country is a word",
			replaced("business.yaml", "country: US", "country: usa"),
			"business.yaml:7:78 › address.country",
			"Write the country's code.",
		],
		[
			"the state is none",
			replaced("business.yaml", "state: FL", "state: FX"),
			"business.yaml:7:51 › address.state",
			"Write its two capital letters.",
		],
		[
			"a town's minus is missing",
			town("-82.34]", "82.34]"),
			"alpha.yaml:4:14 › coordinates",
			"A minus is missing: write [28.25, -82.34].",
		],
		[
			"a town's pair is swapped",
			town("[28.25, -82.34]", "[-82.34, 28.25]"),
			"alpha.yaml:4:14 › coordinates",
			"The two are swapped: write [28.25, -82.34].",
		],
		[
			"a town's ZIP is far away",
			town('["33544"]', '["99801"]'),
			"alpha.yaml:5:8 › zips[0]",
			"Correct it: this one is in Alaska.",
		],
		[
			"a page was copied, and kept its title",
			copiedLine("title"),
			"faq.yaml:1:8 › title",
			"Write what this page alone is about. Where one is a copy, change the copy.",
		],
		[
			"a page was copied, and kept its description",
			copiedLine("description"),
			"faq.yaml:2:14 › description",
			"Write what this page alone is about.",
		],
		[
			"a town's ZIP is nobody's",
			town('["33544"]', '["00000"]'),
			"alpha.yaml:5:8 › zips[0]",
			"Correct it: no ZIP starts like this.",
		],
	] as [string, Changes, string, string][])("%s", (_slip, changes, place, fix) => {
		const problems = messagesAfter(changes).filter((line) => line.includes(place));
		expect(problems).toHaveLength(1);
		expect(problems[0]).toContain(`Fix: ${fix}`);
	});
});

/** The sample company's bands are wider than its towns' minutes. */
const fine: Changes = replaced("areas.yaml", /, \{ name: B.*?T \}\]/, "]");

describe("what only the owner can know is a warning, and the site builds", () => {
	it("takes the number of an area that is newer than the list of areas, and asks to compare it", () => {
		for (const phone of ["+14575550199", "+11115550199"])
			expect(sampleSite(replaced("business.yaml", "+18135550199", phone)).warnings).toContainEqual(
				expect.objectContaining({
					field: "phone",
					got: `"${phone}"`,
					fix: "Compare its digits; a new area code may be missing from the list.",
				}),
			);
		for (const phone of [
			"+442079460958",
			"+4930901820",
			"+525512345678",
			"+18005550100",
			"+18885550100",
		])
			expect(
				sampleSite(replaced("business.yaml", "+18135550199", phone)).warnings.map(
					({ field }) => field,
				),
			).not.toContain("phone");
	});

	const told = (changes: Changes) =>
		sampleSite(changes).warnings.map(
			(warning) => `${warning.file.split("/").at(-1)} ${warning.field}`,
		);
	const known = new Set(told(fine));

	it("takes bands that begin where the one before them ends", () => {
		expect(told({}).filter((warning) => warning.endsWith(".minutes"))).toEqual([]);
	});

	it.each([
		[
			"a page was updated in the future",
			replaced("faq.yaml", "2026-11-21", "2036-11-21"),
			"faq",
			"updated",
		],
		["a town was updated in the future", town("2026-11-21", "2036-11-21"), "alpha", "updated"],
		[
			"a review comes from the future",
			replaced("testimonials.yaml", "2026-09-15", "2062-09-15"),
			"testimonials",
			"items[0].date",
		],
		[
			"a script that the privacy policy does not name",
			replaced(
				"business.yaml",
				"founded: 2008",
				'founded: 2008\noutsideScripts: [{ src: "https://stats.example/a.js" }]',
			),
			"business",
			"outsideScripts[0].src",
		],
		[
			"the company is younger than today",
			replaced("business.yaml", "2008", "2108"),
			"business",
			"founded",
		],
		[
			"a day is a holiday twice",
			replaced(
				"business.yaml",
				"holidays: []",
				'holidays: [{ name: A, day: December 25 }, { name: B, day: "2026-12-25", opens: "08:00", closes: "11:00" }]',
			),
			"business",
			"holidays[1].day",
		],
		[
			"a day is closed among several that are not",
			replaced(
				"business.yaml",
				"holidays: []",
				'holidays: [{ name: A, day: December 20, through: January 2, opens: "08:00", closes: "11:00" }, { name: B, day: December 25 }]',
			),
			"business",
			"holidays[1].day",
		],
		[
			"a profile stands under another network",
			replaced("business.yaml", "https://f.example/a", "https://www.instagram.com/acme"),
			"business",
			"social.facebook",
		],
		[
			"the town of the address is not the base",
			replaced("business.yaml", "city: Alpha", "city: Beta"),
			"business",
			"address.city",
		],
		[
			"the office is far from the base",
			replaced("business.yaml", "[28.25, -82.34]", "[28.75, -82.34]"),
			"business",
			"coordinates",
		],
		[
			"a town is too far to drive to",
			town("[28.25, -82.34]", "[33.45, -112.07]"),
			"alpha",
			"coordinates",
		],
		[
			"a note stands above no neighborhoods",
			town(
				"[One, Two, Three, Four, Five, Six, Seven, Eight]",
				"[]\nneighborhoodsNote: Around the lake.",
			),
			"alpha",
			"neighborhoodsNote",
		],
		[
			"a copied town keeps its text",
			{ ...copied("alpha", "Alpha"), ...copied("beta", "Beta") },
			"alpha",
			"intro",
		],
		[
			"a band begins within another",
			replaced("areas.yaml", "[45, 60]", "[40, 60]"),
			"areas",
			"bands.items[2].minutes",
		],
		["the bands are others than the towns'", town("[15, 30]", "[5, 30]"), "areas", "bands.items"],
	] as [string, Changes, string, string][])("%s", (_slip, changes, file, field) => {
		expect(
			told({ ...fine, ...changes })
				.filter((warning) => !known.has(warning))
				.join(),
		).toContain(`${file}.yaml ${field}`);
	});
});

it("nothing is plausible of a country that we have no table of, and nothing is refused", () => {
	const abroad = replaced("business.yaml", "country: US", "country: MX");
	expect(messagesAfter(abroad)).toEqual([]);
});

it("every state has a box and ZIP codes", () => {
	expect(Object.keys(states)).toHaveLength(52);
	for (const { box, zips } of Object.values(states)) {
		expect(box[0]).toBeLessThan(box[1]);
		expect(box[2]).toBeLessThan(box[3]);
		expect(zips).toMatch(/^\d{3}(-\d{3})?( \d{3}(-\d{3})?)*$/);
	}
});
