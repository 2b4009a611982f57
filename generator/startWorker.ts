import { basename } from "node:path";
import { Worker } from "node:worker_threads";

/**
 * Starts a thread on a module of the generator. In the program that `npm run build` bundles, that is a file like any other; where the
 * TypeScript runs as it is (`npm run dev`, tests), tsx is registered in the thread first: it leaves threads alone.
 *
 * @param module the module's path in this folder without its ending; the bundled program has them all in one folder; it finds `data` as its workerData
 */
export function startWorker(module: string, data: unknown): Worker {
	if (import.meta.url.endsWith(".js")) return new Worker(new URL(`./${basename(module)}.js`, import.meta.url), { workerData: data });
	const file = new URL(`./${module}.ts`, import.meta.url);
	const start = `import { register } from ${JSON.stringify(import.meta.resolve("tsx/esm/api"))};register();await import(${JSON.stringify(file.href)});`;
	return new Worker(new URL(`data:text/javascript,${encodeURIComponent(start)}`), { workerData: data });
}
