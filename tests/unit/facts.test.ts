import { expect, it, vi } from "vitest";
import { checkRepeatedFacts } from "../../generator/load/checkRepeatedFacts.ts";
import type { DataFile } from "../../generator/load/dataFile.ts";
import { countYears, fillFacts } from "../../generator/load/facts.ts";
import type { Town, TownId } from "../../generator/site/site.ts";
import { loadSample, replaced, sampleSite } from "./sampleData.ts";

const facts = new Map([
	["repairTime", "one to two hours"],
	["price", "$& $1"],
	["nested", "{repairTime}"],
]);
const fill = <T>(value: T) => {
	const unknown = vi.fn();
	return { value: fillFacts(value, facts, unknown), unknown: unknown.mock.calls };
};

it("puts facts into every text, however deep", () => {
	expect(fill({ a: ["It takes {repairTime}.", { b: "{repairTime}, {repairTime}" }] })).toEqual({
		value: { a: ["It takes one to two hours.", { b: "one to two hours, one to two hours" }] },
		unknown: [],
	});
});

it("leaves other values as they are", () => {
	const value = { number: 3, yes: true, none: null, missing: undefined, text: "plain" };
	expect(fill(value).value).toEqual(value);
});

it("takes a fact to the letter", () => {
	expect(fill("{price} {nested}").value).toBe("$& $1 {repairTime}");
});

it("tells of whatever else stands in braces, so that no visitor reads a brace", () => {
	expect(fill({ list: ["fine", "{repairtime} { repairTime } {repair-time} {}"] }).unknown).toEqual([
		["{repairtime}", ["list", 1]],
		["{ repairTime }", ["list", 1]],
		["{repair-time}", ["list", 1]],
		["{}", ["list", 1]],
	]);
});

it("tells of a brace without its partner", () => {
	expect(fill("{repairTime, {{price}}").unknown).toEqual([
		["{", []],
		["{", []],
		["}", []],
	]);
});

it("does not take JavaScript's own names for facts", () => {
	expect(fill("{constructor}").unknown).toEqual([["{constructor}", []]]);
});

it("gives a frozen copy and leaves the original alone", () => {
	const original = { list: [{ text: "{repairTime}" }] };
	const { value } = fill(original);
	expect([value, value.list, value.list[0]].map(Object.isFrozen)).toEqual([true, true, true]);
	expect(Object.isFrozen(original)).toBe(false);
	expect(original.list[0]?.text).toBe("{repairTime}");
});

it("counts what there is", () => {
	const { pages } = sampleSite(
		replaced(
			"faq.yaml",
			"lede: ",
			'lede: "{townCount} towns, {countyCount} counties, {serviceCount} services: {driveMinutes}." # ',
		),
	);
	expect(pages.faq.lede).toBe("five towns, two counties, six services: 15–30 minutes.");
});

it("asks to look at a text that repeats a fact by hand, and at no other", () => {
	const told = (text: string) => {
		const { warnings } = loadSample(replaced("faq.yaml", "lede: ", `lede: "${text}" # `));
		return warnings
			.filter(({ fix }) => /\{(repairTime|townCount|driveMinutes|phone|email)\}/.test(fix))
			.map(({ field, got }) => [field, got]);
	};
	expect(told("A repair takes One to two hours.")).toEqual([["lede", '"One to two hours"']]);
	expect(told("A repair takes {repairTime}.")).toEqual([]);
	expect(told("Twenty-one to two hours left.")).toEqual([]);
	expect(told("In all five towns.")).toEqual([["lede", '"five towns"']]);
	expect(told("In 5 towns.")).toEqual([["lede", '"5 towns"']]);
	expect(told("In six towns.")).toEqual([]);
	expect(told("We drive 15–30 minutes.")).toEqual([["lede", '"15–30 minutes"']]);
	expect(told("See /areas/15–30 minutes")).toEqual([]);
	expect(told("Ring (813) 555-0199.")).toEqual([["lede", '"(813) 555-0199"']]);
	expect(told("Write to Desk@acme.example.")).toEqual([["lede", '"Desk@acme.example"']]);
	expect(told("Call {phone}, or write to {email}.")).toEqual([]);
});

it("proposes no fact where none is put in", () => {
	const words = replaced("words.yaml", /(?<=\n {4}subtitle: )Contact .*/, "Ring (813) 555-0199.");
	expect(loadSample(words).warnings.map(({ field, fix }) => [field, fix])).toContainEqual([
		"quote.free.subtitle",
		"Write other words: this file takes no facts.",
	]);
});

it("knows a thousand towns by their number as the language writes it", () => {
	const site = sampleSite();
	const [town] = [...site.towns.values()] as [Town];
	const towns = new Map(
		Array.from({ length: 1_200 }, (_, index) => [`town-${index}` as TownId, town]),
	);
	const warn = vi.fn();
	const file = { name: "faq", value: { lede: "In 1,200 towns." } } as unknown as DataFile;
	checkRepeatedFacts({ ...site, towns }, { files: new Map([["faq", file]]), warn });
	expect(warn.mock.calls[0]?.slice(3)).toEqual([
		"1,200 towns",
		[expect.any(String), "Write {townCount} towns, or other words if it means something else."],
	]);
});

it.each([
	["2008-12-31", 0],
	["2013-12-31", 0],
	["2014-01-01", 5],
	["2026-11-21", 15],
	["2029-01-01", 20],
])("built on %s claims over %i years, never a year too many", (date, years) => {
	expect(countYears(2008, date)).toBe(years);
});

it("asks a young company for other words than its years", () => {
	const { warnings } = loadSample(replaced("business.yaml", "founded: 2008", "founded: 2024"));
	expect(warnings).toContainEqual(
		expect.objectContaining({
			got: '"Over {years} years."',
			expected: "a text without {years}, which is 0 before 2030",
			fix: 'Write other words, such as "since {founded}".',
		}),
	);
});
