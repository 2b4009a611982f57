import { type HostPlan, lines } from "./hostPlan.ts";
import type { HeaderRule } from "./planHeaders.ts";

/**
 * The _headers file that Netlify and Cloudflare Pages share
 * (https://docs.netlify.com/routing/headers/,
 * https://developers.cloudflare.com/pages/configuration/headers/). Pages get their cache header
 * from the host itself.
 */
export const renderHeadersFile = (rules: readonly HeaderRule[]): string =>
	rules
		.map(
			({ path, headers }) =>
				`${path}\n${lines(Object.entries(headers), ([name, value]) => `  ${name}: ${value}`)}`,
		)
		.join("\n");

/** The rules of a _headers file, for what stands in for a host here: the preview and the tests. */
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
 * The _redirects file that both share. Each move stands twice: Netlify takes the first line, whose
 * "!" makes it stronger than the page that stands there for GitHub Pages; Cloudflare takes the
 * second, as it does not know the "!".
 * The not-found pages of other languages are for Netlify alone: Cloudflare leaves out lines with
 * that status, and shows the nearest 404.html by itself
 * (https://developers.cloudflare.com/pages/configuration/serving-pages/#not-found-behavior).
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
