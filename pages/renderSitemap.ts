import { escapeHtml } from "../site/escapeHtml.ts";
import type { Links } from "../site/links.ts";
import type { Route } from "../site/routes.ts";

/**
 * Renders sitemap.xml. The sitemap lacks priority and changefreq: Google ignores them
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap).
 */
export function renderSitemap(routes: readonly Route[], to: Links): string {
	const xhtml = routes.some(({ alternates }) => alternates.length > 0)
		? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
		: "";
	const urls = routes
		.filter(({ indexed }) => indexed)
		.map((route) => {
			const lastmod = route.updated ? `<lastmod>${route.updated}</lastmod>` : "";
			const linkOf = ({ lang, url }: { readonly lang: string; readonly url: string }) =>
				`<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(url)}"/>`;
			const links = to.alternates(route).map(linkOf);
			const address = escapeHtml(to.absolute(route.path));
			return `<url><loc>${address}</loc>${lastmod}${links.join("")}</url>`;
		});
	return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>${urls.join("")}</urlset>`;
}

/**
 * Renders robots.txt. It allows /admin, because robots must read the noindex of the editing page
 * (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
export const renderRobots = (to: Links): string =>
	`User-agent: *\nAllow: /\n\nSitemap: ${new URL("sitemap.xml", to.absolute("/")).href}\n`;
