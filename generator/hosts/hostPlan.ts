import { siteAddress } from "../site/links.ts";
import { folderOf, type Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { planHeaders } from "./planHeaders.ts";

/** Everything that a host has to know, said once; each host's file is written from it. */
export type HostPlan = ReturnType<typeof planHosts>;

/**
 * What the hosts have to know of the site: headers, redirects, not-found pages, base path.
 *
 * @param precompressed whether .br and .gz files stand beside the others
 */
export function planHosts(
	{ business, redirects }: Pick<Site, "business" | "redirects">,
	routes: readonly Route[],
	precompressed: boolean,
) {
	const address = siteAddress(business.url);
	const { basePath } = address;
	const rules = planHeaders(basePath, business.imageHost);
	return {
		...address,
		/** From general to special. */
		rules,
		/** The headers of every answer. */
		always: Object.entries(rules[0]?.headers ?? {}),
		/**
		 * Old paths and where they lead now, as a browser asks for them: base path included. Between
		 * query ("?subject=Other", or "") and fragment ("#message", or "") goes the visitor's query.
		 */
		moves: redirects.map(({ from, to }) => {
			const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
			return { from: `${basePath}${from}`, path: `${basePath}${path}`, query, fragment };
		}),
		/**
		 * Folders with a not-found page in a language of their own: "/es/", "/es/404.html"; base path
		 * included.
		 */
		missing: routes
			.filter(({ kind, path }) => kind === "notFound" && folderOf(path) !== "/")
			.map(({ path, file }) => ({
				folder: `${basePath}${folderOf(path)}`,
				page: `${basePath}/${file}`,
			})),
		precompressed,
	};
}

/** A text in the double quotes that nginx and Caddy share. */
export const quoted = (text: string): string =>
	`"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** One line for each item. */
export const lines = <T>(items: readonly T[], line: (item: T) => string): string =>
	items.map((item) => `${line(item)}\n`).join("");
