import { z } from "zod";
import { document, meta, photo } from "../fields.ts";

export const newsItemSchema = z.strictObject({
	...meta,
	image: photo.optional().describe("A photo below the heading."),
	body: document(40000),
});

export type NewsItemData = z.infer<typeof newsItemSchema>;
