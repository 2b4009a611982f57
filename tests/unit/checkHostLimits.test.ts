import { describe, expect, it } from "vitest";
import { checkHostLimits, checkOldAddresses } from "../../generator/hosts/checkHostLimits.ts";
import { hostFiles } from "../../generator/hosts/hostFiles.ts";
import { planHosts } from "../../generator/hosts/hostPlan.ts";
import { planRoutes } from "../planRoutes.ts";
import { replaced, sampleSite } from "./sampleData.ts";

function warningsWith(count: number, host?: "netlify" | "cloudflare" | "vercel" | "cloudfront") {
	const redirects = Array.from({ length: count }, (_, at) => `- { from: /o${at}, to: /faq }\n`);
	const site = sampleSite({
		...(host ? replaced("business.yaml", 'imageHost: ""', `imageHost: ""\nhost: ${host}`) : {}),
		"redirects.yaml": redirects.join(""),
	});
	const routes = planRoutes(site);
	const files = hostFiles(site, routes, { precompress: false });
	const output = new Map(files.map(({ path, contents }) => [path, contents]));
	return checkHostLimits(output, planHosts(site, routes, false), site.business).map(
		({ code, file, got, expected, fix }) =>
			`${code} ${file}: ${got}, ${expected} on ${/^Where (.+) serves/.exec(fix)?.[1]}`,
	);
}

const plan = planHosts(sampleSite(), [], false);
const cloudflare = "host-limit _redirects: 2002 redirects, at most 2000 on Cloudflare Pages";

describe("checkHostLimits", () => {
	it("has no warning for a usual site", () => {
		expect(warningsWith(20)).toEqual([]);
	});

	it("names each host with a lower limit if the data names no host", () => {
		expect(warningsWith(1001)).toEqual([
			cloudflare,
			expect.stringMatching(/^cloudfront-function-size \.hosts\/cloudfront-request\.js: \d+ bytes/),
		]);
	});

	it("names the limits of the data's host only", () => {
		expect(warningsWith(1001, "netlify")).toEqual([]);
		expect(warningsWith(2049, "vercel")).toEqual([
			"host-limit vercel.json: 2049 redirects, at most 2048 on Vercel",
		]);
		expect(warningsWith(1001, "cloudfront")).toEqual([
			expect.stringMatching(/^cloudfront-function-size/),
		]);
	});

	it("counts each redirect once for a host that needs no page for it", () => {
		expect(warningsWith(2000, "cloudflare")).toEqual([]);
		expect(warningsWith(2002, "cloudflare")).toEqual([cloudflare]);
	});

	it.each([
		[10_000, []],
		[10_001, ["cloudfront-function-size"]],
	])("warns of a CloudFront function of more than 10,000 bytes: %i", (bytes, codes) => {
		const output = new Map([[".hosts/cloudfront-request.js", "x".repeat(bytes)]]);
		expect(checkHostLimits(output, plan, {}).map(({ code }) => code)).toEqual(codes);
	});

	it("counts files, header rules, characters of a line and bytes of a file", () => {
		type Files = readonly (readonly [path: string, contents: string | Uint8Array])[];
		const gotOf = (files: Files, of = plan, host?: "cloudflare" | "vercel") =>
			checkHostLimits(new Map(files), of, { host }).map(({ got }) => got);
		const files = Array.from({ length: 20_001 }, (_, number) => [`f${number}.html`, ""] as const);
		expect(gotOf(files)).toEqual(["20001 files"]);
		const rule = (length: number) => ({ path: "/a", headers: { A: "x".repeat(length) } });
		const headers = (length: number) => ({ ...plan, rules: Array(102).fill(rule(length)) });
		expect(gotOf([], headers(2000), "cloudflare")).toEqual([
			"102 header rules",
			"2005 characters in a line",
		]);
		expect(gotOf([], headers(1995), "cloudflare")).toEqual(["102 header rules"]);
		expect(gotOf([], headers(4097), "vercel")).toEqual(["4097 characters in a line"]);
		expect(gotOf([], headers(4096), "vercel")).toEqual([]);
		expect(gotOf([["a.png", new Uint8Array(27_000_000)]])).toEqual(["26 MiB in one file"]);
	});
});

describe("checkOldAddresses", () => {
	const redirects = "/?p=12 /price%20list.pdf /old.html /caf%C3%A9 /a//b /blog?tag=Garage+Doors"
		.split(" ")
		.map((from) => ({ from, to: "/faq" }));
	const { business } = sampleSite();
	const messagesFor = (host?: typeof business.host) =>
		checkOldAddresses({ business: { ...business, host }, redirects, folder: "data" }).map(
			({ got, expected }) => `${got}: ${expected}`,
		);

	it("names the hosts that can't redirect an address", () => {
		expect(messagesFor()).toEqual([
			"/?p=12, /blog?tag=Garage+Doors: no old address with a question mark, where the host is Cloudflare Pages or GitHub Pages",
			"/price%20list.pdf, /a//b: no old address with two slashes in a row, or an ending such as .pdf or .php, where the host is GitHub Pages",
			"/blog?tag=Garage+Doors: no old address with a space (+ or %20) after its question mark, where the host is Netlify",
		]);
		expect(messagesFor("cloudflare")).toEqual([
			"/?p=12, /blog?tag=Garage+Doors: no old address with a question mark, where the host is Cloudflare Pages",
		]);
		expect(messagesFor("nginx")).toEqual([]);
	});
});
