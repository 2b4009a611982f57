import { describe, expect, test } from "vitest";
import { searchWords } from "../../../components/searchWords.ts";
import { matchesSearch } from "../../../islands/matchesSearch.ts";
import { questionId } from "../../../schema/questionId.ts";

const texts = {
	a: "How long do springs last? Seven to ten years, a little less near salt water.",
	b: "Can I pay by card? Cash, check or card. We’re easy.",
	c: "Do you serve Land O’ Lakes? Yes & more.",
	d: "The phone says offline. Wi-Fi",
};
const find = (search: string) =>
	Object.entries(texts).flatMap(([id, text]) => (matchesSearch(text, search) ? id : []));

describe("a search", () => {
	test("without words finds all texts", () => {
		expect(find("")).toEqual(["a", "b", "c", "d"]);
		expect(find("   ")).toEqual(["a", "b", "c", "d"]);
	});
	test("ignores case", () => {
		expect(find("SALT")).toEqual(["a"]);
		expect(find("Card")).toEqual(["b"]);
	});
	test("needs every word, in any order, anywhere in a word", () => {
		expect(find("years spring")).toEqual(["a"]);
		expect(find("years card")).toEqual([]);
	});
	test("ignores punctuation", () => {
		expect(find("card?")).toEqual(["b"]);
		expect(find("springs, years.")).toEqual(["a"]);
		expect(find("¿salt water?")).toEqual(["a"]);
	});
	test("ignores apostrophes and hyphens", () => {
		expect(find("we're")).toEqual(["b"]);
		expect(find("we`re")).toEqual(["b"]);
		expect(find("we´re")).toEqual(["b"]);
		expect(find("were")).toEqual(["b"]);
		expect(find("land o lakes")).toEqual(["c"]);
		expect(find("o' lakes")).toEqual(["c"]);
		expect(find("wifi")).toEqual(["d"]);
		expect(find("wi-fi")).toEqual(["d"]);
	});
	test("ignores a word's ending if three letters remain", () => {
		expect(matchesSearch("It squeals or grinds", "squealing")).toBe(true);
		expect(matchesSearch("A noise", "noises")).toBe(true);
		expect(matchesSearch("It goes up", "gas")).toBe(false);
		expect(matchesSearch("The door", "ring")).toBe(false);
	});
});

describe("searchWords", () => {
	test("leaves out words of the text, and words that are part of another", () => {
		expect(
			searchWords("It squeals on the way", ["squeal", "squeak", "squeaks", "noisy door", "door"]),
		).toEqual(["squeaks", "noisy", "door"]);
	});
});

test("a question's id has its words", () => {
	expect(questionId("How long do springs last?")).toBe("how-long-do-springs-last");
	expect(questionId("What’s a “wind-rated” door?")).toBe("whats-a-wind-rated-door");
});
