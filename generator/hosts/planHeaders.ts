import type { AdminData, Business } from "../../site/schema/schema.ts";

/** The headers of one path, or of all paths below a folder: "/areas/*", or "/*" for all paths. */
export interface HeaderRule {
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** Cache-Control of files with a hash in their name. */
export const immutable = "public, max-age=31536000, immutable";
/**
 * Cache-Control of files without a hash in their name. Netlify, Cloudflare and Vercel send this
 * value by default.
 */
export const revalidate = "public, max-age=0, must-revalidate";

/**
 * The Content-Security-Policy header of all responses. A <meta> element can't set frame-ancestors
 * (https://www.w3.org/TR/CSP3/#meta-element), and the host's error pages have no <meta> of ours.
 */
const fencePolicy = (framedBy: readonly string[]): string =>
	`base-uri 'none'; frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.map((url) => new URL(url).origin).join(" ")}; object-src 'none'`;

/**
 * Values of Strict-Transport-Security. 63072000 seconds are two years. The preload list requires
 * all three parts of its value (https://hstspreload.org).
 */
const secureTransport: Readonly<Record<Business["httpsOnly"], string>> = {
	"this-domain": "max-age=63072000",
	subdomains: "max-age=63072000; includeSubDomains",
	preload: "max-age=63072000; includeSubDomains; preload",
};

export type OpenerPolicy = "same-origin" | "same-origin-allow-popups";

/**
 * Chooses the Cross-Origin-Opener-Policy for the whole site, because Netlify joins the values of
 * two rules for one header. Signing in at /admin needs a window that sends a message to the page.
 */
export const openerPolicyFor = (admin: AdminData | undefined): OpenerPolicy =>
	admin?.auth === undefined ? "same-origin" : "same-origin-allow-popups";

/** Browser features that the site refuses, because no page uses them. */
const refusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb"];

/** Files outside of assets/ that other sites may embed. */
const embeddableFiles = ["contact.vcf", "favicon.ico"] as const;

/**
 * Plans the site's header rules, from general to specific. Each page's exact security policy is in
 * the page's <meta> element (docs/decisions/0009-policy-in-the-page.md).
 * @param basePath "" or "/repo"
 * @param paths the pages' paths, without the base path
 */
export function planHeaders(
	basePath: string,
	{ framedBy = [], httpsOnly }: Pick<Business, "framedBy" | "httpsOnly">,
	paths: readonly string[],
	openerPolicy: OpenerPolicy = "same-origin",
): readonly HeaderRule[] {
	return [
		{
			path: `${basePath}/*`,
			headers: {
				"Content-Security-Policy": fencePolicy(framedBy),
				"Cross-Origin-Opener-Policy": openerPolicy,
				"Permissions-Policy": refusedFeatures.map((name) => `${name}=()`).join(", "),
				"Referrer-Policy": "strict-origin-when-cross-origin",
				"Strict-Transport-Security": secureTransport[httpsOnly],
				"X-Content-Type-Options": "nosniff",
			},
		},
		{
			path: `${basePath}/assets/*`,
			headers: { "Cache-Control": immutable, "Cross-Origin-Resource-Policy": "cross-origin" },
		},
		...embeddableFiles.map((file) => ({
			path: `${basePath}/${file}`,
			headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
		})),
		// Set Cross-Origin-Resource-Policy for each page or folder. A rule for all paths would also
		// match assets/, and Cloudflare joins the values of two rules that match one path.
		...[...new Set(paths.map((path) => path.replace(/^(\/[^/]+\/).*$/, "$1*")))].map((path) => ({
			path: `${basePath}${path}`,
			headers: { "Cross-Origin-Resource-Policy": "same-origin" },
		})),
	];
}

/** Merges the headers of all rules that match a path. If two rules set a header, the later wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): HeaderRule["headers"] {
	const matches = (rule: string) =>
		rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;
	const own = rules.filter((rule) => matches(rule.path));
	return Object.assign({}, ...own.map(({ headers }) => headers));
}
