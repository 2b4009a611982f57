import { describe, expect, it } from "vitest";
import { findAlike } from "../../generator/check/checkAlike.ts";

const sentence = (number: number) => `Sentence number ${number} says something of its own.`;
const text = (...numbers: readonly number[]) => [numbers.map(sentence).join(" ")];

describe("similar texts", () => {
	it("are found by their common sentences, in any order and paragraph", () => {
		const texts = new Map([
			["own", text(1, 2, 3, 4)],
			["copy", [sentence(4), `${sentence(8).toUpperCase()}  ${sentence(2)}\n${sentence(1)}`]],
			["other", text(5, 6, 7, 1)],
		]);
		expect(findAlike(texts, 0.5)).toEqual([{ one: "copy", other: "own", share: 0.75 }]);
		expect(findAlike(texts, 0.8)).toEqual([]);
	});

	it("are reported with the closest text, and the share of the shorter one", () => {
		const texts = new Map([
			["a", text(1, 2, 3, 4, 5, 6, 7, 8)],
			["b", text(1, 9, 10, 11)],
			["c", text(1, 2)],
		]);
		expect(findAlike(texts, 0.5)).toEqual([{ one: "c", other: "a", share: 1 }]);
	});

	it("do not count short sentences", () => {
		const same = ["Call us first. Yes."];
		expect(findAlike(new Map(Object.entries({ a: same, b: same })), 0.1)).toEqual([]);
	});

	it("are found among ten thousand copies", () => {
		// A comparison of each pair would exceed the test's timeout.
		const texts = new Map(
			Array.from(
				{ length: 10_000 },
				(_, index) => [`town-${index}`, text(1, 2, 3, 4, 5, 6, 7, 8, 9, index + 10)] as const,
			),
		);
		expect(findAlike(texts, 0.5)).toHaveLength(9_999);
	});
});
