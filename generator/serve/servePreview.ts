import { existsSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sirv from "sirv";
import { parseHeadersFile } from "../hosts/netlifyAndCloudflare.ts";
import { headersFor, revalidate } from "../hosts/planHeaders.ts";
import { buildMarker } from "../output/writeOutput.ts";

/**
 * Serves a finished build as a host would: clean URLs without a redirect, the not-found page with status 404, and the
 * headers that the build wrote for hosts.
 *
 * @param folder a build's output folder
 * @param port 0 takes any free one
 * @returns the server's address and a function that stops it
 */
export async function servePreview(folder: string, port: number): Promise<{ url: string; close: () => Promise<void> }> {
	if (!existsSync(join(folder, buildMarker))) throw new Error(`${folder} holds no build. Run "npm run build" first.`);
	const serve = sirv(folder, {
		dev: true, // reads the disk for each request, so that a new build shows at once
		extensions: ["html"],
		// Where the build was made with --precompress.
		brotli: true,
		gzip: true,
		dotfiles: false,
		setHeaders: (response, path) => setHeaders(response, path),
	});
	const setHeaders = (response: ServerResponse, path: string) => {
		const rules = parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"));
		for (const [name, value] of Object.entries({ "Cache-Control": revalidate, ...headersFor(rules, path) })) response.setHeader(name, value);
	};
	const server = createServer((request, response) => {
		const path = (request.url ?? "/").replace(/\?.*$/, "");
		// One slash in front alone: "//example.com/" would lead to another host.
		if (/^\/[^/\\].*\/$/.test(path)) {
			response.writeHead(308, { Location: path.replace(/\/+$/, "") }).end();
			return;
		}
		serve(request, response, () => {
			setHeaders(response, path);
			response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" }).end(readFileSync(join(folder, "404.html")));
		});
	});
	await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
	const address = server.address();
	return {
		url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`,
		close: () => new Promise((closed) => server.close(() => closed())),
	};
}

// Started by itself, not imported by a test (import.meta.main came with Node 24).
if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const { values } = parseArgs({ options: { out: { type: "string", default: "dist" }, port: { type: "string", default: "4173" } } });
	try {
		const { url } = await servePreview(values.out, Number(values.port));
		console.log(`Serving ${values.out} at ${url}`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}
