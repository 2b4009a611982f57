import type { HTMLElement } from "node-html-parser";
import type { Policy } from "../../generator/hosts/securityPolicy.ts";
import { parsePolicy } from "../policy.ts";

/** The points that one test of the Observatory adds or takes. */
export interface Verdict {
	readonly test: string;
	readonly points: number;
}

export interface Score {
	readonly score: number;
	readonly grade: string;
	readonly verdicts: readonly Verdict[];
}

const broad = new Set([
	"ftp:",
	"http:",
	"https:",
	"*",
	"http://*",
	"http://*.*",
	"https://*",
	"https://*.*",
]);
const inline = new Set(["'unsafe-inline'", "data:"]);

/**
 * Returns the score that Mozilla's HTTP Observatory would give a page on a host with HTTPS, a
 * redirect from HTTP, and no cookies.
 * The rules are those of version 1.4 of https://github.com/mdn/mdn-http-observatory
 * (src/analyzer/tests, src/grader/charts.js). The bonus for HSTS preloading is left out, because
 * only the domain's owner can apply for it.
 * @param headers by name, as sent. Several policies are joined by commas
 * @param page the page's document
 */
export function scorePage(headers: Readonly<Record<string, string>>, page: HTMLElement): Score {
	const header = new Map(
		Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
	);
	const metaPolicies = page
		.querySelectorAll("meta[http-equiv]")
		.flatMap((meta) =>
			meta.getAttribute("http-equiv")?.toLowerCase() === "content-security-policy"
				? (meta.getAttribute("content") ?? "")
				: [],
		);
	const headerPolicies = (header.get("content-security-policy") ?? "")
		.split(",")
		.map((text) => text.trim())
		.filter(Boolean);

	const verdicts: readonly Verdict[] = [
		{
			test: "content-security-policy",
			points: judgePolicy([...headerPolicies, ...metaPolicies].map(parsePolicy)),
		},
		{ test: "cookies", points: 0 },
		{
			test: "cross-origin-resource-sharing",
			points: header.has("access-control-allow-credentials") ? -50 : 0,
		},
		{ test: "redirection", points: 0 },
		{ test: "referrer-policy", points: judgeReferrer(header.get("referrer-policy")) },
		{
			test: "strict-transport-security",
			points: judgeTransport(header.get("strict-transport-security")),
		},
		{ test: "subresource-integrity", points: judgeIntegrity(page) },
		{
			test: "x-content-type-options",
			points: header.get("x-content-type-options") === "nosniff" ? 0 : -5,
		},
		{
			test: "x-frame-options",
			points: headerPolicies.some((text) => parsePolicy(text).has("frame-ancestors"))
				? 5
				: ["deny", "sameorigin"].includes(header.get("x-frame-options")?.toLowerCase() ?? "")
					? 0
					: -20,
		},
		{
			test: "cross-origin-resource-policy",
			points: judgeResourcePolicy(header.get("cross-origin-resource-policy")),
		},
	];
	const sum = (of: readonly Verdict[]) => of.reduce((total, { points }) => total + points, 0);
	const base = Math.max(0, 100 + sum(verdicts.filter(({ points }) => points < 0)));
	const score = base >= 90 ? base + sum(verdicts.filter(({ points }) => points > 0)) : base;
	return { score, grade: grades[Math.min(100, score - (score % 5))] ?? "F", verdicts };
}

const grades: Readonly<Record<number, string>> = {
	100: "A+",
	95: "A",
	90: "A",
	85: "A-",
	80: "B+",
	75: "B",
	70: "B",
	65: "B-",
	60: "C+",
	55: "C",
	50: "C",
	45: "C-",
	40: "D+",
	35: "D",
	30: "D",
	25: "D-",
};

/** Several policies together allow only what each of them allows. */
function intersect(policies: readonly Policy[]): Policy {
	const names = [...new Set(policies.flatMap((policy) => [...policy.keys()]))];
	return new Map(
		names.map((name) => {
			const lists = policies.flatMap(
				(policy) =>
					policy.get(name) ?? (name.endsWith("-src") ? policy.get("default-src") : undefined) ?? [],
			);
			const said = policies.filter(
				(policy) => policy.has(name) || (name.endsWith("-src") && policy.has("default-src")),
			).length;
			const all = [...new Set(lists)].filter(
				(source) => lists.filter((other) => other === source).length === said,
			);
			return [name, all.length > 0 ? all : ["'none'"]];
		}),
	);
}

function judgePolicy(policies: readonly Policy[]): number {
	if (policies.length === 0) return -25;
	const policy = intersect(policies);
	const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
	const has = (list: readonly string[], ...sets: readonly ReadonlySet<string>[]) =>
		list.some((source) => sets.some((set) => set.has(source)));
	const insecure = (list: readonly string[]) =>
		list.some((source) => source.startsWith("http:") || source.startsWith("ftp:"));
	const passive = [...sources("img-src"), ...sources("media-src")];
	const active = [...policy]
		.filter(([name]) => !["img-src", "media-src"].includes(name))
		.flatMap(([, list]) => list);

	if (has(sources("script-src"), broad, inline) || has(sources("object-src"), broad)) return -20;
	if (insecure(active)) return -20;
	if ([...sources("script-src"), ...sources("style-src")].includes("'unsafe-eval'")) return -10;
	if (insecure(passive)) return -10;
	if (has(sources("style-src"), broad, inline)) return 0;
	const closed = policy.get("default-src");
	return closed?.length === 1 && closed[0] === "'none'" ? 10 : 5;
}

function judgeReferrer(value: string | undefined): number {
	if (value === undefined) return 0;
	return [
		"no-referrer",
		"same-origin",
		"strict-origin",
		"strict-origin-when-cross-origin",
	].includes(value)
		? 5
		: -5;
}

function judgeTransport(value: string | undefined): number {
	const age = Number(/(?:^|;)\s*max-age=(\d+)/.exec(value ?? "")?.[1]);
	if (Number.isNaN(age) || value?.includes(",")) return -20;
	return age >= 15_552_000 ? 0 : -10;
}

function judgeIntegrity(page: HTMLElement): number {
	const scripts = page.querySelectorAll("script[src]");
	if (scripts.some((script) => /^(https?:)?\/\//.test(script.getAttribute("src") ?? ""))) return -5;
	return scripts.length > 0 && scripts.every((script) => script.getAttribute("integrity")) ? 5 : 0;
}

const judgeResourcePolicy = (value: string | undefined): number =>
	value === "same-origin" || value === "same-site"
		? 10
		: value === undefined || value === "cross-origin"
			? 0
			: -5;
