import { SitemapStream, streamToPromise } from "sitemap";
import type { OutputFile } from "../output/output.ts";
import type { Links } from "../site/links.ts";
import type { Route } from "../site/routes.ts";

/**
 * sitemap.xml and robots.txt, from the route table. `lastmod` stands only where the data says when
 * a page changed; priority and changefreq are ignored by search engines
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap). The editing
 * page is not hidden from robots: they have to read that it is not to be indexed
 * (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
export async function renderSitemap(
	routes: readonly Route[],
	to: Links,
): Promise<readonly OutputFile[]> {
	const xhtml = routes.some(({ alternates }) => alternates.length > 0);
	const stream = new SitemapStream({
		lastmodDateOnly: true,
		xmlns: { news: false, xhtml, image: false, video: false },
	});
	const text = streamToPromise(stream);
	for (const route of routes) {
		const { path, indexed, updated, alternates } = route;
		if (indexed)
			stream.write({
				url: to.absolute(path),
				...(alternates.length > 0 && { links: to.alternates(route) }),
				...(updated && { lastmod: updated }),
			});
	}
	stream.end();
	const robots = `User-agent: *\nAllow: /\n\nSitemap: ${new URL("sitemap.xml", to.absolute("/")).href}\n`;
	return [
		{ path: "sitemap.xml", contents: (await text).toString(), owner: "renderSitemap" },
		{ path: "robots.txt", contents: robots, owner: "renderSitemap" },
	];
}
