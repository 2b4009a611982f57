import type { Route } from "../../site/routes.ts";
import type { Site } from "../../site/site.ts";
import type { OutputFile } from "../outputFiles.ts";
import { renderHtaccess } from "./apache.ts";
import { renderCaddyfile } from "./caddy.ts";
import { renderCloudFrontRequest, renderCloudFrontResponse } from "./cloudfront.ts";
import type { HostFilePath } from "./contentTypes.ts";
import { redirectPages } from "./githubPages.ts";
import { planHosts } from "./hostPlan.ts";
import { renderHeadersFile, renderRedirectsFile } from "./netlifyAndCloudflare.ts";
import { renderNginxConf } from "./nginx.ts";
import { renderVercelJson } from "./vercel.ts";

/** The folder for settings that a person copies to a server or to CloudFront. */
const hostsFolder = ".hosts";

/**
 * Renders the hosts' settings files, and redirect pages for GitHub Pages. With them, the site
 * behaves nearly the same on every host.
 */
export function hostFiles(
	site: Site,
	routes: readonly Route[],
	{ precompress }: { readonly precompress: boolean },
): readonly OutputFile[] {
	const plan = planHosts(site, routes, precompress);
	const pages = routes.map(({ file }) => file);
	const file = (path: HostFilePath, contents: string): OutputFile => ({
		path,
		contents,
		owner: "the files for hosts",
	});
	return [
		file("_headers", renderHeadersFile(plan.rules)),
		file("_redirects", renderRedirectsFile(plan)),
		file("vercel.json", renderVercelJson(plan)),
		file(".htaccess", renderHtaccess(plan)),
		// Without this file, GitHub Pages leaves out files that start with an underscore or a dot.
		file(".nojekyll", ""),
		file(`${hostsFolder}/nginx.conf`, renderNginxConf(plan)),
		file(`${hostsFolder}/Caddyfile`, renderCaddyfile(plan)),
		file(`${hostsFolder}/cloudfront-request.js`, renderCloudFrontRequest(plan)),
		file(`${hostsFolder}/cloudfront-response.js`, renderCloudFrontResponse(plan)),
		...(plan.forGitHubPages ? redirectPages(plan, pages, site.speech) : []),
	];
}
