import { describe, expect, it } from "vitest";
import { compareCosts, formatMoney } from "../../islands/compareCosts.ts";

const rules = {
	share: 0.5,
	age: [15, 20] as [number, number],
	doorYears: 20,
	springCycles: 10_000,
};
const { share, age, doorYears } = rules;
const newDoor = 3000;
const lean = (years: number, quote: number) =>
	compareCosts({ age: years, trips: 4, quote, newDoor }, rules).lean;

describe("compareCosts", () => {
	it("leans toward repair while no rule is met, asks for both prices at one, and compares at both", () => {
		expect(lean(age[0] - 1, newDoor * share)).toBe("repair");
		expect(lean(age[0], newDoor * share)).toBe("both");
		expect(lean(age[0] - 1, newDoor * share + 1)).toBe("both");
		expect(lean(age[0], newDoor * share + 1)).toBe("compare");
	});

	it("divides by the years that are left, and by none where none are", () => {
		const result = compareCosts({ age: doorYears - 8, trips: 4, quote: 400, newDoor }, rules);
		expect(result).toMatchObject({
			share: 400 / newDoor,
			repairPerYear: 50,
			newPerYear: newDoor / doorYears,
		});
		expect(
			compareCosts({ age: doorYears, trips: 4, quote: 400, newDoor }, rules).repairPerYear,
		).toBeUndefined();
	});

	it("counts springs by trips, which change no lean", () => {
		const years = (trips: number) => compareCosts({ age: 3, trips, quote: 400, newDoor }, rules);
		expect(years(4).springYears).toBeCloseTo(10_000 / 1460);
		expect(years(40).lean).toBe(years(1).lean);
	});
});

it("writes dollars with cents only where there are any", () => {
	expect([1200, 0.5, 0].map((amount) => formatMoney(amount, "en-US", "USD"))).toEqual([
		"$1,200",
		"$0.50",
		"$0",
	]);
});
