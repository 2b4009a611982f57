import type { TestProject } from "vitest/node";
import { servePreview } from "../../generator/serve/servePreview.ts";
import { builtSite } from "../builtSite.ts";
import { startBrowser } from "./browser.ts";

declare module "vitest" {
	export interface ProvidedContext {
		browser: string;
		/** The address that serves the built site, with the headers that the build wrote for hosts. */
		site: string;
	}
}

/** Starts one browser and one server of the built site for all browser tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
	const [browser, site] = await Promise.all([startBrowser(), servePreview(builtSite, 0)]);
	provide("browser", browser.wsEndpoint());
	provide("site", site.url);
	return async () => {
		await browser.close();
		await site.close();
	};
}
