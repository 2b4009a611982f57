import { describe, expect, it } from "vitest";
import { headersFor, planHeaders } from "../../generator/hosts/planHeaders.ts";
import { parsePolicy } from "../policy.ts";

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
		expect(headersFor(rules, "/assets/a-12345678.js")["Cache-Control"]).toBe(
			"public, max-age=31536000, immutable",
		);
	});

	it("says of a page what only a header can, and leaves the rest to the page", () => {
		const sent = parsePolicy(headersFor(rules, "/faq")["Content-Security-Policy"] ?? "");
		// The page names its sources; a header would repeat them
		// (docs/decisions/0009-policy-in-the-page.md).
		expect([...sent.values()].flat().filter((source) => source !== "'none'")).toEqual([]);
		for (const name of ["base-uri", "frame-ancestors", "object-src"])
			expect(sent.get(name), name).toEqual(["'none'"]);
	});

	it("puts the base path before every path", () => {
		expect(planHeaders("/repo", "").map(({ path }) => path)).toEqual(["/repo/*", "/repo/assets/*"]);
	});

	it("lets other sites show our images when they come from an image host", () => {
		expect(
			headersFor(planHeaders("", "https://images.example"), "/")["Cross-Origin-Resource-Policy"],
		).toBe("cross-origin");
	});
});

describe("headersFor", () => {
	it("lets the last value count", () => {
		const rules = [
			{ path: "/*", headers: { "X-Frame": "a", "Cache-Control": "x" } },
			{ path: "/areas/*", headers: { "Cache-Control": "y" } },
		];
		expect(headersFor(rules, "/areas/pasco")).toEqual({ "X-Frame": "a", "Cache-Control": "y" });
		expect(headersFor(rules, "/areas")).toEqual({ "X-Frame": "a", "Cache-Control": "x" });
	});
});
