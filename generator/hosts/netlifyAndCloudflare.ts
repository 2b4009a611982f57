import { type HostPlan, lines } from "./hostPlan.ts";
import type { HeaderRule } from "./planHeaders.ts";

/**
 * Renders _headers, in the format that Netlify and Cloudflare share:
 * https://docs.netlify.com/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const renderHeadersFile = (rules: readonly HeaderRule[]): string =>
	rules
		.map(
			({ path, headers }) =>
				`${path}\n${lines(Object.entries(headers), ([name, value]) => `  ${name}: ${value}`)}`,
		)
		.join("\n");

export const parseHeadersFile = (text: string): readonly HeaderRule[] =>
	text.split(/\n(?=\/)/).map((rule) => {
		const [path = "", ...headers] = rule.trim().split(/\n\s*/);
		return {
			path,
			headers: Object.fromEntries(
				headers.map((line) => [line.replace(/:.*/, ""), line.replace(/^[^:]*:\s*/, "")]),
			),
		};
	});

/**
 * Renders _redirects. With `forGitHubPages`, a redirect without `asked` has two lines. Netlify
 * needs "!" to override a redirect page, and Cloudflare doesn't understand "!". The lines with 404
 * are for Netlify, because Cloudflare finds the nearest 404.html by itself:
 * https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior
 */
export const renderRedirectsFile = ({
	moves,
	missing,
	forGitHubPages,
}: Pick<HostPlan, "moves" | "missing" | "forGitHubPages">): string =>
	`# Written by the build from data/redirects.yaml.\n${lines(
		moves,
		({ from, asked, path, query, fragment }) => {
			const target = `${path}${query}${fragment} 301`;
			// Only Netlify reads these lines. Cloudflare can't match queries and skips the lines.
			if (asked.length > 0)
				return queryForms(asked)
					.map((form) => `${from} ${form} ${target}!`)
					.join("\n");
			return percentForms(from)
				.map((form) =>
					forGitHubPages ? `${form} ${target}!\n${form} ${target}` : `${form} ${target}`,
				)
				.join("\n");
		},
	)}${lines(missing, ({ folder, page }) => `${folder}* ${page} 404`)}`;

/**
 * Returns a path in two forms: with percent encodings in upper case ("%C3%B1"), and in lower case
 * as WordPress writes them ("%c3%b1").
 */
export const percentForms = (path: string): readonly string[] => [
	...new Set([path, path.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]),
];

/**
 * Renders a query for Netlify, which reads names as regular expressions and compares values
 * decoded. A name with brackets gives two forms: one with "\[", one with "%5B". `checkOldAddresses`
 * warns of values with a space, which Netlify can't match.
 */
function queryForms(asked: readonly (readonly [string, string])[]): readonly string[] {
	const form = (change: (sign: string) => string) =>
		asked
			.map(([name, value]) => {
				const decoded = decodeURIComponent(value);
				return `${name.replace(/[[\]]/g, change)}=${/\s/.test(decoded) ? value : decoded}`;
			})
			.join(" ");
	return [...new Set([form((sign) => `\\${sign}`), form(encodeURIComponent)])];
}

/**
 * Parses a _redirects file for the preview and the development server. Returns the targets by
 * decoded address, such as "/old?id=3".
 */
export const parseRedirectsFile = (text: string): ReadonlyMap<string, string> =>
	new Map(
		[...text.matchAll(/^(\/\S*)((?: [^\s/=]+=\S*)*) (\/\S*) 301!?$/gm)].map(
			([, from = "", asked = "", to = ""]) => [
				`${decodeURIComponent(from)}${asked === "" ? "" : `?${asked.trim().replaceAll(" ", "&")}`}`,
				to,
			],
		),
	);
