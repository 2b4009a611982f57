import { z } from "zod";
import { cta, heading, hero, list, listSection, meta, prose, titled } from "../fields.ts";

export const servicesSchema = z.strictObject({
	...meta,
	...hero,
	why: z.strictObject({ heading: heading(), cards: list(titled, "card") }),
	afterCall: listSection
		.optional()
		.describe(
			"What follows a call: on the pages of each service, of the prices and of the contact.",
		),
	areas: z.strictObject({ heading: heading(), intro: prose }),
	cta,
});
