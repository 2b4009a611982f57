import { z } from "zod";
import { hero, meta } from "../fields.ts";

export const sitemapSchema = z.strictObject({ ...meta, ...hero });

export type SitemapData = z.infer<typeof sitemapSchema>;
