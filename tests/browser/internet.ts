import { generateKeyPairSync, sign } from "node:crypto";
import { createServer as createProxy, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import sirv from "sirv";

export type Behaviour = "accepts" | "refuses" | "breaks" | "answers never" | "answers late";

export interface Received {
	readonly host: string;
	readonly path: string;
	readonly fields: Readonly<Record<string, string>>;
	/** Whether the request asks for JSON, as scripts do. */
	readonly byScript: boolean;
}

/** A small internet with TLS on this machine, with the site and the providers by their names. */
export interface Internet {
	/** The address of a proxy that leads only to this internet. Browsers take it for the real one. */
	readonly proxy: string;
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
	readonly html?: string;
	readonly location?: string;
}

/** A provider's answers, as documented: see islands/form/providers. */
interface Contract {
	readonly matches: (host: string, path: string) => boolean;
	readonly accepts: (post: Received) => Answer;
	readonly refuses: Answer;
}

/**
 * Starts the small internet.
 * @param site the site's host, and the folder that a build wrote
 */
export async function startInternet(site: {
	readonly host: string;
	readonly folder: string;
}): Promise<Internet> {
	const thanks = `https://${site.host}/contact/sent`;
	const contracts: readonly Contract[] = [
		{
			matches: (host, path) => host === "formspree.io" && path.startsWith("/f/"),
			accepts: ({ byScript, fields }) =>
				byScript
					? { status: 200, json: { ok: true, next: "/thanks?language=en" } }
					: { status: 302, location: fields._next ?? "https://formspree.io/thanks" },
			refuses: {
				status: 422,
				json: {
					error: "Validation errors",
					errors: [{ code: "TYPE_EMAIL", field: "email", message: "should be an email" }],
				},
			},
		},
		{
			matches: (host, path) => host === "api.web3forms.com" && path === "/submit",
			accepts: ({ byScript, fields }) =>
				byScript
					? { status: 200, json: { success: true, message: "Email sent successfully!" } }
					: { status: 303, location: fields.redirect ?? "https://web3forms.com/success" },
			refuses: { status: 400, json: { success: false, message: "Invalid access key" } },
		},
		{
			matches: (host, path) => host === "usebasin.com" && path.startsWith("/f/"),
			accepts: ({ byScript }) =>
				byScript ? { status: 200, json: { success: true } } : { status: 302, location: thanks },
			refuses: { status: 403, json: { error: "Form is disabled" } },
		},
		{
			// Netlify knows the form by its name, answers with the page at the path, and has no JSON.
			matches: (host, path) => host === site.host && path === "/contact/sent",
			accepts: ({ fields }) =>
				fields["form-name"]
					? { status: 200, html: "" }
					: { status: 404, html: "<h1>Page not found</h1>" },
			refuses: { status: 404, html: "<h1>Page not found</h1>" },
		},
		{
			matches: (host, path) => host === site.host && path === "/api/contact",
			accepts: ({ byScript, fields }) =>
				byScript
					? { status: 200, json: { ok: true } }
					: { status: 303, location: fields._next ?? "/" },
			refuses: { status: 400, json: { ok: false, errors: ["email"] } },
		},
	];

	const serve = sirv(site.folder, { dev: true, extensions: ["html"] });
	const received: Received[] = [];
	const late: (() => void)[] = [];
	const files: Buffer[] = [];
	const internet = {
		received,
		files,
		behaviour: "accepts" as Behaviour,
		answerNow: () => {
			for (const answer of late.splice(0)) answer();
		},
	};

	const answerPost = async (
		contract: Contract,
		post: Received,
		request: IncomingMessage,
		response: ServerResponse,
	): Promise<void> => {
		received.push(post);
		const send = ({ status, json, html, location }: Answer) => {
			// Each answer of Netlify has this header.
			if (post.path === "/contact/sent") response.setHeader("x-nf-request-id", "01HXABC");
			if (status === 200 && html === "")
				return serve(
					Object.assign(request, { method: "GET" }),
					response,
					() => void response.writeHead(500).end(),
				);
			response.writeHead(status, {
				"Content-Type": json === undefined ? "text/html" : "application/json",
				"Access-Control-Allow-Origin": "*",
				...(location ? { Location: location } : {}),
			});
			response.end(json === undefined ? (html ?? "") : JSON.stringify(json));
		};
		switch (internet.behaviour) {
			case "accepts":
				return send(contract.accepts(post));
			case "refuses":
				return send(contract.refuses);
			case "breaks":
				return send({ status: 500, html: "<h1>Internal Server Error</h1>" });
			case "answers late":
				late.push(() => send(contract.accepts(post)));
				return;
			case "answers never":
		}
	};

	const server = createServer(selfSigned(), async (request, response) => {
		const host = (request.headers.host ?? "").replace(/:\d+$/, "");
		const path = (request.url ?? "/").replace(/\?.*$/, "");
		if (request.method === "POST") {
			const { fields, files } = await readForm(request);
			internet.files.push(...files);
			const contract = contracts.find(({ matches }) => matches(host, path));
			const byScript = request.headers.accept === "application/json";
			if (contract) await answerPost(contract, { host, path, fields, byScript }, request, response);
			else response.writeHead(404).end();
		} else if (host === site.host) {
			serve(
				request,
				response,
				() =>
					void response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>Not found</h1>"),
			);
		} else {
			response.writeHead(200, { "Content-Type": "text/html" }).end("");
		}
	});
	// The proxy connects every request to this one server.
	const proxy = createProxy((_, response) => response.writeHead(501).end()).on(
		"connect",
		(_, socket) => {
			socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
			server.emit("connection", socket);
		},
	);
	// It serves one test after the other, and ends with this process.
	proxy.unref();
	await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
	return Object.assign(internet, {
		proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
	});
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

/**
 * Makes a key and a self-signed X.509 certificate for any name
 * (https://www.rfc-editor.org/rfc/rfc5280#section-4.1). No key is kept in the project.
 */
function selfSigned(): { readonly key: string; readonly cert: string } {
	const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
		const body = Buffer.concat(parts);
		const length =
			body.length < 0x80
				? [body.length]
				: body.length < 0x100
					? [0x81, body.length]
					: [0x82, body.length >> 8, body.length & 0xff];
		return Buffer.concat([Buffer.from([tag, ...length]), body]);
	};
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const ecdsaWithSha256 = der(
		0x30,
		der(0x06, Buffer.from([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02])),
	);
	const commonName = der(
		0x30,
		der(
			0x31,
			der(0x30, der(0x06, Buffer.from([0x55, 0x04, 0x03])), der(0x0c, Buffer.from("tests"))),
		),
	);
	const validity = der(
		0x30,
		der(0x17, Buffer.from("200101000000Z")),
		der(0x17, Buffer.from("491231235959Z")),
	);
	const certificate = der(
		0x30,
		der(0x02, Buffer.from([1])),
		ecdsaWithSha256,
		commonName,
		validity,
		commonName,
		publicKey.export({ type: "spki", format: "der" }),
	);
	const signed = der(
		0x30,
		certificate,
		ecdsaWithSha256,
		der(0x03, Buffer.from([0]), sign("sha256", certificate, privateKey)),
	);
	return {
		key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
		cert: `-----BEGIN CERTIFICATE-----\n${(signed.toString("base64").match(/.{1,64}/g) ?? []).join("\n")}\n-----END CERTIFICATE-----\n`,
	};
}
