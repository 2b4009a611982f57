import { z } from "zod";
import { cta, heading, hero, label, line, list, meta, once, prose } from "../fields.ts";
import { withRole } from "../roles.ts";

/** Parts that components/DoorAnatomy.tsx draws. */
export const doorParts = [
	"spring",
	"cable",
	"drum",
	"roller",
	"hinge",
	"track",
	"seal",
	"opener",
	"rail",
	"cord",
	"eye",
] as const;

export type DoorPart = (typeof doorParts)[number];

/** Whether residents may clean a part, only look at it, or never touch it. */
const touches = ["never", "look", "clean"] as const;

/** data/how-to.yaml: the page /how-to, and words that the pages of all how-tos share. */
export const howToSchema = z.strictObject({
	...meta,
	...hero,
	relatedHeading: heading().describe("Over the pages behind a how-to: symptoms and services."),
	refusedHeading: heading(),
	sourcesHeading: heading(),
	parts: z
		.strictObject({
			heading: heading(),
			intro: prose,
			/** Alternative text of the drawing. */
			drawing: line(200),
			touch: z.record(z.enum(touches), label),
			items: once(
				list(
					z.strictObject({
						part: withRole(z.enum(doorParts), "key"),
						name: heading(60),
						touch: z.enum(touches),
						sound: line(200),
						text: prose,
					}),
					"part",
				),
				"a part",
				({ part }) => part,
				"part",
			),
		})
		.optional(),
	cta,
});

export type HowToData = z.infer<typeof howToSchema>;
