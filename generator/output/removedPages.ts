import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteAddress } from "../../site/links.ts";
import type { Problem } from "../../site/problem.ts";
import type { Site } from "../../site/site.ts";
import type { Output } from "../outputFiles.ts";
import { listStart, problemOf } from "../problems.ts";

/** Domains that are reserved for examples (RFC 2606): nobody can have published there. */
const reserved = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/;

/**
 * Finds pages of the last build's sitemap that this build lacks, because bookmarks and search
 * results still lead to them. Ignores sites at a reserved domain, and URLs that don't begin with
 * the site's address, because the site may have moved.
 * @returns one problem that names the first three paths, or none if each removed page has a
 * redirect
 */
export function findRemovedPages(
	out: string,
	output: Pick<Output, "has">,
	{ business, redirects, folder }: Site,
): readonly Problem[] {
	const lastSitemap = join(out, "sitemap.xml");
	const { origin, hostname, basePath } = siteAddress(business.url);
	if (!existsSync(lastSitemap) || reserved.test(hostname)) return [];
	const home = `${origin}${basePath}/`;
	const moved = new Set(redirects.map(({ from }) => from.toLowerCase()));
	const removedPages = [...readFileSync(lastSitemap, "utf8").matchAll(/<loc>([^<]+)/g)]
		.flatMap(([, url = ""]) =>
			url.startsWith(home) && url !== home ? `/${url.slice(home.length)}` : [],
		)
		.filter((path) => !output.has(`${path.slice(1)}.html`) && !moved.has(path))
		.sort();
	const [firstPath] = removedPages;
	if (firstPath === undefined) return [];
	const to = firstPath.slice(0, firstPath.lastIndexOf("/")) || "/";
	const got = `no line for ${listStart(removedPages, 3)}, which the last build had and this one lacks`;
	return [problemOf("page-gone", `${folder}/redirects.yaml`, got, { from: firstPath, to })];
}
