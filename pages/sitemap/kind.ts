import { type SitemapData, sitemapSchema } from "../../site/schema/pages/sitemap.ts";
import type { Kind } from "../kind.ts";
import { SitemapPage, type SitemapRoute } from "./SitemapPage.tsx";

export const sitemap: Kind<SitemapRoute, { sitemap: SitemapData }> = {
	name: "sitemap",
	files: { sitemap: sitemapSchema },
	plan: ({ site: { pages, words }, place }) => [
		{ ...place("/sitemap", words.pages.sitemap, pages.sitemap), kind: "sitemap" },
	],
	Page: SitemapPage,
};
