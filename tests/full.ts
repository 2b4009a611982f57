import { it, type TestContext } from "vitest";

/**
 * What `npm run test:long` takes, and .ci/run with it, right after `npm test`, which answers while you wait. Together they take each test once.
 */
export const long = { tags: ["long"] };

/**
 * Declares a test for each of many cases. `npm test` takes a quarter of them, by turns: of pairs such as a page and a width one page's first and another's
 * second. The others are long.
 */
export function inTurn<T>(cases: readonly T[], name: string, check: (one: T, context: TestContext) => Promise<void>): void {
	const isFirst = (index: number) => index % 8 === 0 || index % 8 === 7;
	it.concurrent.for(cases.filter((_, index) => isFirst(index)))(name, check);
	it.concurrent.for(cases.filter((_, index) => !isFirst(index)))(name, long, check);
}

/**
 * Whether tests take every page and all of their random trials: FULL=1, by hand. Otherwise they take one page of each kind
 * (kinds.ts) and fewer trials.
 */
export const full = process.env.FULL === "1";
