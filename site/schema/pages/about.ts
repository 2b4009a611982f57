import { z } from "zod";
import {
	cta,
	document,
	heading,
	hero,
	label,
	list,
	meta,
	photo,
	poster,
	prose,
	some,
	titled,
	video,
} from "../fields.ts";

export const aboutSchema = z.strictObject({
	...meta,
	...hero,
	image: photo.optional(),
	poster: poster.optional().describe("Shown where there is no image."),
	storyHeading: heading(),
	video: video.optional().describe("Stands below the story."),
	differentiators: z.strictObject({ heading: heading(), items: list(titled, "item") }),
	values: z.strictObject({ heading: heading(), items: some(titled, "values") }),
	teamHeading: heading(),
	certificationsHeading: heading(),
	area: z.strictObject({ heading: heading(), text: prose, link: label }),
	cta,
	body: document(20000).describe("The company's story."),
});
