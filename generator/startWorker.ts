import { Worker } from "node:worker_threads";

/**
 * Starts a thread on a module of the generator, in which tsx is registered first: it leaves threads alone.
 *
 * @param module the module's path in this folder without its ending; it finds `data` as its workerData
 */
export function startWorker(module: string, data: unknown): Worker {
	const file = new URL(`./${module}.ts`, import.meta.url);
	const start = `import { register } from ${JSON.stringify(import.meta.resolve("tsx/esm/api"))};register();await import(${JSON.stringify(file.href)});`;
	return new Worker(new URL(`data:text/javascript,${encodeURIComponent(start)}`), { workerData: data });
}
