import { z } from "zod";
import { document, meta, photo } from "../../schema/fields.ts";

/** data/news/<date>-<name>.md → /news/<date>-<name> */
export const newsItemSchema = z.strictObject({
	...meta,
	image: photo.optional().describe("A photo below the heading."),
	body: document(40000),
});

export type NewsItemData = z.infer<typeof newsItemSchema>;
