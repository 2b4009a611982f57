import { expect, it } from "vitest";
import { groupByLetter, maxOpenTowns } from "../../components/townsByLetter.ts";

const townsNamed = (names: readonly string[]) => names.map((name) => ({ name }));
const labels = (names: readonly string[]) =>
	groupByLetter(townsNamed(names), "en-US").map(({ label, towns }) => [label, towns.length]);
const many = (letter: string, count: number) =>
	Array.from({ length: count }, (_, index) => `${letter}${index}`);

it("letters are joined until their towns no longer fit", () => {
	expect(labels([...many("C", 10), ...many("A", 10), ...many("B", 10), ...many("D", 1)])).toEqual([
		["A–C", maxOpenTowns],
		["D", 1],
	]);
});

it("the towns of one letter are never split", () => {
	expect(labels([...many("A", 1), ...many("B", maxOpenTowns + 5)])).toEqual([
		["A", 1],
		["B", maxOpenTowns + 5],
	]);
});

it("towns are sorted by the language's rules for accents", () => {
	const [group] = groupByLetter(townsNamed(["Zell", "Étaples", "eden", "Arras", "Ebern"]), "fr-FR");
	const towns = townsNamed(["Arras", "Ebern", "eden", "Étaples", "Zell"]);
	expect(group).toEqual({ label: "A–Z", towns });
});
