import { z } from "zod";
import { hero, label, line, meta, poster } from "../../schema/fields.ts";

/** data/404.yaml → /404 */
export const notFoundSchema = z.strictObject({
	...meta,
	...hero,
	link: label,
	image: z.strictObject({ poster, alt: line(200) }),
});

export type NotFoundData = z.infer<typeof notFoundSchema>;
