import { z } from "zod";
import {
	cta,
	heading,
	list,
	meta,
	once,
	prose,
	questions,
	section,
	slug,
	some,
	titled,
} from "../fields.ts";

export const countySchema = z.strictObject({
	...meta,
	name: heading(30),
	order: z.int().positive(),
	heading: heading(),
	intro: prose,
	summary: prose.describe("One or two sentences for the overview page."),
	cards: once(list(slug, "town"), "a town").describe(
		"Towns shown as cards, by their files' names; the others are listed below them.",
	),
	about: section,
	servicesHeading: heading(),
	servicesIntro: prose,
	trust: z.strictObject({ heading: heading(), items: list(titled, "item") }).optional(),
	whyChooseUs: z.strictObject({ heading: heading(), items: some(titled, "items") }).optional(),
	faq: z.strictObject({ heading: heading(), questions }).optional(),
	cta,
});

export type CountyData = z.infer<typeof countySchema>;
