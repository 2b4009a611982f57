import { z } from "zod";
import { cta, hero, meta } from "../fields.ts";

/** data/news.yaml: the page /news, which exists if data/news has a file. */
export const newsSchema = z.strictObject({ ...meta, ...hero, cta });

export type NewsData = z.infer<typeof newsSchema>;
