import { describe, expect, it } from "vitest";
import { states } from "../../site/schema/states.ts";
import { type Changes, loadSample, messagesAfter, replaced } from "./sampleData.ts";

const town = (find: string, replacement: string) =>
	replaced("areas/pasco/alpha.yaml", find, replacement);

const copied = (file: string, name: string) =>
	replaced(
		`areas/pasco/${file}.yaml`,
		`intro: Doors in ${name}.`,
		"intro: Salt from the Gulf eats springs here within five years.",
	);

it("an office whose coordinates are swapped blames no town", () => {
	const messages = messagesAfter(replaced("business.yaml", "[28.25, -82.34]", "[-82.34, 28.25]"));
	expect(messages.filter((line) => line.includes("areas/"))).toEqual([]);
});

/** Removes the band that no town of the sample company reaches. */
const withoutUnusedBand: Changes = replaced("areas.yaml", /, \{ name: B.*?T \}\]/, "]");

describe("an improbable value is a warning", () => {
	it("warns of a phone number whose area code is unknown", () => {
		const warningsWith = (phone: string) =>
			loadSample(replaced("business.yaml", "+18135550199", phone)).warnings;
		const fix = "Compare its digits; a new area code may be missing from the list.";
		for (const phone of ["+14575550199", "+11115550199"])
			expect(warningsWith(phone)).toContainEqual(
				expect.objectContaining({ field: "phone", got: `"${phone}"`, fix }),
			);
		const known = "+442079460958 +4930901820 +525512345678 +18005550100 +18885550100";
		for (const phone of known.split(" "))
			expect(warningsWith(phone).map(({ field }) => field)).not.toContain("phone");
	});

	const warnings = (changes: Changes) =>
		loadSample(changes).warnings.map(
			(warning) => `${warning.file.split("/").at(-1)} ${warning.field}`,
		);
	const usualWarnings = new Set(warnings(withoutUnusedBand));

	it("warns of the captcha of a provider that has one", () => {
		const codesWith = (form: string) =>
			loadSample(replaced("business.yaml", "{ provider: simulated }", form)).warnings.map(
				({ code }) => code,
			);
		expect(codesWith("{ provider: formspree, id: xyzabcde }")).toContain("form-captcha");
		expect(codesWith("{ provider: netlify, name: contact }")).not.toContain("form-captcha");
	});

	it("warns of a text that asks for a photo where the company takes none", () => {
		const codesWith = (changes: Changes) => loadSample(changes).warnings.map(({ code }) => code);
		const asking = replaced(
			"areas/pasco/alpha.yaml",
			"intro: Doors in Alpha.",
			"intro: Send us a photo of the door.",
		);
		expect(codesWith({})).not.toContain("photo-not-taken");
		expect(codesWith(asking)).toContain("photo-not-taken");
		const texts = replaced("business.yaml", /^phone: /m, 'textPhone: "+18135550142"\nphone: ');
		expect(codesWith({ ...asking, ...texts })).not.toContain("photo-not-taken");
	});

	const business = (find: string, replacement: string) =>
		replaced("business.yaml", find, replacement);
	const script = 'founded: 2008\noutsideScripts: [{ src: "https://stats.example/a.js" }]';
	it.each<[string, Changes]>([
		["faq.yaml updated", replaced("faq.yaml", "2026-11-21", "2036-11-21")],
		["alpha.yaml updated", town("2026-11-21", "2036-11-21")],
		["testimonials.yaml items[0].date", replaced("testimonials.yaml", "2026-09-15", "2062-09-15")],
		// The privacy policy does not name the script.
		["business.yaml outsideScripts[0].src", business("founded: 2008", script)],
		["business.yaml address.city", business("city: Alpha", "city: Beta")],
		["alpha.yaml coordinates", town("[28.25, -82.34]", "[33.45, -112.07]")],
		["alpha.yaml intro", { ...copied("alpha", "Alpha"), ...copied("beta", "Beta") }],
		["areas.yaml bands.items", town("[15, 30]", "[5, 30]")],
	])("warns of %s", (warning, changes) => {
		const added = warnings({ ...withoutUnusedBand, ...changes }).filter(
			(one) => !usualWarnings.has(one),
		);
		expect(added.join()).toContain(warning);
	});
});

it("any value is accepted in a country without a table", () => {
	const abroad = replaced("business.yaml", "country: US", "country: MX");
	expect(messagesAfter(abroad)).toEqual([]);
});

it("every state has bounds and ZIP codes", () => {
	expect(Object.keys(states)).toHaveLength(52);
	for (const { box, zips } of Object.values(states)) {
		expect(box[0]).toBeLessThan(box[1]);
		expect(box[2]).toBeLessThan(box[3]);
		expect(zips).toMatch(/^\d{3}(-\d{3})?( \d{3}(-\d{3})?)*$/);
	}
});
