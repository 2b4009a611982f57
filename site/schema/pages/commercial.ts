import { z } from "zod";
import {
	commercialKinds,
	cta,
	heading,
	hero,
	icons,
	label,
	line,
	list,
	listSection,
	meta,
	prose,
	question,
	section,
	slug,
	sources,
	titled,
	warning,
} from "../fields.ts";

export const commercialSchema = z.strictObject({
	...meta,
	...hero,
	warning,
	response: section,
	services: z.strictObject({
		heading: heading(),
		intro: prose,
		items: list(
			z.strictObject({
				name: heading().describe("To the letter one of `commercial` in town-services.yaml."),
				icon: z.enum([...commercialKinds, ...icons]).optional(),
				text: prose,
				items: list(line(240), "item").optional(),
			}),
			"service",
		),
	}),
	fireDoors: section,
	plans: z.strictObject({ heading: heading(), intro: prose, items: list(titled, "item") }),
	send: listSection,
	form: z.strictObject({
		subject: slug.describe('A service\'s slug, or "other" for the last option of the list.'),
		link: label,
		message: line(200),
	}),
	safety: listSection,
	price: listSection,
	questions: z.strictObject({ heading: heading(), items: list(question, "question") }),
	sources: z.strictObject({ heading: heading(), items: sources }),
	cta,
});
