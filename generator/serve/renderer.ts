import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { describeError } from "../problems.ts";
import { isPackage } from "../root.ts";
import { renderErrorScreen } from "./renderErrorScreen.ts";

export interface DevSettings {
	readonly data: string;
	readonly extraScripts: readonly { readonly type: string; readonly text: string }[];
}

export interface DevRequest {
	/** The decoded path, with the base path. */
	readonly path: string;
	readonly query: string;
}

/**
 * The worker's reply to a `DevRequest`. The worker does not reply to the message `undefined`, which
 * makes it read the data again.
 */
export interface DevResponse {
	readonly status: number;
	readonly type: string;
	readonly body: string | Uint8Array;
	readonly location?: string;
}

/** Renders pages on a worker thread, one at a time. */
export function createRenderer(settings: DevSettings) {
	let crash: Error | undefined;
	let worker = start();
	let lastResponse: Promise<unknown> = Promise.resolve();

	function start(): Worker {
		// The npm package has devWorker.js, which is bundled. In the repository the worker is
		// TypeScript, and startWorker.js loads it.
		const script = isPackage ? "./devWorker.js" : "./startWorker.js";
		const fresh = new Worker(new URL(script, import.meta.url), { workerData: settings });
		// The worker's code failed to load, or the worker ended. Every request gets this error until a
		// file changes and `update` starts a new worker.
		fresh.on("error", (error) => {
			if (worker !== fresh || crash !== undefined) return;
			console.error(describeError(error));
			crash = error;
		});
		fresh.on("exit", (code) =>
			fresh.emit(
				"error",
				new Error(`The code that renders pages has ended itself (process.exit, code ${code}).`),
			),
		);
		return fresh;
	}
	async function answer(request: DevRequest): Promise<DevResponse> {
		const askedWorker = worker;
		try {
			if (crash !== undefined) throw crash;
			askedWorker.postMessage(request);
			const [response] = await once(askedWorker, "message");
			return response;
		} catch (error) {
			// If an update replaced the worker during this request, the new worker answers the request.
			return askedWorker === worker
				? { status: 500, type: "text/html; charset=utf-8", body: renderErrorScreen(error) }
				: answer(request);
		}
	}
	return {
		ask(path: string, query = ""): Promise<DevResponse> {
			const response = lastResponse.then(() => answer({ path, query }));
			lastResponse = response;
			return response;
		},
		/**
		 * Makes the worker reread the data, or starts a new worker if other files have changed or the
		 * old worker crashed. Await the result before the next call.
		 */
		async update(inDataOnly: boolean): Promise<void> {
			if (inDataOnly && crash === undefined) return worker.postMessage(undefined);
			const old = worker;
			crash = undefined;
			worker = start();
			await old.terminate();
		},
	};
}
