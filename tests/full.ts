import type { TestAPI, TestContext } from "vitest";

/** What `npm run test:long` takes. With `npm test`, it takes each test once. */
export const long = { tags: ["long"] };

/** FULL=1: tests take every page and all random trials, not one page of each kind (kinds.ts). */
export const full = process.env.FULL === "1";

/** By turns, a quarter: one page's first width and another's second. */
export const byTurns = (_one: unknown, index: number) => index % 8 === 0 || index % 8 === 7;

/**
 * Declares a test for each case. `npm test` takes the first, as asked or by turns, `npm run test:long`
 * every second of the others, and FULL=1 all.
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
