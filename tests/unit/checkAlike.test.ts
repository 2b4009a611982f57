import { expect, it } from "vitest";
import { checkAlike } from "../../pages/town/checkAlike.ts";
import type { Town } from "../../site/site.ts";

const sentence = (number: number) => `Sentence number ${number} says something of its own.`;

/** Warnings for towns with these numbers of sentences, by the towns' names. */
function warningsFor(texts: Readonly<Record<string, readonly number[]>>): readonly string[] {
	const told: string[] = [];
	const towns = Object.entries(texts).map(([id, numbers]) => {
		const intro = [...numbers.map(sentence), "Call us."].join(" ");
		const lists = { homes: { paragraphs: [] }, common: { items: [] }, questions: [] };
		return [id, { id, intro, travel: "", ...lists } as unknown as Town] as const;
	});
	const warn = (_: string, name: string, __: unknown, got: unknown) => told.push(`${name} ${got}`);
	checkAlike({ towns: new Map(towns) as never }, { warn });
	return told;
}

it("towns with many sentences of another are named with the closest one", () => {
	const texts = { a: [1, 2, 3, 4], b: [1, 5, 6, 7], c: [7, 4, 3, 8] };
	expect(warningsFor(texts)).toEqual(["areas/c a page with sentences of areas/a"]);
	expect(warningsFor({ a: [1], b: [2], c: [] })).toEqual([]);
});

it("copies are found among ten thousand copies", () => {
	// A comparison of each pair would exceed the test's timeout.
	const towns = Array.from({ length: 10_000 }, (_, index) => [`t${index}`, [1, 2, index + 10]]);
	expect(warningsFor(Object.fromEntries(towns))).toHaveLength(9_999);
});
