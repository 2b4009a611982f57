import { describe, expect, it } from "vitest";
import { problemsAfter, replaced, sampleSite, sampleText } from "./sampleData.ts";

const withServices = (services: string, policy = {}) => ({
	"business.yaml": `${sampleText("business.yaml")}\noutsideServices: ${services}\n`,
	...policy,
});
/** Returns the privacy policy with a note on Google Analytics, and with a place for the note. */
const withPlace = replaced(
	"privacy-policy.md",
	"{formProviderNote}",
	"{formProviderNote} Services: {servicesNote}",
);
const policy = {
	"privacy-policy.md": String(withPlace["privacy-policy.md"]).replace(
		"providerNotes:",
		"serviceNotes: { none: We count nobody., ga4: Google counts. }\nproviderNotes:",
	),
};

const analytics = "{ ask: never, ga4: { id: G-AB12CD34 } }";

describe("outside services", () => {
	it("have their notes in the privacy policy", () => {
		const bodyOf = (changes: Parameters<typeof sampleSite>[0]) =>
			sampleSite(changes).pages["privacy-policy"].body;
		expect(bodyOf(policy)).toContain("Services: We count nobody.");
		expect(bodyOf(withServices(analytics, policy))).toContain("Services: Google counts.");
	});

	it("need a note each, and a place for it in the policy", () => {
		expect(problemsAfter(withServices(analytics))).toEqual([
			expect.stringContaining("services-note-unused"),
			expect.stringContaining("provider-note-missing"),
		]);
		const clarity = withServices("{ ask: never, clarity: { id: abcdef1234 } }", policy);
		expect(problemsAfter(clarity)).toEqual([
			expect.stringMatching(/provider-note-missing .* serviceNotes\.clarity$/),
		]);
	});

	it("accept CallRail's address without https:", () => {
		const address = "cdn.callrail.com/companies/1/abc/12/swap.js";
		const services = `{ ask: never, callrail: { script: //${address} } }`;
		const text = policy["privacy-policy.md"].replace("ga4: Google", "callrail: Google");
		const { business } = sampleSite(withServices(services, { "privacy-policy.md": text }));
		expect(business.outsideServices?.callrail?.script).toBe(`https://${address}`);
	});
});
