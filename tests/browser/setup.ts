import type { TestProject } from "vitest/node";
import { servePreview } from "../../generator/serve/servePreview.ts";
import { builtSite } from "../builtSite.ts";
import { findBrowser } from "./browser.ts";

declare module "vitest" {
	export interface ProvidedContext {
		/** The address that serves the built site, with the headers that the build wrote for hosts. */
		site: string;
	}
}

/** Starts one server of the built site for all browser tests. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
	// The package unpacks its Chromium at the first call. Two workers at once would disturb each other.
	await findBrowser();
	const site = await servePreview(builtSite, 0);
	provide("site", site.url);
	return () => site.close();
}
