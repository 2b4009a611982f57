import { z } from "zod";
import { cta, heading, hero, label, line, meta, once, prose, questions, some } from "../fields.ts";

export const contactSchema = z.strictObject({
	...meta,
	...hero,
	form: z.strictObject({
		heading: heading(),
		subjectOther: label,
		messageHint: line(160),
		windows: z
			.strictObject({ label, none: label, options: once(some(label, "windows"), "a window") })
			.optional()
			.describe(
				"When a visit would suit: a wish, which nobody has to make. The form asks for it while this is here.",
			),
		photo: z
			.strictObject({ label, hint: line(200) })
			.optional()
			.describe(
				"The form then takes one photo, made smaller in the browser. Ask your provider whether your plan takes files.",
			),
		privacy: prose,
		offline: prose,
	}),
	direct: z.strictObject({ heading: heading(), hoursHeading: heading(), areasLink: label }),
	complaints: z
		.strictObject({ heading: heading(), text: prose })
		.optional()
		.describe("Who answers a complaint, how soon, and what is put right."),
	map: z.strictObject({ caption: prose }),
	faq: z.strictObject({ heading: heading(), questions }),
	cta,
});

export type ContactData = z.infer<typeof contactSchema>;
