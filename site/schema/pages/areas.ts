import { z } from "zod";
import { cta, heading, hero, label, line, list, meta, minutes, prose, some } from "../fields.ts";

export const areasSchema = z.strictObject({
	...meta,
	...hero,
	bands: z
		.strictObject({
			heading: heading(),
			items: some(z.strictObject({ name: heading(40), minutes, towns: line(200) }), "bands"),
			more: label,
			note: prose,
		})
		.optional()
		.describe("How long the drive takes, by distance. Leave it out until you know it."),
	emergency: z
		.strictObject({
			near: line(60),
			far: line(60),
			farFrom: z
				.int()
				.positive()
				.describe("Towns with a drive of at least so many minutes are far."),
		})
		.optional()
		.describe("How long an emergency usually takes, in towns near and far."),
	guarantees: z.strictObject({ heading: heading(), items: list(line(160), "guarantee") }),
	towns: z.strictObject({ heading: heading() }),
	zip: z.strictObject({ heading: heading(), intro: prose, tableHeading: heading() }),
	map: z.strictObject({ heading: heading(), caption: prose }),
	cta,
});
