import type { ServerResponse } from "node:http";
import { relative } from "node:path";
import { watch } from "chokidar";
import { isLeftBehind } from "../load/leftBehind.ts";
import { createRenderer, type DevResponse } from "./renderer.ts";
import { runServer, startServer } from "./startServer.ts";

/** Runs on every page; its hash goes into the page's policy. */
const reloadScript = {
	type: "text/javascript",
	text: 'new EventSource("/_reload").onmessage=()=>location.reload()',
};

/**
 * Serves the site while it is being written. A page is rendered when it is asked for, so a change
 * costs only the pages that someone looks at: a change in data/ reads that file again, any other
 * change starts a fresh worker with fresh code.
 */
async function serveDev(data: string, port: number): Promise<void> {
	const listeners = new Set<ServerResponse>();
	const { url } = await startServer(port, async (path, request, response) => {
		if (path === "/_reload") {
			response
				.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" })
				.flushHeaders();
			listeners.add(response);
			request.on("close", () => listeners.delete(response));
			return;
		}
		const { status, type, body, location }: DevResponse = await renderer.ask(path);
		response.writeHead(status, {
			"Content-Type": type,
			"Cache-Control": "no-store",
			...(location !== undefined && { Location: location }),
		});
		// The screen for errors has no script of its own, and no policy.
		response.end(status === 500 ? `${body}<script>${reloadScript.text}</script>` : body);
	});

	// After the port: a thread would keep a server alive that has none.
	const renderer = createRenderer({ data, extraScripts: [reloadScript] });

	const changed = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	let updated = Promise.resolve();
	const update = async () => {
		const paths = [...changed];
		changed.clear();
		// The update before took it in.
		if (paths.length === 0) return;
		await renderer.update(
			paths.every((path) => path.startsWith(data) && /\.(?:yaml|md)$/.test(path)),
		);
		console.log(
			`Changed: ${paths.slice(0, 3).join(", ")}${paths.length > 3 ? ` and ${paths.length - 3} more` : ""}`,
		);
		for (const response of listeners) response.write("data: reload\n\n");
	};
	watch(["assets", "components", "generator", "islands", "pages", "schema", "styles", data], {
		ignoreInitial: true,
		ignored: (path) => isLeftBehind(relative(data, path)),
	}).on("all", (_event, path) => {
		changed.add(path);
		clearTimeout(timer);
		// A branch that is switched, or a formatter, saves many files at once.
		timer = setTimeout(() => {
			updated = updated.then(update);
		}, 50);
	});
	console.log(`${url} shows ${data} as it is written. Stop with Ctrl+C.`);
}

await runServer("data", "data", "3000", serveDev);
