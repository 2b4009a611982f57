import { expect, it, vi } from "vitest";
import { countYears, fillFacts } from "../../generator/load/facts.ts";
import { loadSample, problemsAfter, replaced, sampleSite } from "./sampleData.ts";

const facts = new Map([
	["repairTime", "one to two hours"],
	["price", "$& $1"],
	["nested", "{repairTime}"],
]);
const fill = <T>(value: T) => {
	const unknown = vi.fn();
	return { value: fillFacts(value, facts, unknown), unknown: unknown.mock.calls };
};

it("fillFacts replaces {name} in texts at any depth", () => {
	expect(fill({ a: ["It takes {repairTime}.", { b: "{repairTime}, {repairTime}" }] })).toEqual({
		value: { a: ["It takes one to two hours.", { b: "one to two hours, one to two hours" }] },
		unknown: [],
	});
});

it("fillFacts leaves other values as they are", () => {
	const value = { number: 3, yes: true, none: null, missing: undefined, text: "plain" };
	expect(fill(value).value).toEqual(value);
});

it("fillFacts inserts a fact literally, without filling it again", () => {
	expect(fill("{price} {nested}").value).toBe("$& $1 {repairTime}");
});

it("fillFacts reports anything else in braces", () => {
	const unknown = ["{repairtime}", "{ repairTime }", "{repair-time}", "{}"];
	expect(fill({ list: ["fine", unknown.join(" ")] }).unknown).toEqual(
		unknown.map((braces) => [braces, ["list", 1]]),
	);
});

it("fillFacts reports a single brace", () => {
	const braces = ["{", "{", "}"].map((brace) => [brace, []]);
	expect(fill("{repairTime, {{price}}").unknown).toEqual(braces);
});

it("fillFacts has no fact named like a method of every object", () => {
	expect(fill("{constructor}").unknown).toEqual([["{constructor}", []]]);
});

it("fillFacts returns a frozen copy", () => {
	const original = { list: [{ text: "{repairTime}" }] };
	const { value } = fill(original);
	expect([value, value.list, value.list[0]].map(Object.isFrozen)).toEqual([true, true, true]);
	expect(Object.isFrozen(original)).toBe(false);
	expect(original.list[0]?.text).toBe("{repairTime}");
});

it("townCount, countyCount, serviceCount and driveMinutes are computed facts", () => {
	const lede =
		'"{townCount} towns, {countyCount} counties, {serviceCount} services: {driveMinutes}."';
	const { pages } = sampleSite(replaced("faq.yaml", "Sixteen.", lede));
	expect(pages.faq.lede).toBe("five towns, two counties, six services: 15–30 minutes.");
});

it("townNames and closedDays list the towns and the holidays on which the office is closed", () => {
	const lede = '"{closedDays}: {townNames}."';
	const days = `[{ name: Thanksgiving, day: Thanksgiving }, { name: Juneteenth, day: Juneteenth, opens: "08:00", closes: "12:00" }, { name: Christmas, day: December 25 }]`;
	const edited = replaced("faq.yaml", "Sixteen.", lede);
	const { pages } = sampleSite({
		...edited,
		...replaced("business.yaml", "holidays: []", `holidays: ${days}`),
	});
	expect(pages.faq.lede).toBe("Thanksgiving and Christmas: Aardvark, Alpha, Beta, Gamma, Delta.");
	expect(problemsAfter(edited)).toEqual(["closed-days-in-text data/faq.yaml:5:7 › lede"]);
});

it("the build warns of a text that repeats a fact", () => {
	const warningsFor = (text: string) => {
		const { warnings } = loadSample(replaced("faq.yaml", "lede: ", `lede: "${text}" # `));
		return warnings
			.filter(({ fix }) => /\{(repairTime|townCount|driveMinutes|phone|email)\}/.test(fix))
			.map(({ field, got }) => [field, got]);
	};
	expect(warningsFor("A repair takes One to two hours.")).toEqual([["lede", '"One to two hours"']]);
	expect(warningsFor("A repair takes {repairTime}.")).toEqual([]);
	expect(warningsFor("Twenty-one to two hours left.")).toEqual([]);
	expect(warningsFor("Ring (813) 555-0199.")).toEqual([["lede", '"(813) 555-0199"']]);
	expect(warningsFor("Write to Desk@acme.example.")).toEqual([["lede", '"Desk@acme.example"']]);
	expect(warningsFor("Call {phone}, or write to {email}.")).toEqual([]);
});

it("the build warns of phone numbers and addresses that are not the company's", () => {
	const warningsFor = (text: string, changes = {}) => {
		const { warnings } = loadSample({
			...replaced("faq.yaml", "lede: ", `lede: ${JSON.stringify(text)} # `),
			...changes,
		});
		return warnings
			.filter(({ code }) => /^(contact-unknown|fact-repeated)$/.test(code))
			.map(({ code, got }) => `${code} ${got}`);
	};
	for (const old of [
		"(208) 343-0142",
		"208-343-0142",
		"208.343.0142",
		"+1 208 343 0142",
		"2083430142",
	])
		expect(warningsFor(`Call ${old}.`)).toEqual([`contact-unknown "${old}"`]);
	expect(warningsFor("Write to dan@old.example.")).toEqual(['contact-unknown "dan@old.example"']);
	expect(warningsFor("[Call](tel:+12083430142)")).toEqual(['contact-unknown "+12083430142"']);
	// The company's own number: a link can't be written with {phone}.
	expect(warningsFor("[Call](tel:+18135550199)")).toEqual([]);
	expect(warningsFor("Call 813-555-0199.")).toEqual(['fact-repeated "813-555-0199"']);
	const honest =
		"From 2026-11-21, $1,200 to 1,500, part 12-3456-7890, https://a.example/2083430142 or 9-5.";
	expect(warningsFor(honest)).toEqual([]);
	const spanish = { "es/faq.yaml": "lede: Llame al (208) 343-0142.\n", "es/sources.json": "{}" };
	expect(warningsFor("Ask us.", spanish)).toEqual(['contact-unknown "(208) 343-0142"']);
	const said = /content: [^,]+,/;
	const review = replaced("testimonials.yaml", said, "content: Call (208) 343-0142,");
	expect(warningsFor("Ask us.", review)).toEqual([]);
});

it("the build proposes no fact for words.yaml", () => {
	const words = replaced("words.yaml", /(?<=\n {4}subtitle: )Contact .*/, "Ring (813) 555-0199.");
	expect(loadSample(words).warnings.map(({ field, fix }) => [field, fix])).toContainEqual([
		"quote.free.subtitle",
		"Write other words: this file takes no facts.",
	]);
});

it.each([
	["2008-12-31", 0],
	["2013-12-31", 0],
	["2014-01-01", 5],
	["2026-11-21", 15],
	["2029-01-01", 20],
])("a site of 2008 that is built on %s claims over %i years", (date, years) => {
	expect(countYears(2008, date)).toBe(years);
});

it("a company of fewer than five years may not use {years}", () => {
	const { warnings } = loadSample(replaced("business.yaml", "founded: 2008", "founded: 2024"));
	expect(warnings).toContainEqual(
		expect.objectContaining({
			got: '"Over {years} years."',
			expected: "a text without {years}, which is 0 before 2030",
			fix: 'Write other words, such as "since {founded}".',
		}),
	);
});

it("a customer's words are no place for facts, Markdown and links", () => {
	const words =
		"They {really} care. Call {phone} :-{ [a](/b c) <b> www.acme.example >>> Flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿\u200b";
	const site = loadSample(
		replaced("testimonials.yaml", /content: [^,]+,/, `content: ${JSON.stringify(words)},`),
	).site;
	expect(site.pages.testimonials.items[0]?.content).toBe(words.slice(0, -1));
});
