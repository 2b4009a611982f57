import { z } from "zod";
import {
	aged,
	cited,
	citedSources,
	citing,
	cta,
	flag,
	heading,
	hero,
	httpsUrl,
	id,
	label,
	lastDay,
	line,
	list,
	meta,
	prose,
	question,
	section,
	warning,
} from "../fields.ts";
import { withRole } from "../roles.ts";

const citedSection = section.extend({ ...cited, ...aged });

export const hurricaneSchema = citing(
	z.strictObject({
		...meta,
		...hero,
		warning: warning
			.extend({ ...cited, ...aged })
			.describe("Danger comes before every explanation."),
		stagesHeading: heading().describe("Over the stages, each of which stands folded."),
		stages: list(
			z.strictObject({
				id,
				heading: heading(),
				when: line(120),
				items: list(line(240), "item"),
				call: prose.optional(),
				trade: flag("Knowledge of the trade is among it: a technician reads it before launch."),
				...cited,
				...aged,
			}),
			"stage",
		),
		label: z.strictObject({
			id,
			heading: heading(),
			intro: prose,
			drawing: z.strictObject({
				alt: line(300),
				caption: line(160),
				title: heading(24).describe("On the label: over its lines, left."),
				tag: line(12).describe("On the label: over its lines, right."),
				lines: z
					.array(z.tuple([line(32), line(32)]))
					.length(8)
					.describe("Name and value, as many as the drawing has room for."),
			}),
			parts: z
				.array(
					z.strictObject({
						number: withRole(z.int().positive(), "key"),
						name: heading(60),
						text: line(200),
					}),
				)
				.length(8)
				.overwrite((parts) => parts.toSorted((one, other) => one.number - other.number))
				.describe("As many as the drawing has, by its numbers."),
			noLabel: z.strictObject({ strong: label, text: prose }),
			lookup: list(z.strictObject({ name: heading(60), url: httpsUrl }), "link"),
			...cited,
			...aged,
		}),
		terms: z.strictObject({
			heading: heading(),
			items: list(
				z.strictObject({
					id,
					name: heading(60),
					text: prose,
					...cited,
					validUntil: lastDay.optional(),
				}),
				"word",
			),
			...aged,
		}),
		foldedHeading: heading(),
		speed: citedSection,
		insurance: citedSection,
		grant: citedSection,
		questions: z.strictObject({ heading: heading(), items: list(question, "question") }),
		cta,
		sources: citedSources,
	}),
);

export type HurricaneData = z.infer<typeof hurricaneSchema>;
