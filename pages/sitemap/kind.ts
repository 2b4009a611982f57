import type { Kind } from "../kind.ts";
import { SitemapPage, type SitemapRoute } from "./SitemapPage.tsx";

export const sitemap: Kind<SitemapRoute> = {
	name: "sitemap",
	plan: ({ site: { pages, words }, place }) => [
		{ ...place("/sitemap", words.pages.sitemap, pages.sitemap), kind: "sitemap" },
	],
	Page: SitemapPage,
};
