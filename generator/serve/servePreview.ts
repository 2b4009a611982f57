import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sirv from "sirv";
import { commandLine, readArguments } from "../commands.ts";
import { contentTypes, hostFileNames } from "../hosts/contentTypes.ts";
import { parseHeadersFile, parseRedirectsFile } from "../hosts/netlifyAndCloudflare.ts";
import { headersFor, revalidate } from "../hosts/planHeaders.ts";
import { readFolder } from "../options.ts";
import { buildMarker } from "../output/writeOutput.ts";
import { redirectTarget } from "./redirectTarget.ts";
import { formatAddresses, type RunningServer, readPort, startServer } from "./startServer.ts";

/**
 * Serves a finished build as a host would, with the redirects and headers that the build wrote for
 * hosts. Unknown paths get the not-found page of the path's language.
 * @throws Error when the folder holds no build, or `startServer` fails
 */
export function servePreview(folder: string, port: number, host?: string): Promise<RunningServer> {
	if (!existsSync(join(folder, buildMarker)))
		throw new Error(`${folder} holds no build. Run "${commandLine("build")}" first.`);
	const read = (file: string) =>
		existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
	// `dev` makes sirv read the disk for each request, so that a new build shows at once. `brotli`
	// and `gzip` make sirv send the .br and .gz files of a build with --precompress.
	const serve = sirv(folder, { dev: true, extensions: ["html"], brotli: true, gzip: true });
	return startServer(
		port,
		(path, request, response) => {
			const rules = parseHeadersFile(read("_headers"));
			const basePath = rules[0]?.path.slice(0, -2) ?? "";
			const headers = { "Cache-Control": revalidate, ...headersFor(rules, path) };
			const setHeaders = () => {
				for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
			};
			const [, query = ""] = /\?(.*)$/.exec(request.url ?? "") ?? [];
			const moves = parseRedirectsFile(read("_redirects"));
			const Location = redirectTarget(path, query, basePath, moves);
			if (Location !== undefined) return void response.writeHead(301, { Location }).end();
			const name = path.slice(basePath.length + 1);
			const missing = () => {
				setHeaders();
				const [, folder] = /^([a-z-]+)\//.exec(name) ?? [];
				const page = (folder && read(`${folder}/404.html`)) || read("404.html");
				const type = { "Content-Type": "text/html; charset=utf-8" };
				response.writeHead(404, { ...type, "Cache-Control": revalidate }).end(page);
			};
			const isHidden = /(?:^|\/)\.(?!well-known\/)/.test(name) || hostFileNames.includes(name);
			if (!path.startsWith(`${basePath}/`) || isHidden) return missing();
			request.url = request.url?.slice(basePath.length) ?? "/";
			// Remove the header for a request such as "bytes=-500" (the last 500 bytes), because sirv
			// would send the first bytes. Without the header, sirv sends the whole file.
			if (request.headers.range?.startsWith("bytes=-")) delete request.headers.range;
			setHeaders();
			// Set the content type: sirv doesn't know .vcf, and the header "nosniff" stops browsers from
			// guessing a type.
			const type = contentTypes[extname(path).slice(1)];
			if (type) response.setHeader("Content-Type", type);
			serve(request, response, missing);
		},
		host,
	);
}

export async function run(args: readonly string[]): Promise<void> {
	const { out, port, host } = readArguments("preview", args).values;
	const folder = readFolder("out", out);
	const running = await servePreview(folder, readPort(port), host);
	console.log(`Serving ${folder} at ${formatAddresses(running)}. Stop with Ctrl+C.`);
}
