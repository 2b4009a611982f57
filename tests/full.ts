import type { TestAPI, TestContext } from "vitest";

/** Options of tests that `npm test` leaves to `npm run test:long`. */
export const long = { tags: ["long"] };

/** FULL=1: tests use every page and all random trials, not one page of each kind (kinds.ts). */
export const full = process.env.FULL === "1";

/** Chooses an eighth of the cases: one page's first width, and another page's second. */
export const byTurns = (_one: unknown, index: number) => index % 16 === 0 || index % 16 === 15;

/**
 * Declares a test for each case. `npm test` runs the cases that `isFirst` chooses. `npm run
 * test:long` runs four of seven others: if an eighth came first, this is half of all. FULL=1 runs
 * all.
 */
export function inTurn<T, Fixtures>(
	it: TestAPI<Fixtures>,
	cases: readonly T[],
	name: string,
	check: (one: T, context: TestContext & Fixtures) => Promise<void>,
	isFirst: (one: T, index: number) => boolean = byTurns,
): void {
	const first = new Set(cases.filter(isFirst));
	it.concurrent.for([...first])(name, check);
	const others = cases.filter((one) => !first.has(one));
	it.concurrent.for(full ? others : others.filter((_, index) => index % 7 < 4))(name, long, check);
}
