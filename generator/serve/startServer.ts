import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { parseArgs } from "node:util";
import { decodePercents } from "../escape.ts";
import { plainFolder } from "../options.ts";

/**
 * Answers a request that passed the server's checks.
 * @param path the decoded path, without the query
 */
export type Answer = (
	path: string,
	request: IncomingMessage,
	response: ServerResponse,
) => void | Promise<void>;

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Host names of this machine. Others are refused, to stop DNS rebinding. */
const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Starts a server for this machine only. Refuses other host names (403), methods other than GET and
 * HEAD (405) and addresses that can't be decoded (400).
 * @param port 0 takes any free one
 * @throws Error when the port is taken or not allowed
 */
export async function startServer(port: number, answer: Answer) {
	const server = createServer(async (request, response) => {
		const refuse = (status: number, why: string) =>
			response
				.writeHead(status, { "Content-Type": "text/plain", Allow: "GET, HEAD" })
				.end(`${why}\n`);
		try {
			if (!local.test(request.headers.host ?? ""))
				return refuse(403, "This server answers on this machine only, as localhost.");
			if (request.method !== "GET" && request.method !== "HEAD")
				return refuse(405, "This server only shows pages.");
			const path = decodePercents((request.url ?? "/").replace(/[?#].*$/, ""));
			if (path === undefined || path.includes("\0"))
				return refuse(400, "This address is no valid one.");
			await answer(path, request, response);
		} catch (error) {
			console.error(error);
			if (!response.headersSent) refuse(500, String(error));
		}
	});
	await once(server.listen(port, "127.0.0.1"), "listening").catch(
		({ code }: NodeJS.ErrnoException) => {
			const why =
				code === "EADDRINUSE"
					? "is taken: stop what runs there, or choose another"
					: `can't be used (${code}): choose another`;
			throw new Error(`Port ${port} ${why} with --port.`);
		},
	);
	const address = server.address();
	return {
		url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : port}`,
		close: () => new Promise<void>((closed) => server.close(() => closed())),
	};
}

/**
 * Runs a command that takes a folder and a port.
 * @param name the folder's option
 * @param start gets folder and port; its error is printed without a stack, and the exit code is 1
 */
export async function runServer(
	name: string,
	folder: string,
	port: string,
	start: (folder: string, port: number) => Promise<void>,
): Promise<void> {
	try {
		const { values } = parseArgs({
			options: {
				[name]: { type: "string", default: folder },
				port: { type: "string", default: port },
			},
		});
		if (!/^\d{1,5}$/.test(String(values.port)))
			throw new Error(`"${values.port}" is no port: write it like --port ${port}.`);
		await start(plainFolder(String(values[name])), Number(values.port));
	} catch (error) {
		console.error(
			`${error instanceof Error ? error.message : error}\nOptions: --${name} DIR, --port NUMBER.`,
		);
		process.exitCode = 1;
	}
}
