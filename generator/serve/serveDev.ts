import { createServer, type ServerResponse } from "node:http";
import { parseArgs } from "node:util";
import type { Worker } from "node:worker_threads";
import { watch } from "chokidar";
import { startWorker } from "../startWorker.ts";
import { renderErrorScreen } from "./renderErrorScreen.tsx";

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

const reloadScript = '<script>new EventSource("/_reload").onmessage=()=>location.reload()</script>';

const crashScreen = (id: number, error: Error): DevResponse => ({ id, status: 500, type: "text/html; charset=utf-8", body: renderErrorScreen(error) });

/**
 * Serves the site while it is being written. A page is rendered when it is asked for, so a change costs only the pages that
 * someone looks at: a change in data/ reads that file again, any other change starts a fresh worker with fresh code.
 */
async function serveDev(data: string, port: number): Promise<void> {
	const listeners = new Set<ServerResponse>();
	const waiting = new Map<number, (response: DevResponse) => void>();
	let count = 0;
	let crash: Error | undefined;
	let worker = startRenderer();

	function startRenderer(): Worker {
		const fresh = startWorker("devWorker", { data });
		fresh.on("message", (response: DevResponse) => {
			waiting.get(response.id)?.(response);
			waiting.delete(response.id);
		});
		// Code that does not even load: nothing to ask until it is mended.
		fresh.on("error", (error: Error) => {
			console.error(error);
			crash = error;
			for (const [id, answer] of waiting) answer(crashScreen(id, error));
			waiting.clear();
		});
		return fresh;
	}
	const ask = (path: string | undefined): Promise<DevResponse> =>
		new Promise((answer) => {
			const id = count++;
			if (crash) return answer(crashScreen(id, crash));
			waiting.set(id, answer);
			worker.postMessage({ id, path } satisfies DevRequest);
		});
	const reload = () => {
		for (const response of listeners) response.write("data: reload\n\n");
	};

	watch(["assets", "components", "generator", "islands", "pages", "styles", data], { ignoreInitial: true }).on("all", async (_event, path) => {
		const started = performance.now();
		if (path.startsWith(data) && !path.endsWith(".ts")) await ask(undefined);
		else {
			await worker.terminate();
			crash = undefined;
			worker = startRenderer();
		}
		console.log(`${path} changed: ready again after ${(performance.now() - started).toFixed(0)} ms`);
		reload();
	});

	createServer(async (request, response) => {
		const path = decodeURI((request.url ?? "/").replace(/[?#].*$/, ""));
		if (path === "/_reload") {
			response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
			listeners.add(response);
			request.on("close", () => listeners.delete(response));
			return;
		}
		const { status, type, body } = await ask(path);
		const isPage = type.startsWith("text/html");
		response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
		// The policy in the page allows no script but the site's own; the server's has to run here.
		response.end(isPage ? `${String(body).replace(/<meta http-equiv="?Content-Security-Policy"?[^>]*>/i, "")}${reloadScript}` : body);
	}).listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port} shows ${data} as it is written. Stop with Ctrl+C.`));
}

const { values } = parseArgs({ options: { data: { type: "string", default: "data" }, port: { type: "string", default: "3000" } } });
await serveDev(values.data, Number(values.port));
