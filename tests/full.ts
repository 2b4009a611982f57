import type { TestAPI, TestContext } from "vitest";
import { dataFolder } from "./builtSite.ts";

/** Options of tests that `npm test` leaves to `npm run test:long`. */
export const long = { tags: ["long"] };

/** Options of tests that `npm run test:quick` leaves to `npm test`. */
export const slow = { tags: ["slow"] };

/** FULL=1: tests use every page and all random trials, not one page of each kind (kinds.ts). */
export const full = process.env.FULL === "1";

/** Chooses an eighth of the cases: one page's first width, and another page's second. */
export const byTurns = (_one: unknown, index: number) => index % 16 === 0 || index % 16 === 15;

/** Whether the site of this repository is tested. Other companies are tested with the first cases. */
const isOurs = dataFolder === "data";

/**
 * Declares a test for each case. `npm test` runs the cases that `isFirst` chooses. `npm run
 * test:long` runs one of seven others. FULL=1 runs all.
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
	const chosen = full ? others : others.filter((_, index) => isOurs && index % 7 === 0);
	it.concurrent.for(chosen)(name, long, check);
}
