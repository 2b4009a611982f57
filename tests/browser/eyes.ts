import type { Page } from "playwright-core";
import { listStops, lookAtFocus } from "./inPage.ts";

export interface Eyes {
	readonly lookAtFocus: typeof lookAtFocus;
	readonly listStops: typeof listStops;
}

/** Makes the functions of `Eyes` callable inside a page. */
export const bringEyes = (page: Page) =>
	page.evaluate(`globalThis.lookAtFocus = ${lookAtFocus}; globalThis.listStops = ${listStops};`);
