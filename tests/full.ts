import type { TestAPI, TestContext } from "vitest";

/**
 * What `npm run test:long` takes, and .ci/run with it, right after `npm test`, which answers while
 * you wait. Together they take each test once.
 */
export const long = { tags: ["long"] };

/**
 * By turns, a quarter: of pairs such as a page and a width one page's first and another's second.
 */
const byTurns = (_one: unknown, index: number) => index % 8 === 0 || index % 8 === 7;

/**
 * Declares a test for each of many cases. `npm test` takes the first of them, as asked or by turns;
 * the others are long.
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
	it.concurrent.for(cases.filter((one) => !first.has(one)))(name, long, check);
}

/**
 * Whether tests take every page and all of their random trials: FULL=1, by hand. Otherwise they
 * take one page of each kind (kinds.ts) and fewer trials.
 */
export const full = process.env.FULL === "1";
