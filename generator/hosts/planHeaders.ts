/** Headers for all paths below a folder: "/areas/*", or "/*" for everything. */
export interface HeaderRule {
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** For files with a hash in their name. */
export const immutable = "public, max-age=31536000, immutable";
/**
 * For everything else: kept, and asked about each time. Netlify, Cloudflare and Vercel send the
 * same on their own.
 */
export const revalidate = "public, max-age=0, must-revalidate";

/**
 * What only a header can say (https://www.w3.org/TR/CSP3/#meta-element), and what holds for files
 * and error pages of hosts, too.
 */
const fencePolicy = "base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/**
 * Powerful features that people are asked for, and that no page of ours has a use for; frames of
 * other sites get none unless a page says so.
 */
const refusedFeatures = ["camera", "geolocation", "microphone", "payment", "usb"];

/**
 * The one description of the headers that go with the site, from general to special; the files for
 * each host are written from it.
 * Each page enforces its own exact policy by its <meta> element. The headers add what only a header
 * can say and no more: the same sources once again took 0.5 to 1 kB of each answer, and made two
 * round trips of one for the longest pages (docs/decisions/0009-policy-in-the-page.md).
 * @param basePath "" or "/repo"
 * @param imageHost the image host of the data, or ""; then other sites may show our images
 */
export function planHeaders(basePath: string, imageHost: string): readonly HeaderRule[] {
	return [
		{
			path: `${basePath}/*`,
			headers: {
				"Content-Security-Policy": fencePolicy,
				"Cross-Origin-Opener-Policy": "same-origin",
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

/**
 * What a browser gets for a path when the host sends the values of all rules that match, as
 * Cloudflare does.
 * @returns headers by name; the last value counts
 */
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
