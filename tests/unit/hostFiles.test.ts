import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { hostFiles } from "../../generator/hosts/hostFiles.ts";
import { planHosts } from "../../generator/hosts/hostPlan.ts";
import { parseRedirectsFile } from "../../generator/hosts/netlifyAndCloudflare.ts";
import { redirectTarget } from "../../generator/serve/redirectTarget.ts";
import { slow } from "../full.ts";
import { planRoutes } from "../planRoutes.ts";
import { type Changes, replaced, sampleSite } from "./sampleData.ts";

const redirects =
	"- { from: /garage-door-springs, to: /services }\n- { from: /old/page.html, to: '/faq?from=old#general-1' }\n- { from: /index.php, to: / }\n";

function filesOf(changes: Changes, precompress = false): ReadonlyMap<string, string> {
	const site = sampleSite(changes);
	const files = hostFiles(site, planRoutes(site), { precompress });
	return new Map(files.map(({ path, contents }) => [path, String(contents)]));
}

interface Answer {
	readonly uri?: string;
	readonly headers?: Readonly<Record<string, { readonly value: string }>>;
}

/** Runs a CloudFront function as CloudFront does: no imports, no Node globals. */
function run(files: ReadonlyMap<string, string>, file: string, event: object): Answer {
	const context = createContext({});
	runInContext(files.get(`.hosts/${file}`) ?? "", context);
	return runInContext(`JSON.parse(JSON.stringify(handler(${JSON.stringify(event)})))`, context);
}
const answerOf = (files: ReadonlyMap<string, string>, uri: string, querystring: object = {}) =>
	run(files, "cloudfront-request.js", { request: { uri, querystring } });

const cloudFront = (name: string) => `.hosts/cloudfront-${name}.js`;

const changes = { "redirects.yaml": redirects, "es/404.yaml": "title: No está\n" };
const atRoot = filesOf(changes);
const atRepo = filesOf({
	...changes,
	...replaced("business.yaml", "https://acme.example", "https://acme.github.io/repo"),
});

const old = `- { from: "/caf%c3%a9/", to: /services }
- { from: "/up/Price List (1).pdf", to: /faq }
- { from: "/?p=12", to: "/faq?from=old#general-1" }
- { from: "https://acme.example/index.php?page_id=7&lang=es", to: /services }
- { from: "/2019//05/Prices", to: /faq }
- { from: "/shop?y[]=caf%c3%a9", to: /faq }
- { from: "/?p=12&lang=es", to: /services }
`;
const everything = filesOf(
	{
		...changes,
		"redirects.yaml": redirects + old,
		...replaced("business.yaml", "https://acme.example", "https://acme.github.io/repo"),
	},
	true,
);
const manyRedirects = {
	"redirects.yaml": Array.from(
		{ length: 600 },
		(_, at) => `- { from: /${"a".repeat(60)}${at}, to: /faq }\n`,
	).join(""),
};

describe("hostFiles", () => {
	// A site with all that the files can hold. After a change: `npx vitest run hostFiles -u`, read the
	// difference, and run `npm run check hosts`, which asks the real servers.
	const shown = [...everything.keys()].filter(
		(path) => !/nojekyll|(?<!old\/page)\.html$/.test(path),
	);
	it.each(shown)("writes %s like its golden file", async (path) => {
		await expect(everything.get(path)).toMatchFileSnapshot(`hostFiles/${path}`);
	});

	it("leaves out what a site doesn't need", () => {
		const nginx = atRoot.get(".hosts/nginx.conf") ?? "";
		expect(nginx).not.toMatch(/brotli_static|location = |hash_size|\t\n|<\w+>/);
		expect(atRoot.get(".hosts/Caddyfile")).not.toMatch(/precompressed|redir {2}|<\w+>/);
		expect(filesOf({ ...changes, ...manyRedirects }).get(".hosts/nginx.conf")).toMatch(
			/^map_hash_bucket_size 128;\nmap_hash_max_size 4096;\n/m,
		);
	});

	it("sets no nginx headers in a location, which would remove all others", () => {
		const [, ...locations] = (atRoot.get(".hosts/nginx.conf") ?? "").split("\tlocation ");
		const withHeaders = locations.filter((location) => location.includes("add_header"));
		// This location removes headers that nginx would send twice (generator/hosts/nginx.ts).
		expect(withHeaders).toEqual([expect.stringMatching(/^@refused_range /)]);
	});
});

const hosts = ["README.md", "docs/guide/host.md"].flatMap((document) =>
	[
		// `vercel` reads vercel.json at the top of the folder that it gets. With `dist` as a setting
		// of the project, it would ignore the file, and every link would be a 404.
		["Vercel", "`npx vercel deploy --prod dist`", "vercel.json"],
		["Netlify, Cloudflare Pages", "--production", "_headers", "_redirects"],
		["nginx, Caddy", "--precompress", ".hosts/nginx.conf", ".hosts/Caddyfile"],
		["Apache", ".htaccess", ".htaccess"],
		["S3 and CloudFront", ".hosts/", ...["request", "response"].map(cloudFront)],
		["GitHub Pages", "deploy.yml", ".nojekyll"],
	].map((row) => [document, ...row]),
);
it.each(hosts)("%s has a row for %s, and the build writes its files", (document, ...row) => {
	const [host, word, ...files] = row;
	const lines = readFileSync(document as string, "utf8").split("\n");
	expect(lines.find((line) => line.startsWith(`| ${host}`))).toContain(word);
	expect(files.filter((file) => !atRoot.has(file))).toEqual([]);
});

describe("old addresses with queries and encoded characters", () => {
	const files = filesOf({ "redirects.yaml": old });

	const { moves } = planHosts(sampleSite({ "redirects.yaml": old }), [], false);
	const read = parseRedirectsFile(files.get("_redirects") ?? "");

	it.each([
		["/café", "", "/services"],
		["/café/", "x=1", "/services?x=1"],
		["/up/Price List (1).pdf", "", "/faq"],
		["/", "p=12", "/faq?from=old#general-1"],
		["/", "x=1&p=12&lang=es", "/services"],
		["/", "p=123", undefined],
		["/index.php", "lang=es&page_id=7&x=1", "/services"],
		["/index.php", "page_id=7", undefined],
		["/shop", "y[]=caf%C3%A9", "/faq"],
		["/shop", "y%5B%5D=café", "/faq"],
		["/faq/", "", "/faq"],
		["/faq.html", "a=1", "/faq?a=1"],
		["/index.html", "a=1", "/?a=1"],
	])("are redirected by the development server and the preview: %s %s", (path, query, to) => {
		expect([moves, read].map((list) => redirectTarget(path, query, "", list))).toEqual([to, to]);
	});

	it("have a page for GitHub Pages unless it can't show one", () => {
		expect(["café.html", "2019/05/Prices.html"].filter((path) => !files.has(path))).toEqual([]);
		expect([...files.keys()].filter((path) => /pdf|php|index|\/\//.test(path))).toEqual([]);
	});

	it.each([
		["/caf%c3%a9/", {}, "/services"],
		["/up/Price%20List%20(1).pdf", {}, "/faq"],
		["/index.php", { lang: "es", page_id: "7", x: "1" }, "/services"],
		["/index.php", { page_id: "7" }, undefined],
		["/%E9", {}, undefined],
		["/2019//05/Prices", {}, "/faq"],
		["/shop", { "y%5B%5D": "caf%C3%A9" }, "/faq"],
	])("are redirected by CloudFront's function: %s %o", (uri, query, to) => {
		const querystring = Object.fromEntries(
			Object.entries(query).map(([name, value]) => [name, { value }]),
		);
		expect(answerOf(files, uri, querystring).headers?.location?.value).toBe(to);
	});
});

// `npm run check hosts` asks both functions for every file and old address of a site, in njs.
describe("the CloudFront functions", () => {
	it.each([
		["/services/", "/services", undefined],
		["/index.html", "/", undefined],
		["/.hosts/nginx.conf", undefined, "/not-found"],
		["/_headers", undefined, "/not-found"],
		["/.well-known/security.txt", undefined, "/.well-known/security.txt"],
		["/areas/\r\nx:1/", undefined, expect.anything()],
		["//evil.example/", undefined, expect.anything()],
		["/\\evil.example/", undefined, expect.anything()],
		["/constructor", undefined, "/constructor.html"],
	])("answer %j with the address %s or the file %s", (uri, to, file) => {
		const { headers, uri: found } = answerOf(atRoot, uri);
		expect([headers?.location?.value, found]).toEqual([to, file]);
	});

	it("keep every value of a query in a redirect", () => {
		const tags = {
			tag: { value: "a", multiValue: [{ value: "a" }, { value: "b" }] },
			utm: { value: "x" },
		};
		const location = (uri: string) => answerOf(atRoot, uri, tags).headers?.location?.value;
		expect(location("/services/")).toBe("/services?tag=a&tag=b&utm=x");
		expect(location("/old/page.html")).toBe("/faq?from=old&tag=a&tag=b&utm=x#general-1");
	});

	it("keep the base path", () => {
		expect(answerOf(atRepo, "/repo").headers?.location?.value).toBe("/repo/");
		expect(answerOf(atRepo, "/repo/services").uri).toBe("/repo/services.html");
		const cached = (uri: string) => {
			const event = { request: { uri }, response: { headers: {} } };
			return run(atRepo, "cloudfront-response.js", event).headers?.["cache-control"]?.value;
		};
		expect(cached("/repo/assets/app-12345678.js")).toContain("immutable");
		expect(cached("/repo/services.html")).not.toContain("immutable");
	});

	it("have less than CloudFront's 10 kB", () => {
		for (const name of ["request", "response"])
			expect(atRoot.get(cloudFront(name))?.length).toBeLessThan(10_240);
	});

	it("use no syntax that CloudFront's engine lacks, such as for (… of …)", slow, () => {
		for (const name of ["request", "response"]) {
			const script = everything.get(cloudFront(name)) ?? "no script";
			expect(() => transformSync(script, { target: "es5" })).not.toThrow();
		}
	});
});
