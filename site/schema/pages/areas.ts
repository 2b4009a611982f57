import { z } from "zod";
import {
	cta,
	heading,
	hero,
	label,
	line,
	list,
	meta,
	minutes,
	part,
	prose,
	some,
} from "../fields.ts";

export const areasSchema = z.strictObject({
	...meta,
	...hero,
	bands: part("How long the drive takes, by distance. Leave it out until you know it.", {
		heading: heading(),
		items: some(z.strictObject({ name: heading(40), minutes, towns: line(200) }), "bands"),
		more: label,
		note: prose,
	}),
	emergency: part("How long an emergency usually takes, in towns near and far.", {
		near: line(60),
		far: line(60),
		farFrom: z.int().positive().describe("Towns with a drive of at least so many minutes are far."),
	}),
	guarantees: z.strictObject({ heading: heading(), items: list(line(160), "guarantee") }),
	towns: z.strictObject({ heading: heading() }),
	zip: z.strictObject({ heading: heading(), intro: prose, tableHeading: heading() }),
	map: z.strictObject({ heading: heading(), caption: prose }),
	cta,
});
