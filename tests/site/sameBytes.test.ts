import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { beforeAll, describe, expect, it } from "vitest";
import type { Assets } from "../../generator/assets/assets.ts";
import { bundleAssets } from "../../generator/assets/bundleAssets.ts";
import { loadSite } from "../../generator/load/loadSite.ts";
import { readOptions } from "../../generator/options.ts";
import { readVocabulary } from "../../generator/render/criticalCss.ts";
import { minifyHtml } from "../../generator/render/minifyHtml.ts";
import { createRenderContext, renderPage } from "../../generator/render/renderPage.tsx";
import { type RenderedPage, type RenderJob, renderPages } from "../../generator/render/renderPages.ts";
import { planRoutes } from "../../generator/site/routes.ts";
import { startWorker } from "../../generator/startWorker.ts";
import { readBuilt } from "./pages.ts";

const options = readOptions([], process.env, Date.now());
const site = loadSite(options.data, options.buildDate);
const routes = planRoutes(site);
let index: Assets;
beforeAll(async () => {
	({ index } = await bundleAssets(site, routes, options, () => {}));
}, 60_000);

describe("the pages are the same bytes", () => {
	it("rendered again, in this thread", async () => {
		for (const { path, contents } of await renderPages(routes, site, index, 1)) expect(Buffer.concat(contents).equals(readBuilt(path)), path).toBe(true);
	});

	it.each([
		["as TypeScript", (job: RenderJob) => startWorker("renderWorker", job)],
		["of the program that npm run build bundles", (job: RenderJob) => new Worker("./.program/renderWorker.js", { workerData: job })],
	])(
		"rendered in a thread of their own, %s",
		async (_what, start) => {
			const worker = start({ site, routes, index, next: new Int32Array(new SharedArrayBuffer(4)) });
			const [pages] = (await once(worker, "message")) as [readonly RenderedPage[]];
			expect(pages).toHaveLength(routes.length);
			for (const [number, html] of pages) {
				const { file = "" } = routes[number] ?? {};
				expect(Buffer.concat(html).equals(readBuilt(file)), file).toBe(true);
			}
		},
		30_000,
	);

	it("minified as one document, without anything taken out, cut up or remembered", async () => {
		const asWritten = async (html: string) => ({ html, vocabularyKey: html, vocabulary: () => readVocabulary(html) });
		const context = createRenderContext(site, routes, index, asWritten);
		for (const route of routes) {
			const html = await minifyHtml(Buffer.concat(await renderPage(route, context)).toString());
			expect(html, route.path).toBe(readBuilt(route.file).toString());
		}
	}, 60_000);
});
