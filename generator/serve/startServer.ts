import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { decodePercents } from "../../site/decodePercents.ts";

/** Answers a request that `startServer` has not refused. `path` is decoded, without the query. */
export type Answer = (
	path: string,
	request: IncomingMessage,
	response: ServerResponse,
) => void | Promise<void>;

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** The default address. Other machines can't reach it. */
const thisMachine = "127.0.0.1";

const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Starts a server that refuses methods other than GET and HEAD (405) and invalid addresses (400).
 * At the default address, it also refuses requests for another host than this machine (403), to
 * stop DNS rebinding.
 * @param port 0 takes any free port
 * @param host the address to listen at. 0.0.0.0 listens at all networks of this machine.
 * @throws Error when the port is taken or not allowed, or the machine has no such address
 */
export async function startServer(port: number, answer: Answer, host = thisMachine) {
	const server = createServer(async (request, response) => {
		const refuse = (status: number, why: string) =>
			response
				.writeHead(status, { "Content-Type": "text/plain", Allow: "GET, HEAD" })
				.end(`${why}\n`);
		try {
			if (host === thisMachine && !local.test(request.headers.host ?? ""))
				return refuse(
					403,
					"This server answers on this machine only, as localhost. Start it with --host 0.0.0.0 for others.",
				);
			if (request.method !== "GET" && request.method !== "HEAD")
				return refuse(405, "This server only shows pages.");
			const path = decodePercents((request.url ?? "/").replace(/[?#].*$/, ""));
			if (path === undefined || path.includes("\0"))
				return refuse(400, "This address is not valid.");
			await answer(path, request, response);
		} catch (error) {
			console.error(error);
			if (!response.headersSent) refuse(500, String(error));
		}
	});
	await once(server.listen(port, host), "listening").catch(
		({ code, syscall }: NodeJS.ErrnoException) => {
			if (code === "EADDRNOTAVAIL" || syscall === "getaddrinfo")
				throw new Error(`This machine has no address ${host}: use --host 0.0.0.0 for all it has.`);
			const why =
				code === "EADDRINUSE"
					? "is taken: stop what runs there, or choose another"
					: `can't be used (${code}): choose another`;
			throw new Error(`Port ${port} ${why} with --port.`);
		},
	);
	const address = server.address();
	const listened = typeof address === "object" && address ? address.port : port;
	const urlAt = (name: string) => `http://${isIPv6(name) ? `[${name}]` : name}:${listened}`;
	const isWildcard = host === "0.0.0.0" || host === "::";
	const networks = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
	return {
		url: urlAt(isWildcard ? thisMachine : host),
		others: isWildcard
			? networks.flatMap(({ family, internal, address: name }) =>
					family === "IPv4" && !internal ? urlAt(name) : [],
				)
			: [],
		close: () => new Promise<void>((closed) => server.close(() => closed())),
	};
}

export const formatAddresses = ({ url, others }: Pick<RunningServer, "url" | "others">): string =>
	[url, ...others].join(" and ");

export function readPort(text: string): number {
	if (!/^\d{1,5}$/.test(text))
		throw new Error(`"${text}" is not a port: write it like --port 3000.`);
	return Number(text);
}
