import { hostFiles } from "../hosts/hostFiles.ts";
import type { HostedPage } from "../hosts/hostPlan.ts";
import type { OutputFile } from "../output/output.ts";
import { createLinks } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import { renderContactCard } from "./renderContactCard.ts";
import { renderSitemap } from "./renderSitemap.ts";

/** Everything that is neither a page nor an asset: sitemap, robots.txt, contact card, files for hosts. */
export async function renderExtras(site: Site, pages: readonly HostedPage[], options: { readonly precompress: boolean }): Promise<readonly OutputFile[]> {
	const routes = pages.map(({ route }) => route);
	const card: OutputFile = { path: "contact.vcf", contents: renderContactCard(site.business), owner: "the contact card" };
	return [...(await renderSitemap(routes, createLinks(routes, site.business.url))), card, ...hostFiles(site, pages, options)];
}
