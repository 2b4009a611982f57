import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { hostFiles } from "../../generator/hosts/hostFiles.ts";
import {
	parseHeadersFile,
	parseRedirectsFile,
} from "../../generator/hosts/netlifyAndCloudflare.ts";
import { headersFor } from "../../generator/hosts/planHeaders.ts";
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
	readonly statusCode?: number;
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

const changes = { "redirects.yaml": redirects, "es/404.yaml": "title: No está\n" };
const atRoot = filesOf(changes);
const atRepo = filesOf({
	...changes,
	...replaced("business.yaml", "https://acme.example", "https://acme.github.io/repo"),
});

describe("hostFiles", () => {
	it("writes the files of each host", () => {
		const wanted = `_headers _redirects vercel.json .nojekyll .hosts/nginx.conf .hosts/Caddyfile
			.hosts/cloudfront-request.js .hosts/cloudfront-response.js garage-door-springs.html
			old/page.html`;
		expect([...atRoot.keys()]).toEqual(expect.arrayContaining(wanted.split(/\s+/)));
	});

	it("puts the base path before every path", () => {
		expect(
			parseHeadersFile(atRepo.get("_headers") ?? "").every(({ path }) => path.startsWith("/repo/")),
		).toBe(true);
		expect(atRepo.get("_redirects")).toContain("\n/repo/garage-door-springs /repo/services 301\n");
		expect(atRepo.get(".hosts/nginx.conf")).toContain('default "/repo/404.html";');
		for (const name of ["nginx.conf", "Caddyfile"]) {
			const errorPages = atRepo.get(`.hosts/${name}`)?.match(/\S*\/\d{3}\.html/g) ?? [];
			expect(errorPages, name).toHaveLength(3);
			expect(errorPages.filter((page) => !page.includes("/repo/"))).toEqual([]);
		}
	});

	it("forces redirects on Netlify, where the page for GitHub Pages would win", () => {
		expect(atRoot.get("_redirects")?.split("\n").slice(1, 3)).toEqual([
			"/garage-door-springs /services 301!",
			"/garage-door-springs /services 301",
		]);
	});

	it("has a 404 page for each language", () => {
		expect(atRoot.get("_redirects")?.trimEnd().split("\n").at(-1)).toBe("/es/* /es/404.html 404");
		expect(atRepo.get("_redirects")).toContain("\n/repo/es/* /repo/es/404.html 404\n");
		expect(atRepo.get(".hosts/nginx.conf")).toContain(
			'\tdefault "/repo/404.html";\n\t"~^\\\\/repo\\\\/es\\\\/" "/repo/es/404.html";\n',
		);
		expect(atRepo.get(".hosts/Caddyfile")).toContain(
			"\t\t\t~^\\/repo\\/es\\/ /repo/es/404.html\n\t\t\tdefault /repo/404.html\n",
		);
	});

	it("has a page that redirects on GitHub Pages", () => {
		const page = atRepo.get("old/page.html") ?? "";
		expect(page).toContain(
			'<meta http-equiv="refresh" content="0; url=/repo/faq?from=old#general-1">',
		);
		expect(page).toContain('<link rel="canonical" href="https://acme.github.io/repo/faq">');
		expect(page).toContain('<meta name="robots" content="noindex">');
		expect(page).toContain("default-src 'none'");
	});

	it("has clean URLs without a slash on Vercel", () => {
		const vercel = JSON.parse(atRoot.get("vercel.json") ?? "");
		expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false });
		expect(vercel.headers[0]).toMatchObject({ source: "/(.*)" });
		expect(vercel.redirects.slice(0, 2)).toEqual([
			{ source: "/garage-door-springs", destination: "/services", permanent: true },
			{ source: "/old/page", destination: "/faq?from=old#general-1", permanent: true },
		]);
	});

	it("sends the same headers on Vercel as on Netlify", () => {
		const { headers } = JSON.parse(atRepo.get("vercel.json") ?? "");
		interface Sent {
			source: string;
			headers: { key: string; value: string }[];
		}
		const byPattern = headers.map(({ source, headers: sent }: Sent) => ({
			path: source.replace(/\(\.\*\)$/, "*"),
			headers: Object.fromEntries(sent.map(({ key, value }) => [key, value])),
		}));
		expect(byPattern).toEqual(parseHeadersFile(atRepo.get("_headers") ?? ""));
		const cached = (path: string) => headersFor(byPattern, path)["Cache-Control"];
		expect(cached("/repo/assets/app-12345678.js")).toContain("immutable");
		expect(cached("/repo/services")).toBeUndefined();
	});

	it("lets nginx send precompressed files only if there are some", () => {
		expect(atRoot.get(".hosts/nginx.conf")).not.toContain("brotli_static on");
		expect(filesOf(changes, true).get(".hosts/nginx.conf")).toContain("brotli_static on");
	});

	it("sets no nginx headers in a location, which would remove all others", () => {
		const [, ...locations] = (atRoot.get(".hosts/nginx.conf") ?? "").split("\tlocation ");
		const withHeaders = locations.filter((location) => location.includes("add_header"));
		// This location removes headers that nginx would send twice (generator/hosts/nginx.ts).
		expect(withHeaders).toEqual([expect.stringMatching(/^@refused_range /)]);
	});
});

describe.each(["README.md", "docs/guide/host.md"])("the table of hosts in %s", (document) => {
	const row = (host: string) =>
		readFileSync(document, "utf8")
			.split("\n")
			.find((line) => line.startsWith(`| ${host}`)) ?? "";

	it("deploys the folder itself to Vercel, so that vercel.json is at its top", () => {
		// `vercel` reads vercel.json at the top of the folder that it gets. With `dist` as a setting of
		// the project, it would ignore the file, and every link would be a 404.
		expect(row("Vercel")).toContain("`npx vercel deploy --prod dist`");
		expect(atRoot.has("vercel.json")).toBe(true);
	});

	it.each([
		["Netlify, Cloudflare Pages", "--production", "_headers", "_redirects"],
		["nginx, Caddy", "--precompress", ".hosts/nginx.conf", ".hosts/Caddyfile"],
		[
			"S3 and CloudFront",
			".hosts/",
			".hosts/cloudfront-request.js",
			".hosts/cloudfront-response.js",
		],
		["GitHub Pages", "deploy.yml", ".nojekyll"],
	])("has a row for %s, and the build writes its files", (host, word, ...files) => {
		expect(row(host)).toContain(word);
		expect(files.filter((file) => !atRoot.has(file))).toEqual([]);
	});
});

describe("old addresses with queries and encoded characters", () => {
	const old = `- { from: "/caf%c3%a9/", to: /services }
- { from: "/up/Price List (1).pdf", to: /faq }
- { from: "/?p=12", to: "/faq?from=old#general-1" }
- { from: "https://acme.example/index.php?page_id=7&lang=es", to: /services }
- { from: "/2019//05/Prices", to: /faq }
- { from: "/shop?y[]=caf%c3%a9", to: /faq }
`;
	const files = filesOf({ "redirects.yaml": old });

	it("are percent-encoded in capitals and in small letters for Netlify and Cloudflare", () => {
		const lines = files.get("_redirects")?.split("\n");
		expect(lines).toEqual(
			expect.arrayContaining([
				"/caf%C3%A9/ /services 301",
				"/caf%c3%a9/ /services 301",
				"/caf%C3%A9 /services 301",
				"/up/Price%20List%20(1).pdf /faq 301",
				"/ p=12 /faq?from=old#general-1 301!",
				"/index.php page_id=7 lang=es /services 301!",
				"/2019//05/Prices /faq 301",
				"/2019/05/Prices /faq 301",
				"/shop y\\[\\]=café /faq 301!",
				"/shop y%5B%5D=café /faq 301!",
			]),
		);
	});

	it("are sorted by their number of parameters", () => {
		const unsorted = '- { from: "/?p=1", to: /faq }\n- { from: "/?p=1&lang=es", to: /services }\n';
		const file = filesOf({ "redirects.yaml": unsorted }).get("_redirects");
		expect(file?.split("\n").slice(1, 3)).toEqual([
			"/ p=1 lang=es /services 301!",
			"/ p=1 /faq 301!",
		]);
	});

	it("are read by the preview", () => {
		expect(Object.fromEntries(parseRedirectsFile(files.get("_redirects") ?? ""))).toMatchObject({
			"/café": "/services",
			"/café/": "/services",
			"/up/Price List (1).pdf": "/faq",
			"/?p=12": "/faq?from=old#general-1",
			"/index.php?page_id=7&lang=es": "/services",
		});
	});

	it("are conditions for Vercel", () => {
		expect(JSON.parse(files.get("vercel.json") ?? "").redirects).toEqual(
			expect.arrayContaining([
				{ source: "/caf%C3%A9", destination: "/services", permanent: true },
				{ source: "/up/Price%20List%20\\(1\\).pdf", destination: "/faq", permanent: true },
				{
					source: "/",
					has: [{ type: "query", key: "p", value: "12" }],
					destination: "/faq?from=old#general-1",
					permanent: true,
				},
			]),
		);
	});

	it("have a page for GitHub Pages unless it can't show one", () => {
		expect(["café.html", "2019/05/Prices.html"].filter((path) => !files.has(path))).toEqual([]);
		expect([...files.keys()].filter((path) => /pdf|php|index|\/\//.test(path))).toEqual([]);
	});

	it.each([
		["/caf%C3%A9", {}, "/services"],
		["/caf%c3%a9/", {}, "/services"],
		["/up/Price%20List%20(1).pdf", {}, "/faq"],
		["/", { p: "12" }, "/faq?from=old#general-1"],
		["/index.php", { lang: "es", page_id: "7", x: "1" }, "/services"],
		["/", { p: "123" }, undefined],
		["/index.php", { page_id: "7" }, undefined],
		["/%E9", {}, undefined],
		["/2019//05/Prices", {}, "/faq"],
		["/shop", { "y%5B%5D": "caf%C3%A9" }, "/faq"],
		["/shop", { "y[]": "caf%C3%A9" }, "/faq"],
	])("are redirected by CloudFront's function: %s %o", (uri, query, to) => {
		const querystring = Object.fromEntries(
			Object.entries(query).map(([name, value]) => [name, { value }]),
		);
		expect(answerOf(files, uri, querystring).headers?.location?.value).toBe(to);
	});
});

describe("the CloudFront functions", () => {
	it.each([
		["/", "/index.html"],
		["/services", "/services.html"],
		["/areas/pasco/alpha", "/areas/pasco/alpha.html"],
		["/assets/app-12345678.js", "/assets/app-12345678.js"],
		["/.hosts/nginx.conf", "/not-found"],
		["/_headers", "/not-found"],
		["/.well-known/security.txt", "/.well-known/security.txt"],
	])("find the file of %s: %s", (uri, file) => {
		expect(answerOf(atRoot, uri).uri).toBe(file);
	});

	it.each([
		["/services/", "/services"],
		["/areas/pasco/alpha.html", "/areas/pasco/alpha"],
		["/index.html", "/"],
		["/garage-door-springs", "/services"],
		["/index.php", "/"],
	])("redirect %s to %s", (uri, to) => {
		expect(answerOf(atRoot, uri)).toMatchObject({
			statusCode: 301,
			headers: { location: { value: to } },
		});
	});

	it("keep every value of a query in a redirect", () => {
		const tags = {
			tag: { value: "a", multiValue: [{ value: "a" }, { value: "b" }] },
			utm: { value: "x" },
		};
		const location = (uri: string) => answerOf(atRoot, uri, tags).headers?.location?.value;
		expect(location("/services/")).toBe("/services?tag=a&tag=b&utm=x");
		expect(location("/garage-door-springs")).toBe("/services?tag=a&tag=b&utm=x");
		expect(location("/old/page.html")).toBe("/faq?from=old&tag=a&tag=b&utm=x#general-1");
	});

	it("keep the base path", () => {
		expect(answerOf(atRepo, "/repo").headers?.location?.value).toBe("/repo/");
		expect(answerOf(atRepo, "/repo/").uri).toBe("/repo/index.html");
		expect(answerOf(atRepo, "/repo/services").uri).toBe("/repo/services.html");
	});

	it.each(["//evil.example/", "/\\evil.example/", "/areas/\r\nx:1/", "/constructor"])(
		"do not redirect %j",
		(uri) => {
			expect(answerOf(atRoot, uri).statusCode).toBeUndefined();
		},
	);

	it("add headers to a response", () => {
		const headersOf = (uri: string, files = atRoot) =>
			run(files, "cloudfront-response.js", { request: { uri }, response: { headers: {} } }).headers;
		expect(headersOf("/services.html")).toMatchObject({
			"cache-control": { value: "public, max-age=0, must-revalidate" },
			"content-security-policy": { value: expect.stringContaining("frame-ancestors 'none'") },
			"x-content-type-options": { value: "nosniff" },
		});
		for (const [uri, value] of [
			["/services.html", "same-origin"],
			["/assets/share-12345678.png", "cross-origin"],
			["/contact.vcf", "cross-origin"],
			["/signature/logo.png", "cross-origin"],
			["/old/page.html", "same-origin"],
		] as const)
			expect(headersOf(uri)?.["cross-origin-resource-policy"]?.value, uri).toBe(value);
		const cached = (uri: string, files = atRoot) => headersOf(uri, files)?.["cache-control"]?.value;
		expect(cached("/assets/app-12345678.js")).toContain("immutable");
		expect(cached("/repo/assets/app-12345678.js", atRepo)).toContain("immutable");
		expect(cached("/repo/services.html", atRepo)).not.toContain("immutable");
	});

	it("use no syntax that CloudFront's engine lacks, such as for (… of …)", () => {
		const files = filesOf({ "redirects.yaml": '- { from: "/?p=12", to: /faq }\n' });
		for (const file of ["request", "response"]) {
			const script = files.get(`.hosts/cloudfront-${file}.js`) ?? "no script";
			expect(() => transformSync(script, { target: "es5" })).not.toThrow();
		}
	});

	it("have less than CloudFront's 10 kB", () => {
		for (const file of ["request", "response"])
			expect(atRoot.get(`.hosts/cloudfront-${file}.js`)?.length).toBeLessThan(10_240);
	});
});
