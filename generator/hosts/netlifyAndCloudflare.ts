import { type HostPlan, lines } from "./hostPlan.ts";
import type { HeaderRule } from "./planHeaders.ts";

/**
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

/** Parses a _headers file, for the preview and the tests. */
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
 * Renders _redirects. Each redirect is written twice: Netlify needs the "!" to override GitHub
 * Pages' redirect page, and Cloudflare does not understand it. Only Netlify reads the 404 lines;
 * Cloudflare shows the nearest 404.html:
 * https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior
 */
export const renderRedirectsFile = ({
	moves,
	missing,
}: Pick<HostPlan, "moves" | "missing">): string =>
	`# Written by the build from data/redirects.yaml.\n${lines(
		moves,
		({ from, path, query, fragment }) => {
			const line = `${from} ${path}${query}${fragment} 301`;
			return `${line}!\n${line}`;
		},
	)}${lines(missing, ({ folder, page }) => `${folder}* ${page} 404`)}`;
