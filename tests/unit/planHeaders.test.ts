import { describe, expect, it } from "vitest";
import { headersFor, planHeaders } from "../../generator/hosts/planHeaders.ts";
import { contentSecurityPolicy, hashSource } from "../../generator/hosts/securityPolicy.ts";
import { refusedBy } from "../hosts/checkSite.ts";
import { parsePolicy } from "../policy.ts";

const page = (path: string, style: string, more: { frames?: readonly string[]; anywhere?: boolean } = {}) => ({
	path,
	anywhere: more.anywhere ?? false,
	policy: contentSecurityPolicy({
		...{ styles: [hashSource(style)], drawings: false, scripts: [hashSource("{}")], islands: true, forms: false },
		...{ frames: more.frames ?? [], formTargets: [], images: [], outside: { scripts: [], reports: [] } },
	}),
});
const map = { frames: ["https://www.google.com"] };
const pages = [
	page("/", "home"),
	page("/areas", "areas", map),
	page("/areas/pasco", "county", map),
	page("/areas/pasco/trinity", "town", map),
	page("/faq", "faq"),
	page("/404", "missing", { anywhere: true }),
];
const policyOf = (rules: ReturnType<typeof planHeaders>, path: string) =>
	parsePolicy(rules.find((rule) => rule.path === path)?.headers["Content-Security-Policy"] ?? "");

describe("planHeaders", () => {
	const rules = planHeaders(pages, "", "");

	it("has a rule for everything, for hashed files, for each folder and for each single page", () => {
		expect(rules.map(({ path }) => path)).toEqual(["/*", "/assets/*", "/areas/*", "/", "/areas", "/faq", "/404"]);
	});

	it("sends every header that hardens a site", () => {
		expect(headersFor(rules, "/faq")).toMatchObject({
			"Cross-Origin-Opener-Policy": "same-origin",
			"Cross-Origin-Resource-Policy": "same-origin",
			"Referrer-Policy": "strict-origin-when-cross-origin",
			"X-Content-Type-Options": "nosniff",
			"Permissions-Policy": expect.stringContaining("geolocation=()"),
			"Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
		});
		expect(headersFor(rules, "/assets/a-12345678.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
	});

	it("lets every page be what it is under every rule that a host could apply to it", () => {
		for (const { path, policy } of pages) {
			for (const rule of rules.filter(
				(rule) =>
					rule.headers["Content-Security-Policy"] && (rule.path === path || (rule.path.endsWith("/*") && `${path}/`.startsWith(rule.path.slice(0, -1)))),
			)) {
				expect(refusedBy(parsePolicy(rule.headers["Content-Security-Policy"] ?? ""), policy), `${path} under ${rule.path}`).toEqual([]);
			}
		}
	});

	it("shows the page for unknown paths wherever they are", () => {
		for (const { path } of rules.filter(({ headers, path }) => headers["Content-Security-Policy"] && path !== "/*")) {
			expect(policyOf(rules, path).get("style-src"), path).toContain(hashSource("missing"));
		}
		// Everywhere else the page's own policy counts alone.
		expect([...policyOf(rules, "/*").keys()]).toEqual(["base-uri", "frame-ancestors", "object-src"]);
	});

	it("allows frames only where there are maps, and never to be framed", () => {
		expect(policyOf(rules, "/faq").has("frame-src")).toBe(false);
		expect(policyOf(rules, "/areas/*").get("frame-src")).toEqual(["https://www.google.com"]);
		for (const { headers } of rules.filter(({ headers }) => headers["Content-Security-Policy"]))
			expect(headers["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
	});

	it("puts the base path before every path", () => {
		expect(planHeaders([page("/repo/", "home"), page("/repo/areas/pasco", "county")], "/repo", "").map(({ path }) => path)).toEqual([
			"/repo/*",
			"/repo/assets/*",
			"/repo/areas/*",
			"/repo/",
		]);
	});

	it("lets other sites show our images when they come from an image host", () => {
		expect(headersFor(planHeaders(pages, "", "https://images.example"), "/")["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
	});

	it("stays within Cloudflare's 100 rules and 2,000 characters with ten thousand towns, even if no two look alike", () => {
		const many = [...pages, ...Array.from({ length: 10_000 }, (_, index) => page(`/areas/county-${index % 67}/town-${index}`, `town ${index}`, map))];
		const planned = planHeaders(many, "", "");
		expect(planned.length).toBeLessThan(20);
		for (const { headers } of planned) for (const [name, value] of Object.entries(headers)) expect(`  ${name}: ${value}`.length).toBeLessThanOrEqual(2000);
		const wide = policyOf(planned, "/areas/*");
		expect(wide.has("style-src")).toBe(false);
		expect(wide.get("style-src-attr")).toEqual(["'none'"]);
		expect(wide.get("script-src")).toEqual(["'self'", hashSource("{}")]);
		expect(policyOf(planned, "/faq").get("style-src")).toHaveLength(3);
	});
});

describe("headersFor", () => {
	it("joins policies and lets the last of anything else count", () => {
		const rules = [
			{ path: "/*", headers: { "Content-Security-Policy": "a", "Cache-Control": "x" } },
			{ path: "/areas/*", headers: { "Content-Security-Policy": "b", "Cache-Control": "y" } },
		];
		expect(headersFor(rules, "/areas/pasco")).toEqual({ "Content-Security-Policy": "a, b", "Cache-Control": "y" });
		expect(headersFor(rules, "/areas")).toEqual({ "Content-Security-Policy": "a", "Cache-Control": "x" });
	});
});
