import { expect, it, vi } from "vitest";
import { countYears, fillFacts } from "../../generator/load/facts.ts";
import { loadSample, replaced, sampleSite, sampleText } from "./sampleData.ts";

const facts = new Map([
	["repairTime", "one to two hours"],
	["price", "$& $1"],
	["nested", "{repairTime}"],
]);
const fill = <T>(value: T) => {
	const unknown = vi.fn();
	return { value: fillFacts(value, facts, unknown), unknown: unknown.mock.calls };
};

it("fillFacts replaces {name} in texts at any depth, literally and once", () => {
	const value = { number: 3, yes: true, none: null, missing: undefined, text: "plain" };
	expect(fill({ a: ["It takes {repairTime}.", { b: "{price} {nested}" }], value })).toEqual({
		value: { a: ["It takes one to two hours.", { b: "$& $1 {repairTime}" }], value },
		unknown: [],
	});
});

it("fillFacts reports anything else in braces", () => {
	const unknown = ["{repairtime}", "{ repairTime }", "{repair-time}", "{}", "{constructor}"];
	expect(fill({ list: ["fine", unknown.join(" ")] }).unknown).toEqual(
		unknown.map((braces) => [braces, ["list", 1]]),
	);
	const braces = ["{", "{", "}"].map((brace) => [brace, []]);
	expect(fill("{repairTime, {{price}}").unknown).toEqual(braces);
});

it("fillFacts returns a frozen copy", () => {
	const original = { list: [{ text: "{repairTime}" }] };
	const { value } = fill(original);
	expect([value, value.list, value.list[0]].map(Object.isFrozen)).toEqual([true, true, true]);
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
	const { pages } = sampleSite({
		...replaced("faq.yaml", "Sixteen.", lede),
		...replaced("business.yaml", "holidays: []", `holidays: ${days}`),
	});
	expect(pages.faq.lede).toBe("Thanksgiving and Christmas: Aardvark, Alpha, Beta, Gamma, Delta.");
});

/** What the build warns of in texts: the fact that a text repeats, or a code, and the words. */
const warned: Readonly<Record<string, string | undefined>> = {
	"A repair takes One to two hours.": '{repairTime} "One to two hours"',
	"A repair takes {repairTime}.": undefined,
	"Twenty-one to two hours left.": undefined,
	"Ring (813) 555-0199.": '{phone} "(813) 555-0199"',
	"Call 813-555-0199.": '{phone} "813-555-0199"',
	"Write to Desk@acme.example.": '{email} "Desk@acme.example"',
	"Call {phone}, or write to {email}.": undefined,
	"Acme Doors & Sons was here first.": '{brand} "Acme Doors & Sons"',
	"Nobody sells acme doors & sons.": undefined,
	"We are at 1 Main St.": '{street} "1 Main St"',
	"{brand} is at {street}.": undefined,
	"Call (208) 343-0142.": 'contact-unknown "(208) 343-0142"',
	"Call 208-343-0142.": 'contact-unknown "208-343-0142"',
	"Call 208.343.0142.": 'contact-unknown "208.343.0142"',
	"Call +1 208 343 0142.": 'contact-unknown "+1 208 343 0142"',
	"Call 2083430142.": 'contact-unknown "2083430142"',
	"Write to dan@old.example.": 'contact-unknown "dan@old.example"',
	"[Call](tel:+12083430142)": 'contact-unknown "+12083430142"',
	// The company's own number: a link can't be written with {phone}.
	"[Call](tel:+18135550199)": undefined,
	"From 2026-11-21, $1,200 to 1,500, part 12-3456-7890.": undefined,
	"See https://a.example/2083430142, open 9-5.": undefined,
};

/** Returns the warnings of a company whose answers are the texts, by the text. */
function warningsOf(texts: readonly string[]) {
	const rest = [...texts];
	const answers = sampleText("faq.yaml").replace(
		/answer: Yes\./g,
		() => `answer: ${JSON.stringify(rest.shift() ?? "Yes.")}`,
	);
	expect(rest).toEqual([]);
	const { warnings } = loadSample({ "faq.yaml": answers });
	return texts.map((text, at) => {
		const field = `sections[${at >> 2}].questions[${at % 4}].answer`;
		const own = warnings.filter(
			(one) => one.field === field && /^(contact-unknown|fact-repeated)$/.test(one.code),
		);
		const found = own.map(
			({ code, got, fix }) => `${code === "fact-repeated" ? /\{\w+\}/.exec(fix) : code} ${got}`,
		);
		return [text, ...found];
	});
}

it("the build warns of texts that repeat a fact, and of contacts that are not the company's", () => {
	const texts = Object.keys(warned);
	const found = [...warningsOf(texts.slice(0, 16)), ...warningsOf(texts.slice(16))];
	expect(found).toEqual(texts.map((text) => [text, ...(warned[text] ? [warned[text]] : [])]));
});

it("the build warns of another number in a translation, but not in a customer's words", () => {
	const { warnings } = loadSample({
		"es/faq.yaml": "lede: Llame al (208) 343-0142.\n",
		"es/sources.json": "{}",
		...replaced("testimonials.yaml", /content: [^,]+,/, "content: Call (208) 343-0142,"),
	});
	const found = warnings.filter(({ code }) => code === "contact-unknown");
	expect(found.map(({ file }) => file.slice(-11))).toEqual(["es/faq.yaml"]);
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
