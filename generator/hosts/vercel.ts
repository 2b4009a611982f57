import { escapeRegExp } from "../escape.ts";
import type { HostPlan } from "./hostPlan.ts";
import { percentForms } from "./netlifyAndCloudflare.ts";

/**
 * Renders vercel.json, for a deployment of dist/ (https://vercel.com/docs/project-configuration).
 * Vercel can't combine clean URLs with a not-found page for each folder, so /404 serves all
 * languages.
 */
export const renderVercelJson = (plan: Pick<HostPlan, "rules" | "moves">): string =>
	`${JSON.stringify(
		{
			$schema: "https://openapi.vercel.sh/vercel.json",
			cleanUrls: true,
			trailingSlash: false,
			headers: plan.rules.map(({ path, headers }) => ({
				source: path.replace(/\*$/, "(.*)"),
				headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
			})),
			redirects: vercelRedirects(plan),
		},
		undefined,
		"\t",
	)}\n`;

/**
 * The redirects of vercel.json, without .html and without paths that end with a slash, except "/"
 * (for "/?p=12"). Vercel removes both from a request before it compares the path with `source`.
 */
const vercelRedirects = ({ moves }: Pick<HostPlan, "moves">) =>
	moves
		.filter(({ from }) => from === "/" || !from.endsWith("/"))
		.flatMap(({ from, asked, path, query, fragment }) =>
			percentForms(from.replace(/(?:\/index)?\.html$/, "") || "/").map((form) => ({
				source: form.replace(/[(){}:*+?!]/g, "\\$&"),
				...(asked.length > 0 ? { has: asked.map(queryCondition) } : {}),
				destination: `${path}${query}${fragment}`,
				permanent: true,
			})),
		);

/**
 * The condition that a request has a query parameter. `value` is a regular expression for the
 * decoded value.
 */
const queryCondition = ([key, value]: readonly [string, string]) => ({
	type: "query",
	key: decodeURIComponent(key),
	value: escapeRegExp(decodeURIComponent(value.replaceAll("+", " "))),
});
