import { describe, expect, it } from "vitest";
import { headersFor, planHeaders } from "../../generator/hosts/planHeaders.ts";
import { contentSecurityPolicy } from "../../generator/hosts/securityPolicy.ts";
import { parsePolicy } from "../policy.ts";

const policy = contentSecurityPolicy({
	...{ styles: [], drawings: false, scripts: [], islands: true, forms: false },
	...{ frames: [], formTargets: [], images: [], outside: { scripts: [], reports: [] } },
});

describe("planHeaders", () => {
	const rules = planHeaders("", "");

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

	it("says of a page what only a header can, and leaves the rest to the page", () => {
		const sent = parsePolicy(headersFor(rules, "/faq")["Content-Security-Policy"] ?? "");
		expect([...sent.keys()]).toEqual(["base-uri", "frame-ancestors", "object-src"]);
		expect(sent.get("frame-ancestors")).toEqual(["'none'"]);
	});

	it("sends a page beside the site its own policy, and never lets it be framed", () => {
		const { "Content-Security-Policy": sent = "" } = headersFor(planHeaders("/repo", "", { path: "/repo/admin", policy }), "/repo/admin");
		expect(sent).toContain("script-src 'self'");
		expect(sent.match(/frame-ancestors 'none'/g)).toHaveLength(2);
	});

	it("puts the base path before every path", () => {
		expect(planHeaders("/repo", "").map(({ path }) => path)).toEqual(["/repo/*", "/repo/assets/*"]);
	});

	it("lets other sites show our images when they come from an image host", () => {
		expect(headersFor(planHeaders("", "https://images.example"), "/")["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
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
