import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { describeBrokenInstallation } from "../installation.js";
import { isPackage } from "../root.ts";
import { renderErrorScreen } from "./renderErrorScreen.ts";

export interface DevSettings {
	readonly data: string;
	/** Inline scripts for every page. */
	readonly extraScripts: readonly { readonly type: string; readonly text: string }[];
}

/**
 * The worker's reply to a path. Posting `undefined` makes the worker read the data again; there is
 * no reply.
 */
export interface DevResponse {
	readonly status: number;
	readonly type: string;
	readonly body: string | Uint8Array;
	/** The target of a redirect. */
	readonly location?: string;
}

/** Renders one page at a time on a worker thread, which a change of code replaces. */
export function createRenderer(settings: DevSettings) {
	let crash: Error | undefined;
	let worker = start();
	let lastResponse: Promise<unknown> = Promise.resolve();

	function start(): Worker {
		// The package holds the worker as JavaScript; the sources need a start that loads TypeScript.
		const script = isPackage ? "./devWorker.js" : "./startWorker.js";
		const fresh = new Worker(new URL(script, import.meta.url), {
			workerData: settings,
		});
		// The code failed to load or ended the thread: requests get this error until a file changes.
		fresh.on("error", (error) => {
			if (worker !== fresh || crash !== undefined) return;
			console.error(describeBrokenInstallation(error) ?? error);
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
	async function answer(path: string): Promise<DevResponse> {
		const askedWorker = worker;
		try {
			if (crash !== undefined) throw crash;
			askedWorker.postMessage(path);
			const [response] = await once(askedWorker, "message");
			return response;
		} catch (error) {
			// A worker that was replaced leaves its request to the new one.
			return askedWorker === worker
				? { status: 500, type: "text/html; charset=utf-8", body: renderErrorScreen(error) }
				: answer(path);
		}
	}
	return {
		ask(path: string): Promise<DevResponse> {
			const response = lastResponse.then(() => answer(path));
			lastResponse = response;
			return response;
		},
		/**
		 * Reads the data again, or starts a new worker. Don't call it again before it resolves.
		 * @param inDataOnly whether only data files changed
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
