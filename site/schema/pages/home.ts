import { z } from "zod";
import {
	cta,
	heading,
	label,
	line,
	list,
	meta,
	once,
	photo,
	poster,
	prose,
	some,
	someOf,
	townName,
} from "../fields.ts";
import { withRole } from "../roles.ts";

export const homeSchema = z.strictObject({
	...meta,
	kicker: line(120),
	headline: someOf(heading(40), 1, 3, "lines").describe("The headline's lines."),
	lede: prose,
	image: withRole(photo, "hero").optional(),
	poster: poster.optional().describe("Shown where there is no image."),
	dispatch: z
		.strictObject({ tiles: line() })
		.optional()
		.describe(
			"Over the tiles that lead to the symptoms, here and on other pages; needs symptoms.yaml.",
		),
	serving: z
		.strictObject({ heading: heading(), towns: once(list(townName, "town"), "a town") })
		.describe('The strip "Proudly serving"; towns as county/town, like pasco/trinity.'),
	why: z.strictObject({
		heading: heading(),
		cards: some(z.strictObject({ figure: heading(12), title: heading(), text: prose }), "cards"),
	}),
	services: z.strictObject({ heading: heading(), intro: prose, link: label }),
	response: z.strictObject({
		heading: heading(),
		intro: prose,
		tab: label,
		towns: once(list(townName, "town"), "a town"),
		link: label,
	}),
	about: z.strictObject({
		heading: heading(),
		text: prose,
		checks: some(line(), "checkmarks"),
		link: label,
		image: photo.optional(),
		poster: poster.optional().describe("Shown where there is no image."),
	}),
	testimonials: z.strictObject({ heading: heading(), link: label }),
	cta,
});
