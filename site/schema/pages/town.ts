import { z } from "zod";
import {
	coordinates,
	flag,
	heading,
	issueAt,
	line,
	list,
	minutes,
	once,
	pastDay,
	phone,
	poster,
	prose,
	questions,
	section,
	slug,
	someOrNone,
	text,
	titled,
	zip,
} from "../fields.ts";
import { withRole } from "../roles.ts";

const townPermitSchema = z
	.strictObject({
		heading: heading(),
		offices: z.array(slug).min(1).max(3).describe("Ids in permits.yaml, the likelier one first."),
		howToTell: text(300)
			.optional()
			.describe("How a reader knows which of several offices is theirs."),
		first: z
			.strictObject({ who: line(120), phone: phone.optional(), text: text(300) })
			.optional()
			.describe("Who has to say yes before the office takes the application."),
		flood: line(200).optional(),
		historic: line(240).optional(),
		notes: list(line(240), "note").optional().describe("What else is different there."),
		sources: list(slug, "source").optional(),
	})
	.superRefine(({ offices, howToTell, historic, first, sources }, { addIssue }) => {
		if (offices.length > 1 && howToTell === undefined)
			addIssue(issueAt(["howToTell"], "permit-how-to-tell-missing"));
		if ((historic ?? first) !== undefined && sources === undefined)
			addIssue(issueAt(["sources"], "permit-sources-missing"));
	});

/** The file is data/areas/<county>/<town>.yaml, or data/areas/<town>.yaml without counties. */
export const townSchema = z.strictObject({
	name: heading(40),
	updated: pastDay.describe(
		"The day on which this town's text last changed, for search engines. Change it with the text.",
	),
	unincorporated: flag(
		"True for a place without a city government of its own: search engines are told that it is no city.",
	),
	isBase: flag("True for the one town that the office is in."),
	responseMinutes: minutes
		.optional()
		.describe("At least and at most so many minutes: [30, 45]. Leave it out until you know it."),
	responseProposed: flag("True while nobody of the company has confirmed responseMinutes."),
	coordinates: coordinates.optional().describe("Without them, the maps leave the town out."),
	population: z
		.int()
		.positive()
		.optional()
		.describe("Inhabitants at the last census. A phone's map shows the larger towns first."),
	zips: once(someOrNone(withRole(zip, "postalArea"), "ZIP codes"), "a ZIP code")
		.default([])
		.describe("Each in quotes. PO box ZIPs stay out."),
	alsoKnown: once(someOrNone(line(60), "names"), "a name")
		.default([])
		.describe(
			"Other names under which visitors look for the town, such as St Pete, and small places near by to which its answer applies.",
		),
	neighborhoods: once(someOrNone(heading(60), "neighborhoods"), "a neighborhood")
		.default([])
		.describe("Left out where the town has none."),
	summary: line(160).describe("One sentence for the county page's card."),
	intro: prose.describe("The paragraph under the heading."),
	travel: prose.describe("How we get there; stands after the fixed headquarters sentence."),
	poster: poster
		.optional()
		.describe(
			"A drawing of a place like it, above the text on its homes: a file of posters/, and another than its neighbors have.",
		),
	homes: section,
	permit: townPermitSchema.optional().describe("Who issues permits there; needs permits.yaml."),
	common: z.strictObject({ heading: heading(), items: list(titled, "item") }),
	neighborhoodsNote: line(200)
		.optional()
		.describe("A line above the neighborhoods, where some of them lie outside the town."),
	questions,
	nearby: once(someOrNone(slug, "towns"), "a neighbor")
		.default([])
		.describe("The nearest towns by their files' names, nearest first."),
});

export type TownData = z.infer<typeof townSchema>;

export type TownPermit = z.infer<typeof townPermitSchema>;
