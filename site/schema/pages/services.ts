import { z } from "zod";
import { cta, heading, hero, list, meta, prose, titled } from "../fields.ts";

export const servicesSchema = z.strictObject({
	...meta,
	...hero,
	why: z.strictObject({ heading: heading(), cards: list(titled, "card") }),
	areas: z.strictObject({ heading: heading(), intro: prose }),
	cta,
});

export type ServicesData = z.infer<typeof servicesSchema>;
