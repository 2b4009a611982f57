import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { contentTypes, textEndings } from "../../generator/hosts/contentTypes.ts";
import { immutable, revalidate } from "../../generator/hosts/planHeaders.ts";
import type { Policy } from "../../generator/outputFiles.ts";
import { parsePolicy, readPolicy } from "../policy.ts";
import { type Answer, ask, type Server } from "./servers.ts";
import {
	filesOf,
	headerFaults,
	isHidden,
	movedPaths,
	rulesOf,
	type ServedSite,
	servedFiles,
} from "./tools.ts";

type Expect = (is: boolean, line: string) => void;
type Check = (answer: Answer, expect: Expect) => void;

const expectSame = (expect: Expect, what: string, got: unknown, wanted: unknown): void =>
	expect(got === wanted, `${what} ${got}, not ${wanted}`);

/** Checks an answer's status alone. */
const hasStatus =
	(wanted: number): Check =>
	({ status }, expect) =>
		expectSame(expect, "status", status, wanted);

/** Neither a missing file nor a page may stay in caches forever. */
const expectMutable = ({ status, headers }: Answer, expect: Expect): void => {
	const cache = String(headers["cache-control"]);
	expect(!cache.includes("immutable"), `Cache-Control ${cache} with status ${status}`);
};

/**
 * Requests everything that a site has, much that it lacks, and attackers' paths.
 * @returns a line for each wrong answer
 */
export async function checkSite(server: Server, site: ServedSite): Promise<readonly string[]> {
	const wrong: string[] = [];
	const rules = rulesOf(site);
	const expectPath = async (
		path: string,
		what: string,
		check: Check,
		headers: Readonly<Record<string, string>> = {},
		method: "GET" | "POST" = "GET",
	) => {
		const answer = await ask(server.port, path, headers, method);
		check(answer, (is, line) => {
			if (!is) wrong.push(`${path} (${what}): ${line}`);
		});
	};

	/** The headers of every answer, with the policy of its path. */
	const expectHeaders = (path: string, answer: Answer, expect: Expect, html?: string) => {
		// A 404 answer is our error page, whatever the path is.
		const pathsOwn = ["Content-Security-Policy", "Cache-Control", "Cross-Origin-Resource-Policy"];
		const faults = headerFaults(rules, path, answer.headers, answer.status === 404 ? pathsOwn : []);
		for (const fault of faults) expect(false, fault);
		if (html === undefined) return;
		const policy = String(answer.headers["content-security-policy"] ?? "");
		expect(policy.includes("frame-ancestors 'none'"), "others may put the page into a frame");
		const refused = refusedBy(parsePolicy(policy), readPolicy(html, path));
		expect(refused.length === 0, `the header refuses what the page needs: ${refused.join(", ")}`);
	};

	const sidecars = filesOf(site).filter((file) => /\.(br|gz)$/.test(file));
	const served = servedFiles(site);
	const paths = movedPaths(site);

	for (const { file, path } of served) {
		const contents = readFileSync(join(site.folder, file));
		const ending = file.slice(file.lastIndexOf(".") + 1);
		const isPage = ending === "html";
		const type = `${contentTypes[ending]}${textEndings.includes(ending) ? "; charset=utf-8" : ""}`;
		const cache = file.startsWith("assets/") ? immutable : revalidate;
		const check =
			(encoding: string | undefined, decode: (body: Buffer) => Buffer): Check =>
			(answer, expect) => {
				const { headers } = answer;
				expectSame(expect, "status", answer.status, 200);
				expectSame(expect, "type", headers["content-type"]?.toLowerCase(), type);
				expectSame(expect, "Cache-Control", headers["cache-control"], cache);
				expectSame(expect, "encoding", headers["content-encoding"], encoding);
				if (headers["content-encoding"] === encoding)
					expect(decode(answer.body).equals(contents), "the bytes are not the file's");
				expectHeaders(path, answer, expect, isPage ? contents.toString() : undefined);
			};
		const plain = check(undefined, (body) => body);
		await expectPath(path, "plain", plain);
		if (sidecars.includes(`${file}.br`)) {
			await expectPath(path, "brotli", check("br", brotliDecompressSync), {
				"accept-encoding": "br, gzip",
			});
			await expectPath(path, "gzip", check("gzip", gunzipSync), { "accept-encoding": "gzip" });
		}
		if (textEndings.includes(ending)) {
			// A cache stores one answer for each encoding, and tells them apart by their ETags.
			const tags = new Map<string, string | undefined>();
			for (const accepted of ["identity", "gzip", "br", "zstd"])
				await expectPath(
					path,
					`for a cache, ${accepted}`,
					({ headers }, expect) => {
						expect(/accept-encoding/i.test(headers.vary ?? ""), `Vary is ${headers.vary}`);
						const { etag = "" } = headers;
						const encoding = headers["content-encoding"] ?? "none";
						const known = tags.get(etag) ?? encoding;
						expect(
							etag.startsWith("W/") || known === encoding,
							`${encoding} and ${known} have one tag, ${etag}`,
						);
						tags.set(etag, known);
					},
					{ "accept-encoding": accepted },
				);
		}
		if (!isPage) continue;
		await expectPath(
			path,
			"a range that there is not",
			(answer, expect) => {
				hasStatus(416)(answer, expect);
				expectHeaders(path, answer, expect);
			},
			{ range: "bytes=9999999-" },
		);
		const { etag, "last-modified": modified } = (await ask(server.port, path)).headers;
		await expectPath(path, "asked again", hasStatus(304), {
			...(etag && { "if-none-match": etag }),
			...(modified && { "if-modified-since": modified }),
		});
		const leads = (from: string, what: string) =>
			expectPath(from, what, ({ status, headers }, expect) => {
				expect([301, 308].includes(status), `status ${status}, not one redirect`);
				expectSame(expect, "leads to", headers.location, `${path}?a=1&b=2`);
			});
		if (file === "index.html") await leads(`${site.basePath}/index.html?a=1&b=2`, "index.html");
		else {
			await leads(`${path}/?a=1&b=2`, "slash");
			await leads(`${path}.html?a=1&b=2`, ".html");
		}
	}

	const leadsTo = (from: string, to: string) =>
		expectPath(from, "moved", ({ status, headers }, expect) =>
			expect(
				[301, 308].includes(status) && headers.location === to,
				`status ${status} to ${headers.location}, not 301 to ${to}`,
			),
		);
	for (const [old, target] of Object.entries(site.visits)) {
		const [from, to] = [`${site.basePath}${old}`, `${site.basePath}${target}`];
		if (target === undefined) await expectPath(from, "not moved", hasStatus(200));
		else await leadsTo(from, to);
		if (!paths.includes(old)) continue;
		const [path = "", fragment] = to.split("#");
		const query = `${path.includes("?") ? "&" : "?"}a=1&b=2`;
		await leadsTo(
			`${from}?a=1&b=2`,
			`${path}${query}${fragment === undefined ? "" : `#${fragment}`}`,
		);
	}

	for (const path of ["/", "/contact/sent", "/contact/sent/", ...paths])
		await expectPath(`${site.basePath}${path}`, "a message", hasStatus(405), {}, "POST");
	const noAssets = ["/", "/no-such-file/", "/no-such-12345678.html", ""];
	for (const path of noAssets)
		await expectPath(`${site.basePath}/assets${path}`, "no asset", (answer, expect) => {
			expect(answer.status >= 300, `status ${answer.status}`);
			expectMutable(answer, expect);
		});

	const notFound =
		(path: string, page = "404.html"): Check =>
		(answer, expect) => {
			const missing = readFileSync(join(site.folder, page));
			hasStatus(404)(answer, expect);
			expect(answer.body.equals(missing), "not our page for unknown paths");
			const type = answer.headers["content-type"]?.toLowerCase();
			expectSame(expect, "type", type, "text/html; charset=utf-8");
			expectMutable(answer, expect);
			expectHeaders(path, answer, expect, missing.toString());
		};
	const anywhere = ["/no-such-page", "/no/such/page", "/no-such.xml", "/no-such-page?with=query"];
	const unknown = [...anywhere, "/%F0%9F%9A%AA"];
	const atRoot = ["/areas/no-such-county", "/areas/pasco/no-such-town", "/assets/no-such-file.js"];
	for (const path of [...unknown, ...atRoot])
		await expectPath(`${site.basePath}${path}`, "unknown", notFound(`${site.basePath}${path}`));
	for (const { file } of served.filter(({ file }) => /^[a-z]{2}\/404\.html$/.test(file)))
		for (const path of unknown) {
			const inFolder = `${site.basePath}/${file.slice(0, 2)}${path}`;
			await expectPath(inFolder, "unknown in its language", notFound(inFolder, file));
		}
	for (const file of filesOf(site).filter(isHidden))
		await expectPath(`${site.basePath}/${file}`, "not for visitors", hasStatus(404));

	for (const path of probes) {
		await expectPath(`${site.basePath}${path}`, "probe", ({ status, headers }, expect) => {
			expect(status >= 300 && status < 500, `status ${status}`);
			const { location } = headers;
			expect(
				location === undefined || /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(\?[^\s]*)?$/.test(location),
				`leads to ${location}`,
			);
			expect(
				headers["set-cookie"] === undefined && headers["x-smuggled"] === undefined,
				"an address has set a header",
			);
		});
	}
	return wrong;
}

/** Paths that attack: redirect elsewhere, inject a header, or read private files. */
const probes = [
	"//evil.example/",
	"//evil.example.html",
	"///evil.example/areas/",
	"/\\evil.example/",
	"/%5cevil.example/",
	"/%2f%2fevil.example/",
	"/%2f/evil.example%2f",
	"/areas/%0d%0aSet-Cookie:%20x=1/",
	"/areas/%0d%0aX-Smuggled:%201.html",
	"/index%0d%0aX-Smuggled:%201.html",
	"/..%2f..%2f..%2fetc/passwd",
	"/assets/..%2f..%2fetc/passwd",
	"/%2e%2e/%2e%2e/etc/passwd",
	"/.git/config",
	"/.env",
	"/areas/.hidden",
	"/%00",
	"/areas/%00.html",
	"/%01",
	`/${"a".repeat(256)}`,
	`/areas/${"%C3%A9".repeat(200)}`,
	`/${"a/".repeat(2000)}b`,
];

/** Returns the sources that a page's policy allows but a header's policy refuses. */
export function refusedBy(header: Policy, page: Policy): readonly string[] {
	return [...page].flatMap(([directive, sources]) => {
		if (["require-trusted-types-for", "trusted-types"].includes(directive)) return [];
		const allowed =
			header.get(directive) ?? (directive.endsWith("-src") ? header.get("default-src") : undefined);
		if (allowed === undefined) return [];
		return sources
			.filter((source) => source !== "'none'" && !allowed.includes(source))
			.map((source) => `${directive} ${source}`);
	});
}
