import { availableParallelism } from "node:os";
import type { AssetIndex } from "./assets.ts";
import type { OutputFile } from "./output.ts";
import { createRenderContext, renderPage } from "./renderPage.tsx";
import type { Route } from "./routes.ts";
import type { Site } from "./site.ts";
import { startWorker } from "./startWorker.ts";

/** From so many pages on, a second thread is done with its share before one thread would be: at 1,000 both took as long, since each has to warm up (`npm run bench`). */
const manyPages = 1500;
/** More threads would hold more copies of the site than they save time. */
const mostThreads = 4;
/** How many pages a thread takes at a time. */
const shareSize = 50;

/** What a rendering thread is handed: copies of the same values, and one shared counter. */
export interface RenderJob {
	readonly site: Site;
	readonly routes: readonly Route[];
	readonly index: AssetIndex;
	/** The first route that no thread has taken. */
	readonly next: Int32Array<SharedArrayBuffer>;
}

/** A finished page by its place in the route table. */
export type RenderedPage = readonly [route: number, html: readonly Uint8Array[]];

/**
 * Renders every route to its file, in threads where there are many. The files are the same either way.
 *
 * @param threads for tests and benchmarks; otherwise as many as pay
 * @throws Error naming the route whose page could not be rendered, with the cause
 */
export async function renderPages(
	routes: readonly Route[],
	site: Site,
	index: AssetIndex,
	threads = routes.length < manyPages ? 1 : Math.min(availableParallelism(), mostThreads),
): Promise<readonly OutputFile<readonly Uint8Array[]>[]> {
	const job: RenderJob = { site, routes, index, next: new Int32Array(new SharedArrayBuffer(4)) };
	const pages = (await Promise.all([...Array.from({ length: threads - 1 }, () => renderInWorker(job)), renderShare(job)])).flat();
	return pages
		.sort(([one], [other]) => one - other)
		.map(([number, contents]) => {
			const { file = "", path = "" } = routes[number] ?? {};
			return { path: file, contents, owner: `the page ${path}` };
		});
}

/** Renders routes until none is left, taking turns with the other threads. */
export async function renderShare({ site, routes, index, next }: RenderJob): Promise<readonly RenderedPage[]> {
	const context = createRenderContext(site, routes, index);
	const pages: RenderedPage[] = [];
	for (let start = Atomics.add(next, 0, shareSize); start < routes.length; start = Atomics.add(next, 0, shareSize)) {
		for (const [offset, route] of routes.slice(start, start + shareSize).entries()) {
			try {
				pages.push([start + offset, await renderPage(route, context)]);
			} catch (cause) {
				throw new Error(`The page ${route.path} could not be rendered: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
			}
		}
	}
	return pages;
}

function renderInWorker(job: RenderJob): Promise<readonly RenderedPage[]> {
	return new Promise((resolve, reject) => {
		const worker = startWorker("renderWorker", job);
		worker.once("message", resolve);
		worker.once("error", reject);
	});
}
