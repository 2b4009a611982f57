import type { BundledAssets } from "./bundleAssets.ts";
import type { OutputFile } from "./output.ts";
import { createRenderContext, renderPage } from "./renderPage.tsx";
import type { Route } from "./routes.ts";
import type { Site } from "./site.ts";

/**
 * Renders every route to its file.
 *
 * @throws Error naming the route whose page could not be rendered, with the cause
 */
export async function renderPages(routes: readonly Route[], site: Site, assets: BundledAssets): Promise<readonly OutputFile[]> {
	const context = createRenderContext({ site, routes, assets });
	const files: OutputFile[] = [];
	for (const route of routes) {
		try {
			files.push({ path: route.file, contents: await renderPage(route, context), owner: `the page ${route.path}` });
		} catch (cause) {
			throw new Error(`The page ${route.path} could not be rendered: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
		}
	}
	return files;
}
