import type { TestProject } from "vitest/node";
import { servePreview } from "../../generator/serve/servePreview.ts";
import { builtSite } from "../builtSite.ts";
import { startBrowser } from "./browser.ts";

declare module "vitest" {
	export interface ProvidedContext {
		/** Where the browser waits to be connected to. */
		browser: string;
		/** The address that serves the built site, with the headers that the build wrote for hosts. */
		site: string;
	}
}

/** Starts what all browser tests share: one browser, and one server of the built site. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
	const [browser, site] = await Promise.all([startBrowser(), servePreview(builtSite, 0)]);
	provide("browser", browser.wsEndpoint());
	provide("site", site.url);
	return async () => {
		await browser.close();
		await site.close();
	};
}
