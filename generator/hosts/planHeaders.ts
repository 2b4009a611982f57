import type { AdminData } from "../../schema/schema.ts";

/** Headers for all paths below a folder: "/areas/*", or "/*" for everything. */
export interface HeaderRule {
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** For files with a hash in their name. */
export const immutable = "public, max-age=31536000, immutable";
/** For all other files. Netlify, Cloudflare and Vercel send the same by default. */
export const revalidate = "public, max-age=0, must-revalidate";

/**
 * Directives that a <meta> element can't set (https://www.w3.org/TR/CSP3/#meta-element), and those
 * that also protect files and the host's error pages.
 */
const fencePolicy = "base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

export type OpenerPolicy = "same-origin" | "same-origin-allow-popups" | "unsafe-none";

/**
 * Signing in at /admin opens a window that has to answer the page. GitLab's window starts at /admin
 * itself, so it loses its opener under any other policy. The policy is the whole site's, because
 * Netlify joins the values of two rules for one header.
 */
export const openerPolicyFor = (admin: AdminData | undefined): OpenerPolicy => {
	if (admin?.auth === undefined) return "same-origin";
	return admin.service === "gitlab" ? "unsafe-none" : "same-origin-allow-popups";
};

/** Features that need a visitor's permission and that no page uses. */
const refusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb"];

/**
 * Plans the site's headers, from general to specific. Each page has its exact policy in a <meta>
 * element, because a header would repeat it (docs/decisions/0009-policy-in-the-page.md).
 * @param basePath "" or "/repo"
 * @param imageHost the image host of the data, or ""; then other sites may show our images
 */
export function planHeaders(
	basePath: string,
	imageHost: string,
	openerPolicy: OpenerPolicy = "same-origin",
): readonly HeaderRule[] {
	return [
		{
			path: `${basePath}/*`,
			headers: {
				"Content-Security-Policy": fencePolicy,
				"Cross-Origin-Opener-Policy": openerPolicy,
				"Cross-Origin-Resource-Policy": imageHost === "" ? "same-origin" : "cross-origin",
				"Permissions-Policy": refusedFeatures.map((name) => `${name}=()`).join(", "),
				"Referrer-Policy": "strict-origin-when-cross-origin",
				// As https://hstspreload.org asks; it binds the domain's subdomains too.
				"Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
				"X-Content-Type-Options": "nosniff",
			},
		},
		{ path: `${basePath}/assets/*`, headers: { "Cache-Control": immutable } },
	];
}

/** Merges the headers of all rules that match a path, as Cloudflare does. The last value counts. */
export const headersFor = (
	rules: readonly HeaderRule[],
	path: string,
): Readonly<Record<string, string>> =>
	Object.assign(
		{},
		...rules
			.filter((rule) => path.startsWith(rule.path.slice(0, -1)))
			.map(({ headers }) => headers),
	);
