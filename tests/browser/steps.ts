import type { Page, Route } from "playwright-core";
import { formatPhone } from "../../site/formats.ts";
import { fill } from "../../site/words.ts";
import { business, site } from "../data.ts";

export const desktop = { viewport: { width: 1440, height: 900 } } as const;

export const nonsense = "xyzzy";

/** The text for a search that finds nothing, with the phone number to call. */
export const saidOfNone = (all: string) =>
	fill(site.words.search.none, { all, phone: formatPhone(business.phone, site.speech) });

export const growing = (text: string) => [...text].map((_, index) => text.slice(0, index + 1));

/** Types without pauses, because real keys make pauses on a busy machine. */
export const typeAtOnce = (page: Page, selector: string, values: readonly string[]) =>
	page.locator(selector).evaluate((field: HTMLInputElement, typed) => {
		for (const value of typed) {
			field.value = value;
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
	}, values);

/** Records in `globalThis.told` what a status says from now on. */
export const listenTo = (page: Page, selector: string) =>
	page.locator(selector).evaluate((status) => {
		const told: string[] = [];
		Object.assign(globalThis, { told });
		new MutationObserver(() => told.push(status.textContent ?? "")).observe(status, {
			subtree: true,
			childList: true,
			characterData: true,
		});
	});

export const toldOf = (page: Page) =>
	page.evaluate(() => (globalThis as unknown as { told: readonly string[] }).told);

/** How far below a field something begins. A phone's keyboard leaves some 330 px. */
export async function distanceBelow(page: Page, field: string, selector: string): Promise<number> {
	const [one, other] = await Promise.all(
		[field, selector].map((where) => page.locator(where).first().boundingBox()),
	);
	return (other?.y ?? Number.NaN) - (one?.y ?? Number.NaN);
}

export const focused = (page: Page) =>
	page.evaluate(
		() =>
			document.activeElement?.id ||
			document.activeElement?.getAttribute("name") ||
			(document.activeElement as HTMLElement | null)?.innerText.trim(),
	);

export const focusIsWithin = (page: Page, selector: string) =>
	page.evaluate((where) => document.activeElement?.closest(where) !== null, selector);

export const goToFragment = (page: Page, fragment: string) =>
	page.evaluate((hash) => void Object.assign(location, { hash }), fragment);

/** Aborts a script's requests, like a lost connection. */
export const refuse = (page: Page, script: RegExp) => page.route(script, (route) => route.abort());

export function holdBack(script: RegExp) {
	const held: Route[] = [];
	let isReleased = false;
	return {
		prepare: (page: Page) =>
			page.route(script, (route) => (isReleased ? route.continue() : void held.push(route))),
		release: async () => {
			isReleased = true;
			for (const route of held) await route.continue();
		},
	};
}
