import { z } from "zod";
import {
	answer,
	cta,
	heading,
	hero,
	line,
	list,
	listSection,
	meta,
	part,
	photo,
	poster,
	prose,
	question,
	section,
	titled,
	video,
	warning,
	wornPart,
} from "../fields.ts";

export const serviceSchema = z.strictObject({
	...meta,
	order: z.int().positive().describe("Its place in lists: 1 comes first."),
	name: heading(40).describe("As on cards and in the form's list of subjects."),
	poster,
	image: photo
		.optional()
		.describe("A real photograph for the top of its page; the poster stands there without one."),
	summary: line(200).describe("Card: text and details list."),
	details: list(line(40), "detail"),
	included: listSection.describe('"What\'s Included" on the services page and here.'),
	...hero,
	what: section,
	video: video.optional().describe("Stands below `what`."),
	worn: list(wornPart, "part").optional().describe("Drawings of parts with their wear."),
	signs: listSection
		.optional()
		.describe("Left out where the list of symptoms on the page says the same."),
	warning: warning.describe("The one thing to remember, set apart."),
	steps: z
		.strictObject({ heading: heading(), items: list(titled, "step") })
		.optional()
		.describe("Left out where the list of what is included says the same."),
	duration: section,
	price: z
		.strictObject({ heading: heading(), intro: prose, items: list(line(240), "item") })
		.optional()
		.describe("May be left out where `quote` in prices.yaml shows the prices and what moves them."),
	safety: listSection
		.extend({
			yours: list(line(240), "item")
				.optional()
				.describe("What owners may do themselves; it stands above what they never should."),
		})
		.describe("What owners leave alone: a sign of danger stands beside each."),
	warranty: section,
	questions: z.strictObject({ heading: heading(), items: list(question, "question") }),
	cta,
	springLife: section
		.extend({
			ratings: list(z.strictObject({ name: heading(40), cycles: z.int().positive() }), "rating"),
			cyclesPerDay: list(z.int().positive(), "number"),
		})
		.optional()
		.describe(
			"For spring replacement: cycles a day, and the years that a spring then lasts, are computed from its rating.",
		),
	plan: part("For maintenance: one visit beside the annual plan.", {
		heading: heading(),
		intro: prose,
		single: z.strictObject({ name: heading(40), note: line(60) }),
		annual: z.strictObject({
			name: heading(40),
			note: line(60),
			price: line(40).optional().describe("The plan's price, once the owner has set it."),
		}),
		ask: z
			.strictObject({ label: line(40), message: line(200) })
			.optional()
			.describe("The button that asks for the plan, here and on /prices, and its message."),
		rows: list(z.strictObject({ feature: line(120), single: line(60), annual: line(60) }), "row"),
	}),
	doNow: part("For emergencies: what to do until we come.", {
		heading: heading(),
		intro: prose,
		items: list(z.strictObject({ title: heading(), text: answer }), "item"),
	}),
	callBlock: z.strictObject({ heading: heading(), text: prose }).optional(),
});

export type ServiceData = z.infer<typeof serviceSchema>;
