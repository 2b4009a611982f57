import assert from "node:assert/strict";
import { wakeIslands } from "../inPage.ts";
import type { Json, Visitor } from "./visitor.ts";

/** A check that must pass in every browser. It throws if something is wrong. */
export type Check = (visitor: Visitor, url: string) => Promise<void>;

/** Waits until a condition is true in the page, for at most five seconds. */
export async function until<A extends readonly Json[]>(
	visitor: Visitor,
	what: string,
	is: (...args: A) => boolean,
	...args: A
): Promise<void> {
	for (let attempt = 0; attempt < 100; attempt++) {
		// A page that is being left answers with an error.
		if (await visitor.run(is, ...args).catch(() => false)) return;
		await new Promise((later) => setTimeout(later, 50));
	}
	throw new Error(`Within five seconds it did not come true that ${what}.`);
}

export async function holds<A extends readonly Json[]>(
	visitor: Visitor,
	what: string,
	is: (...args: A) => boolean,
	...args: A
): Promise<void> {
	assert.equal(await visitor.run(is, ...args), true, what);
}

const isFocused = (where: string) => document.activeElement?.matches(where) ?? false;

export const hasFocus = (visitor: Visitor, what: string, selector: string) =>
	holds(visitor, what, isFocused, selector);

export const getsFocus = (visitor: Visitor, what: string, selector: string) =>
	until(visitor, what, isFocused, selector);

export const appears = (visitor: Visitor, what: string, selector: string) =>
	until(visitor, what, (where) => document.querySelector(where) !== null, selector);

export const disappears = (visitor: Visitor, what: string, selector: string) =>
	until(visitor, what, (where) => document.querySelector(where) === null, selector);

export const fieldValue = (visitor: Visitor, selector: string) =>
	visitor.run((where) => document.querySelector<HTMLInputElement>(where)?.value, selector);

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

export async function type(visitor: Visitor, selector: string, text: string): Promise<void> {
	await press(visitor, selector);
	await getsFocus(visitor, `${selector} has the focus`, selector);
	await visitor.run((where) => document.querySelector<HTMLInputElement>(where)?.select(), selector);
	for (const character of text) await visitor.key(character);
}

export async function awayAndBack(visitor: Visitor, url: string, path: string): Promise<void> {
	await visitor.goto(`${url}/about`);
	await visitor.run(() => void setTimeout(() => history.back()));
	await until(visitor, "the browser is back", (before) => location.pathname === before, path);
}

export const textOf = (visitor: Visitor, selector: string) =>
	visitor.run((where) => document.querySelector(where)?.textContent ?? "", selector);

/** Returns the errors that browsers.check.ts has recorded in the page. */
const faultsOf = (visitor: Visitor) =>
	visitor.run(() => {
		const { breaches, errors } = globalThis as unknown as { breaches: string[]; errors: string[] };
		return [...breaches, ...errors];
	});

/** Opens a page, hydrates its islands, runs a check, and expects no recorded error. */
export const onPage =
	(path: string, act: Check): Check =>
	async (visitor, url) => {
		await visitor.goto(`${url}${path}`);
		await visitor.run(wakeIslands);
		await act(visitor, url);
		// The not-found page writes the missing path to the console (specification, section 2).
		assert.deepEqual(await faultsOf(visitor), path === "/404" ? ["404: no page at /404"] : []);
	};
