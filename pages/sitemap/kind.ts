import { fileKind } from "../planFile.ts";
import { SitemapPage } from "./SitemapPage.tsx";

export const sitemap = fileKind("sitemap", SitemapPage);
