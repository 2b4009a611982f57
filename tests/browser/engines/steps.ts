import assert from "node:assert/strict";
import { wakeIslands } from "../inPage.ts";
import type { Json, Visitor } from "./visitor.ts";

/** What has to hold in every browser. Says by throwing what does not. */
export type Check = (visitor: Visitor, url: string) => Promise<void>;

/** Waits until something is true in the page. */
export async function until<A extends readonly Json[]>(
	visitor: Visitor,
	what: string,
	is: (...args: A) => boolean,
	...args: A
): Promise<void> {
	for (let attempt = 0; attempt < 100; attempt++) {
		// A page on its way elsewhere answers with an error.
		if (await visitor.run(is, ...args).catch(() => false)) return;
		await new Promise((later) => setTimeout(later, 50));
	}
	throw new Error(`Within five seconds it did not come true that ${what}.`);
}

/** Asserts that something is true in the page by now. */
export async function holds<A extends readonly Json[]>(
	visitor: Visitor,
	what: string,
	is: (...args: A) => boolean,
	...args: A
): Promise<void> {
	assert.equal(await visitor.run(is, ...args), true, what);
}

/** Asserts that the element that has the focus is one of a kind. */
export const hasFocus = (visitor: Visitor, what: string, selector: string) =>
	holds(visitor, what, (where) => document.activeElement?.matches(where) ?? false, selector);

/** Brings an element into view and presses it in its middle. */
export async function press(visitor: Visitor, selector: string): Promise<void> {
	const [x = 0, y = 0] = await visitor.run((where) => {
		const element = [...document.querySelectorAll(where)].find((found) => found.checkVisibility());
		if (!element) throw new Error(`Nobody sees ${where}.`);
		element.scrollIntoView({ block: "center", behavior: "instant" });
		const { left, top, width, height } = element.getBoundingClientRect();
		return [left + width / 2, top + height / 2];
	}, selector);
	await visitor.pressAt(x, y);
}

/** Types into a field, in place of what stands there. */
export async function type(visitor: Visitor, selector: string, text: string): Promise<void> {
	await press(visitor, selector);
	await until(
		visitor,
		`${selector} has the focus`,
		(where) => document.activeElement?.matches(where) ?? false,
		selector,
	);
	await visitor.run((where) => document.querySelector<HTMLInputElement>(where)?.select(), selector);
	for (const character of text) await visitor.key(character);
}

/** Goes to another page, and back by the browser's own button. */
export async function awayAndBack(visitor: Visitor, url: string, path: string): Promise<void> {
	await visitor.goto(`${url}/about`);
	await visitor.run(() => void setTimeout(() => history.back()));
	await until(visitor, "the browser is back", (before) => location.pathname === before, path);
}

export const textOf = (visitor: Visitor, selector: string) =>
	visitor.run((where) => document.querySelector(where)?.textContent ?? "", selector);

/** What went wrong in the page so far: see watch.ts. */
const faultsOf = (visitor: Visitor) =>
	visitor.run(() => {
		const { breaches, errors } = globalThis as unknown as { breaches: string[]; errors: string[] };
		return [...breaches, ...errors];
	});

/** Opens a page, brings its islands to life, acts, and expects that nothing was reported. */
export const onPage =
	(path: string, act: Check): Check =>
	async (visitor, url) => {
		await visitor.goto(`${url}${path}`);
		await visitor.run(wakeIslands);
		await act(visitor, url);
		// The not-found page says on the console which page was not found (specification, section 2).
		assert.deepEqual(await faultsOf(visitor), path === "/404" ? ["404: no page at /404"] : []);
	};
