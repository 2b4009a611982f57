import { z } from "zod";
import { hero, meta } from "../../schema/fields.ts";

/** data/sitemap.yaml → /sitemap */
export const sitemapSchema = z.strictObject({ ...meta, ...hero });

export type SitemapData = z.infer<typeof sitemapSchema>;
