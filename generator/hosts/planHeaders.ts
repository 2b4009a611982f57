import { formatPolicy, mergePolicies, type Policy } from "./securityPolicy.ts";

/** Headers for the paths that a pattern matches: "/faq" is one path, "/areas/*" everything below /areas, "/*" everything. */
export interface HeaderRule {
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** What a page answers with: its path on the host, base path included, and the policy of its <meta> element. */
export interface PagePolicy {
	readonly path: string;
	readonly policy: Policy;
	/** True for the not-found and the error page, which a host shows under any path. */
	readonly anywhere: boolean;
}

/** For files with a hash in their name. */
export const immutable = "public, max-age=31536000, immutable";
/** For everything else: kept, and asked about each time. Netlify, Cloudflare and Vercel send the same on their own. */
export const revalidate = "public, max-age=0, must-revalidate";

export const policyHeader = "Content-Security-Policy";
/**
 * Cloudflare Pages ignores lines of more than 2,000 characters in _headers (https://developers.cloudflare.com/pages/configuration/headers/).
 * A style's hash takes 54 of them.
 */
const mostStyles = 24;
/**
 * What holds for every answer, files and unknown paths included. Short, since it goes with each of them: with every page's
 * sources in it, they were 0.4 kB longer.
 */
const fencePolicy = "base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** Powerful features that no page of ours, nor a map in a frame, has a use for. */
const refusedFeatures =
	"accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment publickey-credentials-get screen-wake-lock usb xr-spatial-tracking";

/**
 * The one description of the headers that go with the site, from general to special; the files for each host are written
 * from it.
 *
 * Each page enforces its own exact policy by its <meta> element. The headers add what only a header can (frame-ancestors)
 * and a second fence around each page or folder: a browser applies every policy that it gets, so a page can only do what
 * all of them allow. Where several rules match a path, some hosts send all values (Cloudflare joins them with commas) and
 * others the last; every rule therefore allows whatever a page under its paths needs, the pages for errors included.
 * Folders are not taken further apart than their first name: with ten thousand towns there are as many rules as with ten.
 *
 * @param pages every page
 * @param basePath "" or "/repo"
 * @param imageHost the image host of the data, or ""; then other sites may show our images
 */
export function planHeaders(pages: readonly PagePolicy[], basePath: string, imageHost: string): readonly HeaderRule[] {
	const errors = pages.filter(({ anywhere }) => anywhere).map(({ policy }) => policy);
	const names = (path: string) => path.slice(basePath.length + 1).split("/");
	const single = pages.filter(({ path }) => names(path).length === 1);
	const folders = new Map<string, Policy[]>();
	for (const { path, policy } of pages) {
		const [folder = "", below] = names(path);
		if (below === undefined) continue;
		if (!folders.get(folder)?.push(policy)) folders.set(folder, [policy]);
	}
	// Some hosts take "/areas/*" to include /areas itself: its policy goes into both rules.
	for (const { path, policy } of single) folders.get(names(path)[0] ?? "")?.push(policy);
	const policyRule = (path: string, policies: readonly Policy[]): HeaderRule => ({
		path,
		headers: { [policyHeader]: formatPolicy(fenceAround([...policies, ...errors])) },
	});

	return [
		{
			path: `${basePath}/*`,
			headers: {
				[policyHeader]: fencePolicy,
				"Cross-Origin-Opener-Policy": "same-origin",
				"Cross-Origin-Resource-Policy": imageHost === "" ? "same-origin" : "cross-origin",
				"Permissions-Policy": refusedFeatures.replace(/\S+/g, "$&=()").replaceAll(" ", ", "),
				"Referrer-Policy": "strict-origin-when-cross-origin",
				// As https://hstspreload.org asks; it binds the domain's subdomains too.
				"Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
				"X-Content-Type-Options": "nosniff",
			},
		},
		{ path: `${basePath}/assets/*`, headers: { "Cache-Control": immutable } },
		...[...folders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([folder, policies]) => policyRule(`${basePath}/${folder}/*`, policies)),
		...single.map(({ path, policy }) => policyRule(path, [policy])),
	];
}

/** The rule of a page beside the site. It takes no part in the others' policies, nor they in its own. */
export const soloRule = ({ path, policy }: Pick<PagePolicy, "path" | "policy">): HeaderRule => ({
	path,
	headers: { [policyHeader]: formatPolicy(new Map([...policy, ["frame-ancestors", ["'none'"]]])) },
});

/**
 * What a browser gets for a path when the host sends the values of all rules that match, as Cloudflare does.
 *
 * @returns headers by name; several policies stand joined by a comma, of anything else the last counts
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
	const headers: Record<string, string> = {};
	for (const rule of rules) {
		if (!matches(rule.path, path)) continue;
		for (const [name, value] of Object.entries(rule.headers))
			headers[name] = name === policyHeader && headers[name] !== undefined ? `${headers[name]}, ${value}` : value;
	}
	return headers;
}

const matches = (pattern: string, path: string): boolean => (pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern);

/**
 * The narrowest policy for a header under which all the given pages work. Where they have more stylesheets than a header can carry, it
 * leaves <style> elements to the pages' own policies and still refuses style attributes.
 */
function fenceAround(policies: readonly Policy[]): Policy {
	const merged: Policy = new Map([...mergePolicies(policies), ["frame-ancestors", ["'none'"]]]);
	if ((merged.get("style-src") ?? []).length <= mostStyles) return merged;
	// default-src would stand in for a missing style-src.
	const refused = ["child-src", "media-src", "object-src", "style-src-attr", "worker-src"].map((name) => [name, ["'none'"]] as const);
	return new Map([...refused, ...[...merged].filter(([name]) => name !== "default-src" && name !== "style-src")]);
}
