import { z } from "zod";
import { heading, label, line, meta, prose } from "../fields.ts";

export const errorSchema = z.strictObject({
	...meta,
	heading: heading(),
	status: line(60),
	lede: prose,
	link: label,
});
