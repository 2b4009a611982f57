import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { renderErrorScreen } from "./renderErrorScreen.ts";

/** What the worker starts with. */
export interface DevSettings {
	readonly data: string;
	/** Inline scripts for every page. */
	readonly extraScripts: readonly { readonly type: string; readonly text: string }[];
}

/**
 * What the worker answers when it is asked for a path. Told undefined, it answers nothing, and
 * reads the data again.
 */
export interface DevResponse {
	readonly status: number;
	readonly type: string;
	readonly body: string | Uint8Array;
	/** Where to, instead of a page. */
	readonly location?: string;
}

/** Renders pages on a thread, one at a time, that starts anew with fresh code. */
export function createRenderer(settings: DevSettings) {
	let crash: Error | undefined;
	let worker = start();
	let last: Promise<unknown> = Promise.resolve();

	function start(): Worker {
		const fresh = new Worker(new URL("./startWorker.js", import.meta.url), {
			workerData: settings,
		});
		// Code that does not even load, or that ends the thread: nothing to ask until it is mended.
		fresh.on("error", (error) => {
			if (worker !== fresh || crash !== undefined) return;
			console.error(error);
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
		const asked = worker;
		try {
			if (crash !== undefined) throw crash;
			asked.postMessage(path);
			const [response] = await once(asked, "message");
			return response;
		} catch (error) {
			// One that was ended because the code has changed leaves the request to the next.
			return asked === worker
				? { status: 500, type: "text/html; charset=utf-8", body: renderErrorScreen(error) }
				: answer(path);
		}
	}
	return {
		ask(path: string): Promise<DevResponse> {
			const response = last.then(() => answer(path));
			last = response;
			return response;
		},
		/**
		 * Takes in what has changed; to be called again once it is done.
		 * @param inDataOnly whether the code is as it was
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
