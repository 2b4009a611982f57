import type { OutputFile } from "../output/output.ts";
import { siteAddress } from "../site/links.ts";
import type { Route } from "../site/routes.ts";
import type { Site } from "../site/site.ts";
import { renderCaddyfile } from "./caddy.ts";
import { renderCloudFrontRequest, renderCloudFrontResponse } from "./cloudfront.ts";
import type { HostPlan } from "./hostPlan.ts";
import { renderHeadersFile, renderRedirectsFile } from "./netlifyAndCloudflare.ts";
import { renderNginxConf } from "./nginx.ts";
import { planHeaders } from "./planHeaders.ts";
import { planMoves, redirectPages } from "./redirects.ts";
import type { Policy } from "./securityPolicy.ts";
import { renderVercelJson } from "./vercel.ts";

/** Where the files for hosts that don't read them from the site itself are put; no server of ours answers for it. */
export const hostsFolder = ".hosts";

/** What a host has to know of a page. */
export interface HostedPage {
	readonly route: Route;
	readonly policy: Policy;
}

/**
 * What the hosts have to know of the site: headers, redirects, base path.
 *
 * @param precompress whether .br and .gz files stand beside the others
 */
export function planHosts(site: Site, pages: readonly HostedPage[], precompress: boolean): HostPlan {
	const { hostname, basePath } = siteAddress(site.business.url);
	const policies = pages.map(({ route: { path, kind }, policy }) => ({
		path: `${basePath}${path}`,
		policy,
		anywhere: kind === "notFound" || kind === "error",
	}));
	return {
		rules: planHeaders(policies, basePath, site.business.imageHost),
		moves: planMoves(site.redirects, basePath),
		basePath,
		hostname,
		precompressed: precompress,
	};
}

/**
 * The files that make each host serve the site alike. Netlify, Cloudflare Pages, Vercel and GitHub Pages read theirs from
 * the top of what they are given; those for nginx, Caddy and CloudFront are for the person who sets the server up.
 *
 * @param pages every page of the site
 */
export function hostFiles(site: Site, pages: readonly HostedPage[], { precompress }: { readonly precompress: boolean }): readonly OutputFile[] {
	const plan = planHosts(site, pages, precompress);
	const file = (path: string, contents: string): OutputFile => ({ path, contents, owner: "the files for hosts" });
	return [
		file("_headers", renderHeadersFile(plan.rules)),
		file("_redirects", renderRedirectsFile(plan.moves)),
		file("vercel.json", renderVercelJson(plan.rules, plan.moves)),
		// Without it GitHub Pages leaves out what starts with an underscore or a dot.
		file(".nojekyll", ""),
		file(`${hostsFolder}/nginx.conf`, renderNginxConf(plan)),
		file(`${hostsFolder}/Caddyfile`, renderCaddyfile(plan)),
		file(`${hostsFolder}/cloudfront-request.js`, renderCloudFrontRequest(plan)),
		file(`${hostsFolder}/cloudfront-response.js`, renderCloudFrontResponse(plan)),
		...redirectPages(site.redirects, plan.moves, siteAddress(site.business.url).origin, new Set(pages.map(({ route }) => route.file))),
	];
}
