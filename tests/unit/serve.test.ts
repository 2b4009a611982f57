import { rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { withSource } from "../../generator/serve/renderErrorScreen.ts";
import { servePreview } from "../../generator/serve/servePreview.ts";
import { type RunningServer, startServer } from "../../generator/serve/startServer.ts";
import { newFolder, writeFiles } from "./newFolder.ts";

/** Requests a path without normalizing it, unlike fetch. */
const ask = (
	url: string,
	path: string,
	{ method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) =>
	new Promise<{ status: number | undefined; body: string; headers: IncomingHttpHeaders }>(
		(resolve, reject) => {
			const { hostname, port } = new URL(url);
			request({ host: hostname, port, path, method, headers, agent: false }, async (response) => {
				let body = "";
				for await (const chunk of response) body += chunk;
				resolve({ status: response.statusCode, body, headers: response.headers });
			})
				.on("error", reject)
				.end();
		},
	);

const work = newFolder();

function writeSite(name: string, basePath: string): string {
	const files = {
		".build.json": '{"generator":"build.ts"}',
		".hosts/nginx.conf": "secret",
		_headers: `${basePath}/*\n  X-Everywhere: yes\n\n${basePath}/assets/*\n  Cache-Control: immutable\n`,
		_redirects: `# moved\n${basePath}/old ${basePath}/faq?from=old#top 301!\n${basePath}/old ${basePath}/faq?from=old#top 301\n`,
		"vercel.json": "{}",
		"index.html": "home",
		"faq.html": "questions",
		"old.html": "moved by meta",
		".well-known/security.txt": "Contact: mailto:hello@acme.example",
		"assets/a-12345678.txt": "0123456789",
		"404.html": "not here",
		"es/404.html": "no está",
	};
	return writeFiles(Object.entries(files), join(work, name));
}

describe.each(["", "/My.repo"])("a preview under %j", (basePath) => {
	let site: RunningServer;
	beforeAll(async () => {
		site = await servePreview(writeSite(`site${basePath}`, basePath), 0);
	});
	afterAll(() => site.close());

	it.each([
		["/", 200, "home"],
		["/faq?a=1", 200, "questions"],
		["/assets/a-12345678.txt", 200, "0123456789"],
		["/.well-known/security.txt", 200, "Contact: mailto:hello@acme.example"],
		["/es/nothing", 404, "no está"],
		["/es/no/such/page", 404, "no está"],
		...[
			...["/.hosts/nginx.conf", "/.build.json", "/%2ebuild.json", "/_headers", "/_redirects"],
			...["/vercel.json", "/nothing", "/assets/nothing.js", "/es", "/essen", "/fr/nothing"],
		].map((path) => [path, 404, "not here"] as const),
	] as const)("answers %s with %i", async (path, status, text) => {
		const answer = await ask(site.url, `${basePath}${path}`);
		expect([answer.status, answer.body]).toEqual([status, text]);
		if (status === 404) return;
		expect(answer.headers).toMatchObject({
			"x-everywhere": "yes",
			"cache-control": path.startsWith("/assets")
				? "immutable"
				: "public, max-age=0, must-revalidate",
		});
	});

	it.each([
		["/old", "/faq?from=old#top"],
		["/old?a=1&b=2", "/faq?from=old&a=1&b=2#top"],
		["/faq/?a=1", "/faq?a=1"],
		["/faq.html", "/faq"],
		["/index.html?a=1", "/?a=1"],
	])("redirects %s to %s", async (from, to) => {
		const { status, headers } = await ask(site.url, `${basePath}${from}`);
		expect([status, headers.location]).toEqual([301, `${basePath}${to}`]);
	});

	it("answers HEAD without a body, and POST with 405", async () => {
		const { status, body, headers } = await ask(site.url, `${basePath}/faq`, { method: "HEAD" });
		expect([status, body, headers["content-type"]]).toEqual([200, "", "text/html;charset=utf-8"]);
		for (const path of ["/", "/faq", "/old", "/faq/"])
			expect((await ask(site.url, `${basePath}${path}`, { method: "POST" })).status).toBe(405);
	});

	it("answers without a 404 page", async () => {
		const page = join(work, `site${basePath}`, "404.html");
		rmSync(page);
		const { status } = await ask(site.url, `${basePath}/nothing`);
		// Other tests need this file, in any order.
		writeFileSync(page, "not here");
		expect(status).toBe(404);
		expect((await ask(site.url, `${basePath}/`)).body).toBe("home");
	});
});

describe("a server", () => {
	const answer = (_path: string, _request: unknown, response: ServerResponse) =>
		void response.end("page");

	it("refuses invalid paths and foreign host names", async () => {
		const { url, close } = await startServer(0, answer);
		for (const path of ["/%", "/%c3%28", "/a%00b"])
			expect((await ask(url, path)).status, path).toBe(400);
		for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io:3000"])
			expect((await ask(url, "/", { headers: { host } })).status, host).toBe(403);
		for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"])
			expect((await ask(url, "/", { headers: { host } })).body).toBe("page");
		await close();
	});

	it("answers every host name at each address if it listens to the network", async () => {
		const { url, others, close } = await startServer(0, answer, "0.0.0.0");
		expect(new URL(url).hostname).toBe("127.0.0.1");
		const headers = { host: "x.app.github.dev" };
		for (const address of [url, ...others])
			expect((await ask(address, "/", { headers })).body).toBe("page");
		await close();
	});

	it("reports an address that the machine lacks", async () => {
		for (const host of ["192.0.2.99", "host.invalid"])
			await expect(startServer(0, () => {}, host)).rejects.toThrow(
				`This machine has no address ${host}: use --host 0.0.0.0 for all it has.`,
			);
	});

	it("answers 500 when an answer fails, prints the error, and keeps running", async () => {
		const print = vi.spyOn(console, "error").mockImplementation(() => {});
		const failure = new Error("no");
		const { url, close } = await startServer(0, async () => {
			throw failure;
		});
		expect((await ask(url, "/")).status).toBe(500);
		expect((await ask(url, "/")).status).toBe(500);
		expect(print.mock.calls).toEqual([[failure], [failure]]);
		print.mockRestore();
		await close();
	});

	it("reports a port that is taken", async () => {
		const { url, close } = await startServer(0, () => {});
		await expect(startServer(Number(new URL(url).port), () => {})).rejects.toThrow(
			/^Port \d+ is taken: stop what runs there, or choose another with --port\.$/,
		);
		await close();
	});
});

describe("a problem in development", () => {
	const screen = "generator/serve/renderErrorScreen.ts";
	const stack = "TypeError: no\n    at a (/x/node_modules/react/index.js:1:2)";

	it("comes with the lines of our first file that it names, without the packages' places", () => {
		const text = withSource(`${stack}\n    at ${screen}:1:8\n    at node:internal/a:3:4`);
		expect(text).toMatch(
			new RegExp(
				`^TypeError: no\n    at ${screen}:1:8\n\n${screen}\n>    1 \\| import .*\n     2 \\| `,
			),
		);
	});

	it("comes alone where it names no file, or one that is gone", () => {
		for (const text of ["no place", "data/gone.yaml:3:1  got nothing"])
			expect(withSource(text)).toBe(text);
	});
});
