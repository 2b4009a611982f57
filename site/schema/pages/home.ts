import { z } from "zod";
import {
	cta,
	heading,
	label,
	line,
	list,
	meta,
	once,
	part,
	photo,
	poster,
	prose,
	some,
	someOf,
	townName,
} from "../fields.ts";
import { withRole } from "../roles.ts";

const pixel = z.number().int().min(0);
/** Corners of an area of a photograph: x, y, x, y and so on, in pixels. */
const corners = (count: number) => z.array(pixel).length(2 * count);

/** The hero's view with the garage open, so that the home page can roll up the hero's door. */
const open = z.strictObject({
	file: photo.shape.file.describe("The same view with the door up and the garage lit."),
	part: corners(2).describe(
		"The part that differs, in pixels: x and y of its upper left corner, then of its lower right corner.",
	),
	door: corners(4).describe(
		"The corners of the closed door, in pixels: x and y of each, clockwise from the upper left.",
	),
});

const heroPhoto = withRole(withRole(photo.extend({ open: open.optional() }), "photo"), "hero");

export type HeroPhoto = z.infer<typeof heroPhoto>;

export const homeSchema = z.strictObject({
	...meta,
	kicker: line(120),
	headline: someOf(heading(40), 1, 3, "lines").describe("The headline's lines."),
	lede: prose,
	image: heroPhoto.optional(),
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
	visit: part("A visit in five frames, from the call to the repaired door.", {
		heading: heading(),
		poster: poster.describe("The five frames side by side, in one drawing: 2000 x 300."),
		frames: someOf(z.strictObject({ title: heading(40), text: prose }), 5, 5, "frames"),
	}),
	services: z.strictObject({ heading: heading(), intro: prose.optional(), link: label }),
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

export type HomeData = z.infer<typeof homeSchema>;
