import { expect, it } from "vitest";
import { computeLoan } from "../../components/financing.ts";

// 10,000 at 6% for 36 months: 304.22, the textbook figure.
it.each([
	[10_000, 6, 36, 304.22, 10_951.92],
	[2_400, 0, 24, 100, 2_400],
	[1_000, 9.99, 1, 1_008.33, 1_008.33],
])("%i at %f%% for %i months", (amount, rate, months, monthly, total) => {
	expect(computeLoan(amount, rate, months)).toEqual({ monthly, total });
});
