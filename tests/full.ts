import type { TestAPI, TestContext } from "vitest";

/** Options of tests that `npm test` leaves to `npm run test:long`. */
export const long = { tags: ["long"] };

/** FULL=1: tests use every page and all random trials, not one page of each kind (kinds.ts). */
export const full = process.env.FULL === "1";

/** Chooses a quarter of the cases: one page's first width, and the next page's second. */
export const byTurns = (_one: unknown, index: number) => index % 8 === 0 || index % 8 === 7;

/**
 * Declares a test for each case. `npm test` runs the cases that `isFirst` chooses, `npm run
 * test:long` runs every second of the others, and FULL=1 runs all.
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
	it.concurrent.for(full ? others : others.filter((_, index) => index % 2 === 0))(
		name,
		long,
		check,
	);
}
