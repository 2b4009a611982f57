import { z } from "zod";
import { hero, label, line, meta, poster } from "../fields.ts";

export const notFoundSchema = z.strictObject({
	...meta,
	...hero,
	link: label,
	image: z.strictObject({ poster, alt: line(200) }),
});
