import { expect, test } from "vitest";
import { searchWords } from "../../../components/searchWords.ts";
import { matchesSearch } from "../../../islands/matchesSearch.ts";
import { slugOf } from "../../../site/schema/slugOf.ts";

const texts = {
	a: "How long do springs last? Seven to ten years, a little less near salt water.",
	b: "Can I pay by card? Cash, check or card. We’re easy.",
	c: "Do you serve Land O’ Lakes? Yes & more.",
	d: "The phone says offline. Wi-Fi",
};

test.each([
	["", "abcd"],
	["   ", "abcd"],
	["SALT", "a"],
	["Card", "b"],
	["years spring", "a"],
	["years card", ""],
	["card?", "b"],
	["springs, years.", "a"],
	["¿salt water?", "a"],
	["we're", "b"],
	["we`re", "b"],
	["we´re", "b"],
	["were", "b"],
	["land o lakes", "c"],
	["o' lakes", "c"],
	["wifi", "d"],
	["wi-fi", "d"],
])("the search %j finds the texts %j", (search, found) => {
	const ids = Object.entries(texts).flatMap(([id, text]) =>
		matchesSearch(text, search) ? id : [],
	);
	expect(ids.join("")).toBe(found);
});

test.each([
	["It squeals or grinds", "squealing", true],
	["A noise", "noises", true],
	["It goes up", "gas", false],
	["The door", "ring", false],
])("%j is found by %j, ignoring the ending of a word: %j", (text, search, found) => {
	expect(matchesSearch(text, search)).toBe(found);
});

test("searchWords leaves out words of the text, and words that are part of another", () => {
	expect(
		searchWords("It squeals on the way", ["squeal", "squeak", "squeaks", "noisy door", "door"]),
	).toEqual(["squeaks", "noisy", "door"]);
});

test("a question's id has its words", () => {
	expect(slugOf("How long do springs last?")).toBe("how-long-do-springs-last");
	expect(slugOf("What’s a “wind-rated” door?")).toBe("whats-a-wind-rated-door");
});
