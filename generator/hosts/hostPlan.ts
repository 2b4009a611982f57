import { type SiteAddress, siteAddress } from "../site/links.ts";
import { folderOf, type Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { type HeaderRule, planHeaders } from "./planHeaders.ts";

/** An old path and where it leads now, as a browser asks for them: base path included. Between query and fragment goes the visitor's query. */
export interface Move {
	readonly from: string;
	readonly path: string;
	/** "?subject=Other", or "". */
	readonly query: string;
	/** "#message", or "". */
	readonly fragment: string;
}

/** Everything that a host has to know, said once; each host's file is written from it. */
export interface HostPlan extends SiteAddress {
	/** From general to special. */
	readonly rules: readonly HeaderRule[];
	/** The headers of every answer. */
	readonly always: readonly (readonly [name: string, value: string])[];
	readonly moves: readonly Move[];
	/** Folders with a not-found page in a language of their own: "/es/", "/es/404.html"; base path included. */
	readonly missing: readonly { readonly folder: string; readonly page: string }[];
	/** Whether .br and .gz files stand beside the others. */
	readonly precompressed: boolean;
}

/**
 * What the hosts have to know of the site: headers, redirects, not-found pages, base path.
 *
 * @param precompressed whether .br and .gz files stand beside the others
 */
export function planHosts({ business, redirects }: Pick<Site, "business" | "redirects">, routes: readonly Route[], precompressed: boolean): HostPlan {
	const address = siteAddress(business.url);
	const { basePath } = address;
	const rules = planHeaders(basePath, business.imageHost);
	return {
		rules,
		always: Object.entries(rules[0]?.headers ?? {}),
		moves: redirects.map(({ from, to }) => {
			const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
			return { from: `${basePath}${from}`, path: `${basePath}${path}`, query, fragment };
		}),
		missing: routes
			.filter(({ kind, path }) => kind === "notFound" && folderOf(path) !== "/")
			.map(({ path, file }) => ({ folder: `${basePath}${folderOf(path)}`, page: `${basePath}/${file}` })),
		...address,
		precompressed,
	};
}

/** A text in the double quotes that nginx and Caddy share. */
export const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** One line for each item. */
export const lines = <T>(items: readonly T[], line: (item: T) => string): string => items.map((item) => `${line(item)}\n`).join("");
