import { z } from "zod";
import { heading, id, isoDate, line, prose, slug, someOrNone } from "./schema.ts";

/** data/offers.yaml: coupons and seasonal prices, each until its last day. */
export const offersSchema = someOrNone(
	z.strictObject({
		id,
		title: heading(60),
		text: prose,
		terms: line(400).describe("What it is for, what it is not for, and how to use it."),
		until: isoDate.describe("The last day. The first build after that day leaves the offer out."),
		services: z
			.array(slug)
			.optional()
			.describe("The services whose pages show it: [spring-replacement]. Left out: all of them."),
		sample: z
			.boolean()
			.optional()
			.describe("True while the offer is made up; a production build refuses it."),
	}),
	"offers",
);

export type Offer = z.infer<typeof offersSchema>[number];
