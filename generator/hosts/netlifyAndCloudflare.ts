import { type HostPlan, lines, type Move } from "./hostPlan.ts";
import type { HeaderRule } from "./planHeaders.ts";

/**
 * Renders _headers, in the format that Netlify and Cloudflare share:
 * https://docs.netlify.com/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const renderHeadersFile = (rules: readonly HeaderRule[]): string =>
	rules
		.map(({ path, headers }) => `${path}\n${lines(Object.entries(headers), headerLine)}`)
		.join("\n");

/** A header's line in _headers. */
const headerLine = ([name, value]: readonly [string, string]): string => `  ${name}: ${value}`;

export const parseHeadersFile = (text: string): readonly HeaderRule[] =>
	text.split(/\n(?=\/)/).map((rule) => {
		const [path = "", ...headers] = rule.trim().split(/\n\s*/);
		const pairs = headers.map((line) => [line.replace(/:.*/, ""), line.replace(/^[^:]*:\s*/, "")]);
		return { path, headers: Object.fromEntries(pairs) };
	});

type RedirectPlan = Pick<HostPlan, "moves" | "missing" | "forGitHubPages">;

/**
 * Renders _redirects. The lines with 404 are for Netlify, because Cloudflare finds the nearest
 * 404.html by itself:
 * https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior
 */
export const renderRedirectsFile = (plan: RedirectPlan): string =>
	`# Written by the build from data/redirects.yaml.\n${lines(redirectLines(plan), (line) => line)}${lines(plan.missing, ({ folder, page }) => `${folder}* ${page} 404`)}`;

/**
 * Renders a line for each redirect. With `forGitHubPages`, a redirect without a query has two
 * lines: Netlify needs "!" to override the redirect page, and Cloudflare doesn't understand "!".
 */
const redirectLines = ({ moves, forGitHubPages }: RedirectPlan): readonly string[] =>
	moves.flatMap(({ from, asked, path, query, fragment }) => {
		const target = `${path}${query}${fragment} 301`;
		// Only Netlify reads these lines. Cloudflare can't match queries and skips the lines.
		if (asked.length > 0) return queryForms(asked).map((form) => `${from} ${form} ${target}!`);
		return percentForms(from).flatMap((form) =>
			forGitHubPages ? [`${form} ${target}!`, `${form} ${target}`] : [`${form} ${target}`],
		);
	});

/**
 * Returns a path in two forms: with percent encodings in upper case ("%C3%B1"), and in lower case
 * as WordPress writes them ("%c3%b1").
 */
export const percentForms = (path: string): readonly string[] => [
	...new Set([path, path.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]),
];

/**
 * Renders a query for Netlify, which reads names as regular expressions and compares values
 * decoded. A name with brackets gives two forms: one with "\[", one with "%5B".
 */
function queryForms(asked: readonly (readonly [string, string])[]): readonly string[] {
	const form = (change: (sign: string) => string) =>
		asked
			.map(([name, value]) => {
				const decoded = decodeURIComponent(value);
				// Netlify can't match a value with a space. `checkOldAddresses` warns of such values.
				return `${name.replace(/[[\]]/g, change)}=${/\s/.test(decoded) ? value : decoded}`;
			})
			.join(" ");
	return [...new Set([form((sign) => `\\${sign}`), form(encodeURIComponent)])];
}

/** Parses a _redirects file for the preview, which knows nothing but the built files. */
export const parseRedirectsFile = (text: string): readonly Move[] =>
	[...text.matchAll(/^(\/\S*)((?: [^\s/=]+=\S*)*) (\/[^\s?#]*)(\?[^\s#]*)?(#\S*)? 301!?$/gm)].map(
		([, from = "", asked = "", path = "", query = "", fragment = ""]) => ({
			from,
			decoded: decodeURIComponent(from),
			asked: [...asked.matchAll(/ ([^\s/=]+)=(\S*)/g)].map(
				([, name = "", value = ""]) => [name.replace(/\\([[\]])/g, "$1"), value] as const,
			),
			path,
			query,
			fragment,
		}),
	);
