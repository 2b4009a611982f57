import { siteAddress } from "../site/links.ts";
import { folderOf, type Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { openerPolicyFor, planHeaders } from "./planHeaders.ts";

export type HostPlan = ReturnType<typeof planHosts>;

/**
 * Plans headers, redirects, not-found pages and base path, from which each host's files are made.
 * @param precompressed whether .br and .gz files stand beside the others
 */
export function planHosts(
	{ business, redirects, admin }: Pick<Site, "business" | "redirects" | "admin">,
	routes: readonly Route[],
	precompressed: boolean,
) {
	const address = siteAddress(business.url);
	const { basePath } = address;
	const rules = planHeaders(basePath, business.imageHost, openerPolicyFor(admin));
	return {
		...address,
		/** From general to special. */
		rules,
		/** The headers of every answer. */
		always: Object.entries(rules[0]?.headers ?? {}),
		/** With the base path. The visitor's query goes between `query` and `fragment`. */
		moves: redirects.map(({ from, to }) => {
			const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
			return { from: `${basePath}${from}`, path: `${basePath}${path}`, query, fragment };
		}),
		/** With the base path: "/es/", "/es/404.html". */
		missing: routes
			.filter(({ kind, path }) => kind === "notFound" && folderOf(path) !== "/")
			.map(({ path, file }) => ({
				folder: `${basePath}${folderOf(path)}`,
				page: `${basePath}/${file}`,
			})),
		precompressed,
	};
}

/** Quotes a text for nginx and Caddy. */
export const quoted = (text: string): string =>
	`"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

export const lines = <T>(items: readonly T[], line: (item: T) => string): string =>
	items.map((item) => `${line(item)}\n`).join("");
