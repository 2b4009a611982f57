import { hostFiles } from "./hostFiles.ts";
import { createLinks } from "./links.ts";
import type { BuildOptions } from "./options.ts";
import type { Contents, OutputFile } from "./output.ts";
import { renderContactCard } from "./renderContactCard.ts";
import { renderSitemap } from "./renderSitemap.ts";
import type { Route } from "./routes.ts";
import type { Site } from "./site.ts";

/** Everything that is neither a page nor an asset: sitemap, robots.txt, contact card, files for hosts. */
export async function renderExtras(
	routes: readonly Route[],
	site: Site,
	pages: readonly OutputFile<Contents>[],
	options: BuildOptions,
): Promise<readonly OutputFile[]> {
	const to = createLinks(routes, site.business.url);
	const card: OutputFile = { path: "contact.vcf", contents: renderContactCard(site.business), owner: "the contact card" };
	return [...(await renderSitemap(routes, to)), card, ...hostFiles(site, routes, pages, options)];
}
