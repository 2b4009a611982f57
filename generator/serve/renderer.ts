import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { InlineScript } from "../../pages/inlineScripts.ts";
import { describeError } from "../problems.ts";
import { isPackage } from "../root.ts";
import { renderErrorScreen, withSource } from "./renderErrorScreen.ts";

export interface DevSettings {
	readonly data: string;
	/** Scripts for every page. The page's security policy allows them by their hashes. */
	readonly extraScripts: readonly InlineScript[];
}

/** The path of a list of the stylesheets' URLs, in the order of their links. */
export const stylesPath = "/_styles";

export interface DevRequest {
	/** The decoded path, with the base path. */
	readonly path: string;
	readonly query: string;
}

/** Tells the worker which paths were saved. There is no reply. */
export interface DevChange {
	readonly changed: readonly string[];
}

/** The worker's reply to a `DevRequest`. */
export interface DevResponse {
	readonly status: number;
	readonly type: string;
	readonly body: string | Uint8Array;
	readonly location?: string;
}

/** The worker's reply if a request fails, with the error's text. */
export interface DevFailure {
	readonly failure: string;
}

/** Renders pages on a worker thread, one at a time. */
export function createRenderer(settings: DevSettings) {
	let crash: Error | undefined;
	let lastFailure = "";
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
			if (worker === fresh) crash ??= error;
		});
		fresh.on("exit", (code) =>
			fresh.emit(
				"error",
				new Error(`The code that renders pages has ended itself (process.exit, code ${code}).`),
			),
		);
		return fresh;
	}
	/** Prints a failure once, even if requests for the page's pictures fail with the same text. */
	function fail(failure: string): DevResponse {
		const text = withSource(failure);
		if (text !== lastFailure) console.error(`\n${text}\n`);
		lastFailure = text;
		return { status: 500, type: "text/html; charset=utf-8", body: renderErrorScreen(text) };
	}
	async function answer(request: DevRequest): Promise<DevResponse> {
		const askedWorker = worker;
		try {
			if (crash !== undefined) throw crash;
			askedWorker.postMessage(request);
			const [response] = (await once(askedWorker, "message")) as [DevResponse | DevFailure];
			return "failure" in response ? fail(response.failure) : response;
		} catch (error) {
			// If an update replaced the worker during this request, the new worker answers the request.
			return askedWorker === worker ? fail(describeError(error)) : answer(request);
		}
	}
	return {
		ask(path: string, query = ""): Promise<DevResponse> {
			const response = lastResponse.then(() => answer({ path, query }));
			lastResponse = response;
			return response;
		},
		/** Tells the worker which paths have changed. If the worker has crashed, starts a new one. */
		async update(changed: readonly string[]): Promise<void> {
			lastFailure = "";
			if (crash === undefined) return worker.postMessage({ changed } satisfies DevChange);
			const old = worker;
			crash = undefined;
			worker = start();
			await old.terminate();
		},
	};
}
