import { siteAddress } from "../../site/links.ts";
import { folderOf, type Route } from "../../site/routes.ts";
import type { Site } from "../../site/site.ts";
import { escapeRegExp } from "../escape.ts";
import { embeddableEndings } from "./contentTypes.ts";
import { openerPolicyFor, planHeaders } from "./planHeaders.ts";

export type HostPlan = ReturnType<typeof planHosts>;

/**
 * Plans headers, redirects and not-found pages, from which each host's settings are rendered.
 * @param precompressed whether the site has .br and .gz files
 */
export function planHosts(
	{ business, redirects, admin }: Pick<Site, "business" | "redirects" | "admin">,
	routes: readonly Route[],
	precompressed: boolean,
) {
	const address = siteAddress(business.url);
	const { basePath } = address;
	const paths = routes.map(({ path }) => path);
	const rules = planHeaders(basePath, business, paths, openerPolicyFor(admin));
	const moves = planMoves(redirects, basePath);
	return {
		...address,
		rules,
		/** The headers that every response gets. */
		always: Object.entries(rules[0]?.headers ?? {}),
		/**
		 * A regular expression for the paths of files that other sites may embed: assets/ and all
		 * `contentTypes` but HTML. An e-mail's signature may show a logo from public/, for example.
		 */
		embeddable: `^${escapeRegExp(basePath)}/(?:assets/|.*\\.(?:${embeddableEndings})$)`,
		moves,
		byPath: moves.filter(({ asked }) => asked.length === 0),
		byQuery: moves.filter(({ asked }) => asked.length > 0),
		/** The not-found pages of folders, with the base path: "/es/" has "/es/404.html". */
		missing: routes
			.filter(({ status, path }) => status === 404 && folderOf(path) !== "/")
			.map(({ path, file }) => ({
				folder: `${basePath}${folderOf(path)}`,
				page: `${basePath}/${file}`,
			})),
		precompressed,
		/**
		 * Whether the host is or may be GitHub Pages, where each old address needs a page that
		 * redirects.
		 */
		forGitHubPages: [undefined, "github-pages"].includes(business.host),
	};
}

/** An old address, and where it leads. `from`, `decoded` and `path` begin with the base path. */
export interface Move {
	/** The old path as the data has it. `decoded` is the same path without percent encoding. */
	readonly from: string;
	readonly decoded: string;
	/** The query parameters that a request must have. If the list is empty, any query matches. */
	readonly asked: readonly (readonly [name: string, value: string])[];
	readonly path: string;
	/**
	 * The query of the redirect's target. Hosts append the request's query to it if `asked` is
	 * empty.
	 */
	readonly query: string;
	readonly fragment: string;
}

/**
 * Plans the redirects. Those with the most query parameters come first, because hosts take the
 * first match.
 */
export const planMoves = (redirects: Site["redirects"], basePath: string): readonly Move[] =>
	redirects
		.flatMap(({ from, to }) => {
			const [oldPath = "", oldQuery = ""] = from.split("?");
			const asked = [...oldQuery.matchAll(/([^&=]+)=([^&]*)/g)].map(
				([, name = "", value = ""]) => [decodeBrackets(name), decodeBrackets(value)] as const,
			);
			const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
			return formsOf(oldPath).map((form) => ({
				from: `${basePath}${form}`,
				decoded: `${basePath}${decodeURIComponent(form)}`,
				asked,
				path: `${basePath}${path}`,
				query,
				fragment,
			}));
		})
		.sort((one, other) => other.asked.length - one.asked.length);

const decodeBrackets = (text: string): string => text.replace(/%5[bd]/gi, decodeURIComponent);

/**
 * Returns the forms of a path that hosts may compare with a request: "/a//b/" as written, "/a/b/"
 * for hosts that merge slashes (nginx, Netlify), and "/a/b" for hosts that also remove the final
 * slash.
 */
const formsOf = (path: string): readonly string[] => {
	const joined = path.replace(/\/+/g, "/");
	return [...new Set([path, joined, joined.replace(/(?<=.)\/$/, "")])];
};

/**
 * Returns a regular expression, for PCRE (nginx) and RE2 (Caddy), that matches a parameter in a
 * request's query. Brackets may be encoded or not: browsers send them as they are, other programs
 * encode them.
 */
export const parameterPattern = ([name, value]: readonly [string, string]): string =>
	escapeRegExp(`${name}=${value}`)
		.replace(/\\([[\]])/g, (escaped, sign) => `(?:${escaped}|${encodeURIComponent(sign)})`)
		.replace(/%[\dA-F]{2}/gi, (code) => `(?i:${code})`);

export const quoted = (text: string): string =>
	`"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

export const lines = <T>(items: readonly T[], line: (item: T) => string): string =>
	items.map((item) => `${line(item)}\n`).join("");
