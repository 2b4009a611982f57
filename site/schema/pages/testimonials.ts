import { z } from "zod";
import {
	cta,
	flag,
	hero,
	httpsUrl,
	line,
	meta,
	once,
	prose,
	quote,
	sample,
	says,
	townName,
} from "../fields.ts";
import { isRealDay } from "../readDay.ts";
import { withRole } from "../roles.ts";
import { toIsoDay } from "../usualForms.ts";

const dayOrMonth = z
	.string()
	.overwrite(toIsoDay)
	.refine(
		(value) => isRealDay(/^\d{4}-\d\d$/.test(value) ? `${value}-01` : value),
		says("date-format", { form: "YYYY-MM-DD, or a month as YYYY-MM", like: "2026-11" }),
	);

export const testimonialsSchema = z.strictObject({
	...meta,
	...hero,
	sampleNotice: prose.describe(
		"Shown to visitors for as long as the reviews are samples (16 CFR 465).",
	),
	items: once(
		z.array(
			z.strictObject({
				name: withRole(quote(120, "one line"), "heading"),
				town: townName
					.optional()
					.describe("As county/town, like pasco/trinity. Left out where it is not known."),
				rating: z.int().min(1, says("rating-range")).max(5, says("rating-range")),
				content: withRole(quote(12_000), "display").describe(
					"In the customer's own words. A long one is shown in part, with the rest one tap away.",
				),
				date: withRole(dayOrMonth, "past")
					.optional()
					.describe("The day or the month; left out where not known."),
				source: line(40)
					.optional()
					.describe("Where the customer wrote it, such as Google or Yelp."),
				reply: quote(4_000).optional().describe("What you answered, as Google shows it below."),
				url: httpsUrl.optional().describe("The review's own address there, which is linked."),
				sample: sample("if a customer wrote this review", "the review is made up"),
				featured: flag(
					"Shown on the home page too: the first six, of which the first one leads. Without any, it shows the first six of all.",
				),
			}),
		),
		"a review",
		({ name, content, date }) => `${name} ${content} ${date}`,
		"content",
	).default([]),
	cta,
});

export type TestimonialsData = z.infer<typeof testimonialsSchema>;
export type Testimonial = TestimonialsData["items"][number];
