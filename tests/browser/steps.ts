import type { Page, Route } from "playwright-core";
import { formatPhone } from "../../generator/site/formats.ts";
import { fill } from "../../generator/site/words.ts";
import type { IslandName } from "../../islands/registry.ts";
import { business, site } from "../data.ts";
import { pages } from "../site/pages.ts";

/** What visitors do on pages, and what tests then ask the page. */

export const desktop = { viewport: { width: 1440, height: 900 } } as const;

/** A search that finds nothing. */
export const nonsense = "xyzzy";

/** What a search that finds none says, and what to do then. */
export const saidOfNone = (all: string) =>
	fill(site.words.search.none, { all, phone: formatPhone(business.phone, site.speech) });

/** A text as it grows letter by letter. */
export const growing = (text: string) => [...text].map((_, index) => text.slice(0, index + 1));

/** Types without a pause: real keys make pauses on a busy machine. */
export const typeAtOnce = (page: Page, selector: string, values: readonly string[]) =>
	page.locator(selector).evaluate((field: HTMLInputElement, typed) => {
		for (const value of typed) {
			field.value = value;
			field.dispatchEvent(new Event("input", { bubbles: true }));
		}
	}, values);

/** Notes in `globalThis.told` what a status says from now on. */
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

/** What `listenTo` has noted. */
export const toldOf = (page: Page) =>
	page.evaluate(() => (globalThis as unknown as { told: readonly string[] }).told);

/** The element that has the focus, as its id, name or text. */
export const focused = (page: Page) =>
	page.evaluate(
		() =>
			document.activeElement?.id ||
			document.activeElement?.getAttribute("name") ||
			(document.activeElement as HTMLElement | null)?.innerText.trim(),
	);

/** Whether the element that has the focus stands in another one. */
export const focusIsWithin = (page: Page, selector: string) =>
	page.evaluate((where) => document.activeElement?.closest(where) !== null, selector);

export const goToFragment = (page: Page, fragment: string) =>
	page.evaluate((hash) => void Object.assign(location, { hash }), fragment);

/** Keeps a script away, as a lost connection does. */
export const refuse = (page: Page, script: RegExp) => page.route(script, (route) => route.abort());

/** Holds a script back until it is released. */
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

/** The paths of the pages that an island is on. */
export const pathsWith = (island: IslandName): readonly string[] =>
	pages
		.filter(({ html }) => new RegExp(`data-island="?${island}\\b`).test(html))
		.map(({ path }) => path);
