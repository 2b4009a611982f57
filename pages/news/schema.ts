import { z } from "zod";
import { cta, hero, meta } from "../../schema/fields.ts";

/** data/news.yaml → /news, once there is a file in data/news */
export const newsSchema = z.strictObject({ ...meta, ...hero, cta });

export type NewsData = z.infer<typeof newsSchema>;
