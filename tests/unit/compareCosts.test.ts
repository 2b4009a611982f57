import { describe, expect, it } from "vitest";
import { compareCosts } from "../../islands/compareCosts.ts";
import { placeOnBar } from "../../islands/placeOnBar.ts";

const rules = { share: 0.5, doorYears: 20, springCycles: 10_000 };
const { doorYears } = rules;
const newDoor = 3000;
const lean = (years: number, quote: number) =>
	compareCosts({ age: years, trips: 4, quote, newDoor }, rules).lean;

describe("compareCosts", () => {
	it("leans by the share of a new door's price and by the cost of a year", () => {
		// A third of a new door's price, but $310 for each of two years against $95.
		expect(compareCosts({ age: 18, trips: 4, quote: 620, newDoor: 1900 }, rules)).toMatchObject({
			isOverShare: false,
			repairPerYear: 310,
			newPerYear: 95,
			lean: "years",
		});
		expect(lean(5, 600)).toBe("repair");
		expect(lean(5, 1600)).toBe("share");
		expect(lean(doorYears, 600)).toBe("years");
		expect(lean(15, 1600)).toBe("compare");
	});

	it("compares rounded percents and dollars, as visitors see them", () => {
		// Visitors see 50.4% as 50%, and $150.40 a year as $150.
		expect(lean(0, newDoor * 0.504)).toBe("repair");
		expect(lean(10, 1504)).toBe("repair");
		expect(lean(10, 1516)).toBe("compare");
	});

	it("divides by the remaining years, unless there are none", () => {
		const at = (age: number) => compareCosts({ age, trips: 4, quote: 400, newDoor }, rules);
		const [share, newPerYear] = [400 / newDoor, newDoor / doorYears];
		expect(at(doorYears - 8)).toMatchObject({ share, repairPerYear: 50, newPerYear });
		expect(at(doorYears).repairPerYear).toBeUndefined();
	});

	it("computes a spring's years from the trips a day", () => {
		const years = (trips: number) => compareCosts({ age: 3, trips, quote: 400, newDoor }, rules);
		expect(years(4).springYears).toBeCloseTo(10_000 / 1460);
		expect(years(40).lean).toBe(years(1).lean);
	});
});

it("a sum has a place on a logarithmic bar, which ends at the sums of its scale", () => {
	const scale = { low: 10, high: 1000 };
	const places = [0, 1, 10, 100, 1000, 5000].map((sum) => placeOnBar(sum, scale));
	expect(places).toEqual([0, 0, 0, 50, 100, 100]);
});
