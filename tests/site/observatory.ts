import type { HTMLElement } from "node-html-parser";
import type { Policy } from "../../generator/outputFiles.ts";
import { parsePolicy } from "../policy.ts";
import { all, attribute, attributes } from "./pages.ts";

/** The points that one test of the Observatory adds or takes. */
interface Verdict {
	readonly test: string;
	readonly points: number;
}

interface Score {
	readonly score: number;
	readonly grade: string;
	readonly verdicts: readonly Verdict[];
}

const broad = new Set("ftp: http: https: * http://* http://*.* https://* https://*.*".split(" "));
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
	const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
	const header: Readonly<Record<string, string | undefined>> = Object.fromEntries(lowerCase);
	const inPage = attributes(page, 'meta[http-equiv="content-security-policy" i]', "content");
	const inHeader =
		header["content-security-policy"]?.split(",").filter((text) => text.trim()) ?? [];
	const isFramed = inHeader.some((text) => parsePolicy(text).has("frame-ancestors"));
	const points: Readonly<Record<string, number>> = {
		"content-security-policy": judgePolicy([...inHeader, ...inPage].map(parsePolicy)),
		cookies: 0,
		"cross-origin-resource-sharing": header["access-control-allow-credentials"] ? -50 : 0,
		redirection: 0,
		"referrer-policy": judgeReferrer(header["referrer-policy"]),
		"strict-transport-security": judgeTransport(header["strict-transport-security"]),
		"subresource-integrity": judgeIntegrity(page),
		"x-content-type-options": header["x-content-type-options"] === "nosniff" ? 0 : -5,
		"x-frame-options": isFramed ? 5 : judgeFrames(header["x-frame-options"]),
		"cross-origin-resource-policy": judgeResources(header["cross-origin-resource-policy"]),
	};
	const verdicts = Object.entries(points).map(([test, points]) => ({ test, points }));
	const sum = (of: readonly Verdict[]) => of.reduce((total, { points }) => total + points, 0);
	const base = Math.max(0, 100 + sum(verdicts.filter(({ points }) => points < 0)));
	const score = base >= 90 ? base + sum(verdicts.filter(({ points }) => points > 0)) : base;
	return { score, grade: grades[Math.ceil((100 - Math.min(100, score)) / 5)] ?? "F", verdicts };
}

/** For 100 points, 95, 90 and so on, down to 25. */
const grades = "A+ A A A- B+ B B B- C+ C C C- D+ D D D-".split(" ");

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
	return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(value) ? 5 : -5;
}

const judgeFrames = (value = ""): number => (/^(deny|sameorigin)$/i.test(value) ? 0 : -20);

function judgeTransport(value: string | undefined): number {
	const age = Number(/(?:^|;)\s*max-age=(\d+)/.exec(value ?? "")?.[1]);
	if (Number.isNaN(age) || value?.includes(",")) return -20;
	return age >= 15_552_000 ? 0 : -10;
}

function judgeIntegrity(page: HTMLElement): number {
	const scripts = all(page, "script[src]");
	if (scripts.some((script) => /^(https?:)?\/\//.test(attribute(script, "src")))) return -5;
	return scripts.length > 0 && scripts.every((script) => attribute(script, "integrity")) ? 5 : 0;
}

const judgeResources = (value = "cross-origin"): number =>
	/^same-(origin|site)$/.test(value) ? 10 : value === "cross-origin" ? 0 : -5;
