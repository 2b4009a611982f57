import type { Kind } from "../kind.ts";
import { planFile } from "../planFile.ts";
import { SitemapPage, type SitemapRoute } from "./SitemapPage.tsx";

export const sitemap: Kind<SitemapRoute> = {
	name: "sitemap",
	plan: (planning) => planFile(planning, "sitemap"),
	Page: SitemapPage,
};
