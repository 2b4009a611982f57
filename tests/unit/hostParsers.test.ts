import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getTransformedRoutes } from "@vercel/routing-utils";
import { parseAllHeaders } from "netlify-headers-parser";
import { parseAllRedirects } from "netlify-redirect-parser";
import { expect, inject, it } from "vitest";
import { hostFiles } from "../../generator/hosts/hostFiles.ts";
import { parseHeadersFile } from "../../generator/hosts/netlifyAndCloudflare.ts";
import { planRoutes } from "../planRoutes.ts";
import { sampleSite } from "./sampleData.ts";

// The hosts' parsers must read what the build writes. `npm run check:hosts` covers nginx and Caddy.

const site = sampleSite({
	"redirects.yaml": `- { from: "/caf%c3%a9/", to: /services }
- { from: "/up/Price List (1).pdf", to: /faq }
- { from: "/?p=12", to: "/faq?from=old#general-1" }
`,
	"es/404.yaml": "title: No está\n",
});
const files = new Map(
	hostFiles(site, planRoutes(site), { precompress: false }).map(({ path, contents }) => [
		path,
		String(contents),
	]),
);
/** Writes a file of the build to a disk, because Netlify's parsers read files. */
function written(name: string): string {
	const path = join(mkdtempSync(join(inject("scratch"), "hosts-")), name);
	writeFileSync(path, files.get(name) ?? "");
	return path;
}

it("Netlify reads every header", async () => {
	const { headers, errors } = await parseAllHeaders({
		// The parser's type derives from its default, [], and so allows no item.
		headersFiles: [written("_headers") as never],
		netlifyConfigPath: undefined,
		configHeaders: [],
		minimal: true,
	});
	expect(errors).toEqual([]);
	expect(headers.map(({ for: path, values }) => ({ path, headers: values }))).toEqual(
		parseHeadersFile(files.get("_headers") ?? ""),
	);
});

it("Netlify reads every redirect, its query and its force", async () => {
	const { redirects, errors } = await parseAllRedirects({
		redirectsFiles: [written("_redirects")],
		configRedirects: [],
		minimal: true,
	});
	expect(errors).toEqual([]);
	expect(redirects).toEqual(
		expect.arrayContaining([
			expect.objectContaining({
				from: "/",
				query: { p: "12" },
				to: "/faq?from=old#general-1",
				status: 301,
				force: true,
			}),
			expect.objectContaining({ from: "/caf%C3%A9/", to: "/services", status: 301, force: true }),
			expect.objectContaining({ from: "/es/*", to: "/es/404.html", status: 404 }),
		]),
	);
});

it("Vercel makes routes of every redirect and header, and of clean addresses", () => {
	const config = JSON.parse(files.get("vercel.json") ?? "");
	const { routes, error } = getTransformedRoutes(config);
	expect(error).toBeNull();
	const leading = (path: string) =>
		(routes ?? []).flatMap((route) =>
			route.src !== undefined && "headers" in route && new RegExp(route.src).test(path)
				? Object.values(route.headers ?? {})
				: [],
		);
	expect(leading("/caf%C3%A9")).toContain("/services");
	expect(leading("/caf%c3%a9")).toContain("/services");
	expect(leading("/up/Price%20List%20(1).pdf")).toContain("/faq");
	expect(leading("/assets/app-12345678.js")).toContain("public, max-age=31536000, immutable");
	expect(leading("/services.html")).toContain("/$1");
	expect(routes).toContainEqual(
		expect.objectContaining({ src: "^/$", has: [{ type: "query", key: "p", value: "12" }] }),
	);
});
