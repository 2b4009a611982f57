import { z } from "zod";
import { hero, meta } from "../fields.ts";

export const sitemapSchema = z.strictObject({ ...meta, ...hero });
