import { z } from "zod";
import {
	cta,
	document,
	heading,
	meta,
	once,
	photo,
	prose,
	questions,
	says,
	some,
	video,
} from "../fields.ts";

const block = z
	.strictObject({
		heading: heading(),
		text: document(10000).optional(),
		photos: once(some(photo, "photos"), "a photo", ({ file }) => file, "file").optional(),
		video: video.optional(),
		questions: questions.optional(),
		list: z
			.enum(["services", "towns"])
			.optional()
			.describe("Links to all services, or to all towns."),
	})
	.refine(
		({ text, photos, video, questions: asked, list }) => text ?? photos ?? video ?? asked ?? list,
		says("block-empty"),
	);

/** data/pages/<name>.md → /<name> */
export const customSchema = z.strictObject({
	...meta,
	name: heading(40).describe("As on links to the page."),
	heading: heading(),
	lede: prose.optional().describe("A sentence or two beside the heading."),
	shownIn: z
		.enum(["menu", "footer", "sitemap"])
		.default("sitemap")
		.describe(
			"Where links to it are: menu (the phone's menu and the footer's list), footer (its last line, beside the privacy policy), or sitemap alone. Each page is on /sitemap.",
		),
	body: z
		.union([z.literal(""), document(40000)])
		.default("")
		.describe("The text, in Markdown. It may be empty if there are blocks."),
	blocks: once(some(block, "blocks"), "a heading", (one) => one.heading, "heading").optional(),
	cta: cta.optional().describe("The band at the end that asks visitors to call."),
});

export type CustomData = z.infer<typeof customSchema>;
export type Block = z.infer<typeof block>;
