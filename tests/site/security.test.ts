import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { contentTypes } from "../../generator/hosts/contentTypes.ts";
import { parseHeadersFile } from "../../generator/hosts/netlifyAndCloudflare.ts";
import { headersFor } from "../../generator/hosts/planHeaders.ts";
import { hashSource } from "../../generator/hosts/securityPolicy.ts";
import { refusedBy } from "../hosts/checkSite.ts";
import { parsePolicy, readPolicy } from "../policy.ts";
import { scorePage } from "./observatory.ts";
import { basePath, builtFiles, outsideScripts, pages, readBuilt } from "./pages.ts";

const rules = parseHeadersFile(readBuilt("_headers").toString());

describe("the HTTP Observatory", () => {
	it("knows a bad page from a good one", () => {
		expect(scorePage({}, parse("<script src=/a.js></script>"))).toMatchObject({
			score: 30,
			grade: "D",
		});
		expect(
			scorePage({ "Content-Security-Policy": "script-src 'self' 'unsafe-inline'" }, parse("<p>")),
		).toMatchObject({ score: 35 });
	});

	it.each(pages.map(({ path, root }) => [path, root] as const))(
		"gives %s A+ and at least 115 points",
		(path, root) => {
			const { score, grade, verdicts } = scorePage(headersFor(rules, `${basePath}${path}`), root);
			const lost = verdicts
				.filter(({ points }) => points <= 0)
				.map(({ test, points }) => `${test} ${points}`);
			expect(grade).toBe("A+");
			expect(score, lost.join(", ")).toBeGreaterThanOrEqual(115);
		},
	);

	it("counts integrity on every page that loads scripts", () => {
		// A service outside changes its script without a word to us: no hash of it would hold.
		const points = outsideScripts.size > 0 ? -5 : 5;
		for (const { path, root } of pages) {
			if (root.querySelector("script[src]") === null) continue;
			expect(
				scorePage(headersFor(rules, `${basePath}${path}`), root).verdicts,
				path,
			).toContainEqual({ test: "subresource-integrity", points });
		}
	});
});

describe("each page's policy", () => {
	it("names exactly the inline styles and scripts of the page", () => {
		for (const { path, html, root } of pages) {
			const policy = readPolicy(html, path);
			const texts = (selector: string) =>
				root.querySelectorAll(selector).map(({ rawText }) => hashSource(rawText));
			const hashes = (name: string) =>
				(policy.get(name) ?? []).filter((source) => source.startsWith("'sha256-"));
			expect(hashes("style-src"), path).toEqual(texts("style"));
			expect(hashes("script-src"), path).toEqual(
				texts("script:not([src]):not([type=application/ld+json])"),
			);
		}
	});

	it("says nothing unsafe, allows frames only where there are some, and stands before all that it governs", () => {
		for (const { path, html, root } of pages) {
			const policy = readPolicy(html, path);
			expect([...policy.values()].flat().join(" "), path).not.toMatch(/unsafe|\*|http:/);
			expect(policy.has("frame-src"), path).toBe(root.querySelector("iframe") !== null);
			expect(policy.get("default-src"), path).toEqual(["'none'"]);
			expect(policy.get("require-trusted-types-for"), path).toEqual(["'script'"]);
			expect(html.indexOf("Content-Security-Policy"), path).toBeLessThan(
				html.search(/<(?:style|script|link)\b/),
			);
		}
	});

	it("is never narrowed by a header", () => {
		for (const { path, html } of pages) {
			for (const header of headersFor(rules, `${basePath}${path}`)[
				"Content-Security-Policy"
			]?.split(", ") ?? [])
				expect(refusedBy(parsePolicy(header), readPolicy(html, path)), path).toEqual([]);
		}
	});

	it("finds no inline style, no event handler and no script address in any page", () => {
		for (const { path, root } of pages) {
			// Told once for each page: an expectation for each of 100,000 elements took a second.
			const bad = root.querySelectorAll("*").flatMap(({ rawTagName, attributes }) =>
				Object.entries(attributes)
					.filter(
						([name, value]) =>
							name === "style" ||
							/^on/i.test(name) ||
							(/(?:href|src|action)$/i.test(name) &&
								/^\s*(javascript|data|vbscript):/i.test(value)),
					)
					.map(([name, value]) => `<${rawTagName} ${name}="${value}">`),
			);
			expect(bad, path).toEqual([]);
		}
	});
});

describe("links outward", () => {
	it("open safely: over https, and without a way back where they open a window", () => {
		for (const { path, root } of pages) {
			for (const link of root.querySelectorAll("a[href]")) {
				const href = link.getAttribute("href") ?? "";
				if (!/^[a-z][a-z0-9+.-]*:/i.test(href) || /^(mailto|tel|sms):/.test(href)) continue;
				expect(href, path).toMatch(/^https:\/\//);
				if (link.getAttribute("target"))
					expect(link.getAttribute("rel"), `${path}: ${href}`).toMatch(/\b(noopener|noreferrer)\b/);
			}
		}
	});
});

describe("files", () => {
	it("have a hash in their name wherever they are served as immutable", () => {
		for (const file of builtFiles.filter((file) => file.startsWith("assets/")))
			expect(file).toMatch(/[-.][0-9a-zA-Z]{8,}\.[a-z0-9]+$/);
	});

	it("are of kinds that every host knows how to serve", () => {
		for (const file of builtFiles.filter((file) => !file.startsWith(".") && !file.startsWith("_")))
			expect(Object.keys(contentTypes), file).toContain(file.slice(file.lastIndexOf(".") + 1));
	});

	it("for hosts stay within Cloudflare's limits", () => {
		const lines = readBuilt("_headers").toString().split("\n");
		expect(rules.length).toBeLessThanOrEqual(100);
		for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
	});
});
