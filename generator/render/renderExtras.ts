import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kindOf } from "../../pages/kindOf.ts";
import { renderContactCard } from "../../pages/renderContactCard.ts";
import { renderFeed } from "../../pages/renderFeed.ts";
import { renderRobots, renderSitemap } from "../../pages/renderSitemap.ts";
import { createLinks } from "../../site/links.ts";
import type { Route } from "../../site/routes.ts";
import type { Site } from "../../site/site.ts";
import { renderAdmin } from "../admin/renderAdmin.ts";
import { hostFiles } from "../hosts/hostFiles.ts";
import type { OutputFile } from "../outputFiles.ts";

/**
 * Renders the output files that are neither pages nor assets, such as sitemap.xml, the editing page
 * and the host's settings.
 */
export function renderExtras(
	site: Site,
	routes: readonly Route[],
	options: { readonly precompress: boolean },
): readonly OutputFile[] {
	const to = createLinks(routes, site.business.url);
	return [
		{ path: "sitemap.xml", contents: renderSitemap(routes, to), owner: "the sitemap" },
		{ path: "robots.txt", contents: renderRobots(to), owner: "the rules for robots" },
		{ path: "contact.vcf", contents: renderContactCard(site.business), owner: "the contact card" },
		...routes.flatMap((route) => feedsOf(route, site, routes)),
		...renderAdmin(site),
		...hostFiles(site, routes, options),
		...site.publicFiles.map((path) => {
			const source = join(site.folder, "public", path);
			return { path: path.normalize("NFC"), contents: readFileSync(source), owner: source, source };
		}),
	];
}

function feedsOf(route: Route, main: Site, routes: readonly Route[]): readonly OutputFile[] {
	const { feedEntries } = kindOf(route);
	const { language, feed } = route;
	if (!feedEntries || feed === undefined) return [];
	const site = main.translations.find(({ speech }) => speech.language === language) ?? main;
	const to = createLinks(routes, main.business.url, language, main.redirects);
	const contents = renderFeed(route, feed, feedEntries(site), site, to);
	return [{ path: feed, contents, owner: `the feed of ${route.path}` }];
}
