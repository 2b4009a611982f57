import { Worker } from "node:worker_threads";

/**
 * Starts a thread on a TypeScript file. tsx leaves threads alone, so it is registered there first.
 *
 * @param file the module to run; it finds `data` as its workerData
 */
export function startWorker(file: URL, data: unknown): Worker {
	const start = `import { register } from ${JSON.stringify(import.meta.resolve("tsx/esm/api"))};register();await import(${JSON.stringify(file.href)});`;
	return new Worker(new URL(`data:text/javascript,${encodeURIComponent(start)}`), { workerData: data });
}
