import { Worker } from "node:worker_threads";
import { renderErrorScreen } from "./renderErrorScreen.ts";

/** What the worker starts with. */
export interface DevSettings {
	readonly data: string;
	/** Inline scripts for every page. */
	readonly extraScripts: readonly { readonly type: string; readonly text: string }[];
}

/** What the worker is asked for, and what it answers. */
export interface DevRequest {
	readonly id: number;
	/** The path of a page or file, or undefined where the data has changed and is to be read again. */
	readonly path: string | undefined;
}
export interface DevResponse {
	readonly id: number;
	readonly status: number;
	readonly type: string;
	readonly body: string | Uint8Array;
}

/** Renders pages on a thread, one at a time, that starts anew with fresh code. */
export function createRenderer(settings: DevSettings) {
	const waiting = new Map<number, { readonly path: string | undefined; readonly answer: (response: DevResponse) => void }>();
	let count = 0;
	let crash: Error | undefined;
	let worker = start();

	function start(): Worker {
		const fresh = new Worker(new URL("./startWorker.js", import.meta.url), { workerData: settings });
		// What the last worker was asked for and has not answered.
		for (const [id, { path }] of waiting) fresh.postMessage({ id, path } satisfies DevRequest);
		fresh.on("message", (response: DevResponse) => {
			waiting.get(response.id)?.answer(response);
			waiting.delete(response.id);
		});
		// Code that does not even load, or that ends the thread: nothing to ask until it is mended.
		const fail = (error: Error) => {
			if (worker !== fresh || crash !== undefined) return;
			console.error(error);
			crash = error;
			for (const [id, { answer }] of waiting) answer(crashed(id, error));
			waiting.clear();
		};
		fresh.on("error", fail);
		fresh.on("exit", (code) => fail(new Error(`The code that renders pages has ended itself (process.exit, code ${code}).`)));
		return fresh;
	}
	const crashed = (id: number, error: Error): DevResponse => ({ id, status: 500, type: "text/html; charset=utf-8", body: renderErrorScreen(error) });
	const ask = (path: string | undefined): Promise<DevResponse> =>
		new Promise((answer) => {
			const id = count++;
			if (crash !== undefined) return answer(crashed(id, crash));
			waiting.set(id, { path, answer });
			worker.postMessage({ id, path } satisfies DevRequest);
		});
	return {
		ask,
		/** Takes in what has changed; to be called again once it is done. @param inDataOnly whether the code is as it was */
		async update(inDataOnly: boolean): Promise<void> {
			if (inDataOnly && crash === undefined) return void (await ask(undefined));
			const old = worker;
			// Its end is no crash.
			old.removeAllListeners("exit");
			await old.terminate();
			crash = undefined;
			worker = start();
		},
	};
}
