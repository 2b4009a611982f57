import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";

export type Behaviour = "accepts" | "refuses" | "breaks" | "answers never" | "answers late";

export interface Received {
	readonly path: string;
	readonly fields: Readonly<Record<string, string>>;
	/** Whether the request asks for JSON, as scripts do. */
	readonly byScript: boolean;
}

/** A server with a site, and with the providers that its form can post to. */
export interface FormServer {
	readonly url: string;
	/** Every post that reached a provider, whatever the answer was. */
	readonly received: Received[];
	readonly files: Buffer[];
	behaviour: Behaviour;
	/** Sends the answers that "answers late" has delayed. */
	answerNow(): void;
}

interface Answer {
	readonly status: number;
	readonly json?: unknown;
	readonly location?: string;
}

/** Starts the server. `host` is the site's own, to which an endpoint leads back. */
export async function startFormServer(host: string, folder: string): Promise<FormServer> {
	const serve = sirv(folder, { dev: true, extensions: ["html"] });
	const late: (() => void)[] = [];
	const running = {
		url: "",
		received: [] as Received[],
		files: [] as Buffer[],
		behaviour: "accepts" as Behaviour,
		answerNow: () => {
			for (const answer of late.splice(0)) answer();
		},
	};

	/** What an endpoint accepts or refuses. Netlify answers with the page at the path. */
	const answerOf = ({ path, byScript, fields }: Received, accepts: boolean): Answer => {
		if (path !== "/api/contact")
			return { status: accepts && fields["form-name"] !== undefined ? 200 : 404 };
		if (!accepts) return { status: 400, json: { ok: false, errors: ["email"] } };
		if (byScript) return { status: 200, json: { ok: true } };
		return { status: 303, location: fields._next?.replace(`https://${host}`, "") ?? "/" };
	};

	const answerPost = (post: Received, request: IncomingMessage, response: ServerResponse) => {
		const send = ({ status, json, location }: Answer) => {
			// Each answer of Netlify has this header.
			if (post.path === "/contact/sent") response.setHeader("x-nf-request-id", "01HXABC");
			if (status === 200 && json === undefined)
				return serve(Object.assign(request, { method: "GET" }), response);
			response.writeHead(status, {
				"Content-Type": json === undefined ? "text/html" : "application/json",
				...(location && { Location: location }),
			});
			response.end(JSON.stringify(json));
		};
		const { behaviour } = running;
		if (behaviour === "breaks") send({ status: 500 });
		else if (behaviour === "answers late") late.push(() => send(answerOf(post, true)));
		else if (behaviour !== "answers never") send(answerOf(post, behaviour === "accepts"));
	};

	const server = createServer(async (request, response) => {
		if (request.method !== "POST") return serve(request, response);
		const { fields, files } = await readForm(request);
		const post = {
			path: request.url ?? "/",
			fields,
			byScript: request.headers.accept === "application/json",
		};
		running.files.push(...files);
		running.received.push(post);
		answerPost(post, request, response);
	});
	// It serves one test after the other, and ends with this process.
	server.unref();
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	running.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return running;
}

/** Reads a form, URL-encoded or with files. A file field's value is the file's name, or "". */
async function readForm(request: IncomingMessage) {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	const headers = { "Content-Type": request.headers["content-type"] ?? "" };
	const entries = [...(await new Response(Buffer.concat(chunks), { headers }).formData())];
	const files = entries.flatMap(([, value]) => (typeof value === "string" ? [] : value));
	return {
		fields: Object.fromEntries(
			entries.map(([name, value]) => [
				name,
				typeof value === "string" ? value : value.size > 0 ? value.name : "",
			]),
		),
		files: await Promise.all(
			files
				.filter(({ size }) => size > 0)
				.map(async (file) => Buffer.from(await file.arrayBuffer())),
		),
	};
}
