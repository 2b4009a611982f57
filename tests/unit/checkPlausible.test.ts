import { describe, expect, it } from "vitest";
import { states } from "../../site/states.ts";
import { loadSample, messagesAfter, replaced } from "./sampleData.ts";

it("a phone number of another country, and one without an area, is known", () => {
	const numbers = "+442079460958 +4930901820 +525512345678 +18005550100 +18885550100";
	for (const phone of numbers.split(" ")) {
		const { warnings } = loadSample(replaced("business.yaml", "+18135550199", phone));
		expect(warnings.map(({ code }) => code)).not.toContain("phone-area-unknown");
	}
});

describe("no warning", () => {
	it("warns of bands that differ from the towns' minutes", () => {
		// The sample company has a band that no town reaches.
		const bands = replaced("areas.yaml", /, \{ name: B.*?T \}\]/, "]");
		const town = replaced("areas/pasco/alpha.yaml", "[15, 30]", "[5, 30]");
		const codes = [bands, { ...bands, ...town }].map((changes) =>
			loadSample(changes).warnings.map(({ code }) => code),
		);
		expect(codes[0]).not.toContain("bands-differ-from-towns");
		expect(codes[1]).toContain("bands-differ-from-towns");
	});

	it("takes a text that asks for a photo where the company takes photos as messages", () => {
		const { warnings } = loadSample({
			...replaced("areas/pasco/alpha.yaml", "intro: Doors in Alpha.", "intro: Send us a photo."),
			...replaced("business.yaml", /^phone: /m, 'textPhone: "+18135550142"\nphone: '),
		});
		expect(warnings.map(({ code }) => code)).not.toContain("photo-not-taken");
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
