import { renderCaddyfile } from "./hosts/caddy.ts";
import { renderCloudFrontRequest, renderCloudFrontResponse } from "./hosts/cloudfront.ts";
import type { HostPlan } from "./hosts/hostPlan.ts";
import { renderHeadersFile, renderRedirectsFile } from "./hosts/netlifyAndCloudflare.ts";
import { renderNginxConf } from "./hosts/nginx.ts";
import { planMoves, redirectPages } from "./hosts/redirects.ts";
import { renderVercelJson } from "./hosts/vercel.ts";
import { bytesOf, type Contents, type OutputFile, piecesOf } from "./output.ts";
import { planHeaders } from "./planHeaders.ts";
import type { Route } from "./routes.ts";
import { readPolicy } from "./securityPolicy.ts";
import type { Site } from "./site.ts";

/** Where the files for hosts that don't read them from the site itself are put; no server of ours answers for it. */
export const hostsFolder = ".hosts";

/**
 * What the hosts have to know, from the pages as they are: headers, redirects, base path.
 *
 * @param pages the rendered pages, by the routes' files
 * @param precompress whether .br and .gz files stand beside the others
 */
export function planHosts(site: Site, routes: readonly Route[], pages: readonly OutputFile<Contents>[], precompress: boolean): HostPlan {
	const { hostname, pathname } = new URL(site.business.url);
	const basePath = pathname.replace(/\/+$/, "");
	const contents = new Map(pages.map((page) => [page.path, page.contents]));
	const policies = routes.map(({ path, file, kind }) => ({
		path: `${basePath}${path}`,
		policy: readPolicy(startOf(contents.get(file)), file),
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

/** A page's policy stands at the top of its head: there is no need to decode all of thousands of pages. */
const startOf = (contents: Contents = ""): string => bytesOf(piecesOf(contents).slice(0, 1)).toString("utf8", 0, 8192);

/**
 * The files that make each host serve the site alike. Netlify, Cloudflare Pages, Vercel and GitHub Pages read theirs from
 * the top of what they are given; those for nginx, Caddy and CloudFront are for the person who sets the server up.
 *
 * @param pages the rendered pages
 */
export function hostFiles(
	site: Site,
	routes: readonly Route[],
	pages: readonly OutputFile<Contents>[],
	{ precompress }: { readonly precompress: boolean },
): readonly OutputFile[] {
	const plan = planHosts(site, routes, pages, precompress);
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
		...redirectPages(site.redirects, plan.moves, new URL(site.business.url).origin, new Set(pages.map(({ path }) => path))),
	];
}
