import { describe, expect, it } from "vitest";
import { parseHeadersFile } from "../../generator/hosts/netlifyAndCloudflare.ts";
import { headersFor } from "../../generator/hosts/planHeaders.ts";
import { hashSource } from "../../generator/hosts/securityPolicy.ts";
import { planServices } from "../../islands/services/planServices.ts";
import { business } from "../data.ts";
import { refusedBy } from "../hosts/checkSite.ts";
import { parsePolicy, readPolicy } from "../policy.ts";
import { eachPage } from "./eachPage.ts";
import { all, attribute, basePath, builtFiles, outsideScripts, pages, readBuilt } from "./pages.ts";

const rules = parseHeadersFile(readBuilt("_headers").toString());

/** What the company's outside services need, and all their sources. */
const services = planServices(business.outsideServices).map(({ needs }) => needs);
const ofServices = new Set(services.flatMap((needs) => Object.values(needs).flat() as unknown[]));

eachPage(pages, "%s is secure", {
	"has a digest for each script of its own, and loads from elsewhere only what the data names": ({
		root,
	}) => {
		for (const script of all(root, "script[src]")) {
			// An outside service may change its script at any time, so no digest would stay valid.
			if (outsideScripts.has(attribute(script, "src"))) continue;
			expect(attribute(script, "src")).toMatch(/^\/(?!\/)/);
			expect(attribute(script, "integrity")).toMatch(/^sha(?:256|384|512)-/);
		}
	},

	"names exactly its inline styles and scripts in its policy": ({ path, html, root }) => {
		const policy = readPolicy(html, path);
		const texts = (selector: string) =>
			all(root, selector).map(({ rawText }) => hashSource(rawText));
		const hashes = (name: string) =>
			(policy.get(name) ?? []).filter((source) => source.startsWith("'sha256-"));
		expect(hashes("style-src")).toEqual(texts("style"));
		expect(hashes("script-src")).toEqual(
			texts("script:not([src]):not([type=application/ld+json])"),
		);
	},

	"allows nothing unsafe, and frames only if it has some": ({ path, html, root }) => {
		const policy = readPolicy(html, path);
		const own = [...policy.values()].flat().filter((source) => !ofServices.has(source));
		expect(own.join(" ")).not.toMatch(/unsafe|\*|http:/);
		const isFramed = root.querySelector("iframe") !== null || services.some(({ frames }) => frames);
		expect(policy.has("frame-src")).toBe(isFramed);
		expect(policy.get("default-src")).toEqual(["'none'"]);
		const injects = services.some((needs) => needs.injects);
		expect(policy.get("require-trusted-types-for")).toEqual(injects ? undefined : ["'script'"]);
	},

	"has its policy before all that the policy governs": ({ html }) => {
		const governed = html.search(/<(?:style|script|link)\b/);
		expect(html.indexOf("Content-Security-Policy")).toBeLessThan(governed);
	},

	"has no header that narrows its policy": ({ path, html }) => {
		const headers = headersFor(rules, `${basePath}${path}`)["Content-Security-Policy"];
		for (const header of headers?.split(", ") ?? [])
			expect(refusedBy(parsePolicy(header), readPolicy(html, path))).toEqual([]);
	},

	"has no inline style, no event handler and no script address": ({ root }) => {
		// One assertion per page, because one for each of 100,000 elements took a second.
		const bad = root.querySelectorAll("*").flatMap(({ rawTagName, attributes }) =>
			Object.entries(attributes)
				.filter(
					([name, value]) =>
						name === "style" ||
						/^on/i.test(name) ||
						(/(?:href|src|action)$/i.test(name) && /^\s*(javascript|data|vbscript):/i.test(value)),
				)
				.map(([name, value]) => `<${rawTagName} ${name}="${value}">`),
		);
		expect(bad).toEqual([]);
	},

	"links outward over https, and without a way back from a new window": ({ root }) => {
		for (const link of all(root, "a[href]")) {
			const href = attribute(link, "href");
			if (!/^[a-z][a-z0-9+.-]*:/i.test(href) || /^(mailto|tel|sms):/.test(href)) continue;
			expect(href).toMatch(/^https:\/\//);
			if (link.getAttribute("target"))
				expect(link.getAttribute("rel"), href).toMatch(/\bnoopener\b/);
		}
	},
});

describe("files", () => {
	it("have a hash in their name wherever they are served as immutable", () => {
		for (const file of builtFiles.filter((file) => file.startsWith("assets/")))
			expect(file).toMatch(/[-.][0-9a-zA-Z]{8,}\.[a-z0-9]+$/);
	});

	it("for hosts stay within Cloudflare's limits", () => {
		const lines = readBuilt("_headers").toString().split("\n");
		expect(rules.length).toBeLessThanOrEqual(100);
		for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
	});
});
