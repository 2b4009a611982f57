import { describe, expect, it } from "vitest";
import { headersFor, planHeaders } from "../../generator/hosts/planHeaders.ts";
import { parsePolicy } from "../policy.ts";

describe("planHeaders", () => {
	const usual = { httpsOnly: "this-domain" } as const;
	const pages = ["/", "/faq", "/areas", "/areas/pasco", "/areas/pasco/alpha"] as const;
	const rules = planHeaders("", usual, pages);

	it("sends the policy's directives that only work in a header", () => {
		const sent = parsePolicy(headersFor(rules, "/faq")["Content-Security-Policy"] ?? "");
		// The page names its sources (docs/decisions/0009-policy-in-the-page.md).
		expect([...sent.values()].flat().filter((source) => source !== "'none'")).toEqual([]);
		for (const name of ["base-uri", "frame-ancestors", "object-src"])
			expect(sent.get(name), name).toEqual(["'none'"]);
	});

	it.each([
		["subdomains", "max-age=63072000; includeSubDomains"],
		["preload", "max-age=63072000; includeSubDomains; preload"],
	] as const)("sends HSTS for subdomains if httpsOnly is %s", (httpsOnly, value) => {
		const sent = headersFor(planHeaders("", { httpsOnly }, []), "/");
		expect(sent["Strict-Transport-Security"]).toBe(value);
	});

	it("lets the sites of framedBy show pages in frames", () => {
		const framedBy = ["https://www.example.com/doors", "https://other.example"];
		const sent = headersFor(planHeaders("", { ...usual, framedBy }, []), "/");
		const ancestors = parsePolicy(sent["Content-Security-Policy"] ?? "").get("frame-ancestors");
		expect(ancestors).toEqual(["https://www.example.com", "https://other.example"]);
	});

	it.each([...pages, "/assets/share-12345678.png", "/contact.vcf"])(
		"sends %s no header by two rules, because Cloudflare would join their values",
		(path) => {
			const names = rules.flatMap((rule) => Object.keys(headersFor([rule], path)));
			expect(new Set(names).size).toBe(names.length);
		},
	);
});

it("headersFor takes the last value", () => {
	const rules = [
		{ path: "/*", headers: { "X-Frame": "a", "Cache-Control": "x" } },
		{ path: "/areas/*", headers: { "Cache-Control": "y" } },
	];
	expect(headersFor(rules, "/areas/pasco")).toEqual({ "X-Frame": "a", "Cache-Control": "y" });
	expect(headersFor(rules, "/areas")).toEqual({ "X-Frame": "a", "Cache-Control": "x" });
});
