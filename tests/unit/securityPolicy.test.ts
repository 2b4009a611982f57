import { describe, expect, it } from "vitest";
import {
	contentSecurityPolicy,
	formatPolicy,
	hashSource,
} from "../../generator/hosts/securityPolicy.ts";

const business = { form: { provider: "simulated" }, imageHost: "" } as const;
const nothing = { styles: [], scripts: [], islands: new Set<never>(), forms: false, frames: [] };

describe("contentSecurityPolicy", () => {
	it("has hashes as browsers compute them", () => {
		// The example of https://www.w3.org/TR/CSP2/#script-src-hash-usage
		expect(hashSource("alert('Hello, world.');")).toBe(
			"'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
		);
	});

	it("refuses everything for a page that uses nothing", () => {
		const policy = contentSecurityPolicy(business, nothing);
		expect(formatPolicy(policy)).toMatch(
			/^default-src 'none'; base-uri 'none'; .*form-action 'none'; .*require-trusted-types-for 'script'; trusted-types 'none'$/,
		);
		// All other sources are the site itself, and small drawings in styles.
		const all = [...policy].flatMap(([name, sources]) => sources.map((one) => `${name} ${one}`));
		expect(all.filter((one) => !/ '(none|self|script)'$/.test(one))).toEqual(["img-src data:"]);
		const fromOurselves = [...policy].flatMap(([name, sources]) =>
			sources.includes("'self'") ? name : [],
		);
		expect(fromOurselves.join(" ")).toBe("connect-src font-src img-src manifest-src style-src");
		expect(policy.get("script-src")).toEqual([]);
		expect(policy.get("frame-src")).toEqual([]);
	});

	it("is formatted without empty directives, except those that never have a source", () => {
		const policy = new Map(["frame-src", "upgrade-insecure-requests"].map((name) => [name, []]));
		expect(formatPolicy(policy)).toBe("upgrade-insecure-requests");
	});

	it("allows the sources of an outside service, and drops Trusted Types if it needs that", () => {
		type Services = Parameters<typeof contentSecurityPolicy>[0]["outsideServices"];
		const page = { ...nothing, styles: [hashSource("a{}")] };
		const policyWith = (outsideServices: Services) =>
			contentSecurityPolicy({ ...business, outsideServices }, page);
		const plausible = policyWith({ ask: "never", plausible: { domain: "acme.example" } });
		expect(Object.fromEntries(plausible)).toMatchObject({
			"connect-src": ["'self'", "https://plausible.io"],
			"script-src": ["https://plausible.io"],
			"style-src": ["'self'", hashSource("a{}")],
			"require-trusted-types-for": ["'script'"],
			"trusted-types": ["services"],
		});
		expect(policyWith({ ask: "never" })).toEqual(policyWith(undefined));
		const id = "7598bf86-9ebb-46bc-8c61-be8929bbf93d";
		const crisp = policyWith({ ask: "always", crisp: { id } });
		expect(Object.fromEntries(crisp)).toMatchObject({
			"style-src": ["'self'", "'unsafe-inline'", "https://*.crisp.chat"],
			"worker-src": ["blob:", "https://*.crisp.chat"],
		});
		expect([...crisp.keys()].join(" ")).not.toContain("trusted");
	});

	it("allows what the page uses", () => {
		const policy = contentSecurityPolicy(
			{ form: { provider: "formspree", id: "abcdwxyz" }, imageHost: "https://images.example/all" },
			{
				styles: [hashSource("a{}")],
				scripts: [hashSource("{}")],
				islands: new Set(["ContactForm"]),
				forms: true,
				frames: ["https://www.google.com"],
			},
		);
		expect(Object.fromEntries(policy)).toMatchObject({
			"connect-src": ["'self'", "https://formspree.io"],
			"form-action": ["'self'", "https://formspree.io"],
			"frame-src": ["https://www.google.com"],
			"img-src": ["'self'", "data:", "https://images.example"],
			"script-src": ["'self'", hashSource("{}")],
			"style-src": ["'self'", hashSource("a{}")],
		});
	});

	it("allows an outside script and its reports", () => {
		const outsideScripts = [
			{ src: "https://stats.example/a.js", reportsTo: ["https://api.stats.example/b"] },
		];
		const policy = contentSecurityPolicy({ ...business, outsideScripts }, nothing);
		expect(policy.get("script-src")).toEqual(["https://stats.example"]);
		expect(policy.get("connect-src")).toEqual(["'self'", "https://api.stats.example"]);
		const opened = [...policy].filter(([, sources]) => /stats/.test(sources.join()));
		expect(opened.map(([name]) => name)).toEqual(["connect-src", "script-src"]);
	});
});
