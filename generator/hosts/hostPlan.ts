import { escapeRegExp } from "../escape.ts";
import { siteAddress } from "../site/links.ts";
import { readOldAddress } from "../site/oldAddress.ts";
import { folderOf, type Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { embeddableFiles, openerPolicyFor, planHeaders } from "./planHeaders.ts";

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
	const rules = planHeaders(
		basePath,
		business,
		routes.map(({ path }) => path),
		openerPolicyFor(admin),
	);
	return {
		...address,
		/** From general to special. */
		rules,
		/** The headers of every answer. */
		always: Object.entries(rules[0]?.headers ?? {}),
		/** A regular expression for the paths of files that other sites may show. */
		embeddable: `^${escapeRegExp(basePath)}/(?:assets/|(?:${embeddableFiles.map(escapeRegExp).join("|")})$)`,
		/**
		 * With the base path. The visitor's query goes between `query` and `fragment`. `asked` is what
		 * the visitor's query has to contain; moves with it come first, because others have no condition.
		 */
		moves: redirects
			.flatMap(({ from, to }) => {
				const old = readOldAddress(from);
				const [, path = "", query = "", fragment = ""] =
					/^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
				const move = (end: (path: string) => string) => ({
					from: `${basePath}${end(old.path)}`,
					decoded: `${basePath}${end(old.decoded)}`,
					asked: old.parameters,
					path: `${basePath}${path}`,
					query,
					fragment,
				});
				const written = move((path) => path);
				const hasSlash = old.path !== "/" && old.path.endsWith("/");
				return hasSlash ? [written, move((path) => path.slice(0, -1))] : [written];
			})
			.sort((one, other) => Math.sign(other.asked.length) - Math.sign(one.asked.length)),
		/** With the base path: "/es/", "/es/404.html". */
		missing: routes
			.filter(({ status, path }) => status === 404 && folderOf(path) !== "/")
			.map(({ path, file }) => ({
				folder: `${basePath}${folderOf(path)}`,
				page: `${basePath}/${file}`,
			})),
		precompressed,
		/** Whether old addresses get a page that leads on, because GitHub Pages may be the host. */
		forGitHubPages: [undefined, "github-pages"].includes(business.host),
	};
}

/** Quotes a text for nginx and Caddy. */
export const quoted = (text: string): string =>
	`"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

export const lines = <T>(items: readonly T[], line: (item: T) => string): string =>
	items.map((item) => `${line(item)}\n`).join("");
