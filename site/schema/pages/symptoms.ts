import { z } from "zod";
import {
	answer,
	cta,
	each,
	heading,
	hero,
	id,
	label,
	line,
	list,
	listSection,
	meta,
	prose,
	safeties,
	section,
	urgencies,
} from "../fields.ts";

/** data/symptoms.yaml: the page /symptoms, and words that the pages of data/symptoms share. */
export const symptomsSchema = z.strictObject({
	...meta,
	...hero,
	gate: z.strictObject({
		heading: heading(),
		intro: prose,
		questions: list(
			z.strictObject({
				id,
				question: heading(140),
				short: line(140).describe("One line, as branch pages show it."),
				answer,
				urgency: z.enum(urgencies),
			}),
			"question",
		),
	}),
	finder: z.strictObject({
		heading: heading(),
		label: line(),
		placeholder: label,
		all: label.describe("The first chip of each kind."),
		byUrgency: label,
		clear: label,
		common: line().describe(
			'Words of a search that any symptom may be asked with: "my garage door".',
		),
		counted: label.describe('After a number: "40 symptoms".'),
		empty: z.strictObject({ heading: heading(), text: prose }),
	}),
	list: z.strictObject({ intro: prose, more: label }).describe("The folded list under the finder."),
	urgency: z.strictObject({
		heading: heading(),
		levels: z.record(z.enum(urgencies), z.strictObject({ word: label, meaning: line(160) })),
	}),
	safe: z.record(z.enum(safeties), label),
	labels: z.strictObject({
		...each(label, "now", "emergency", "send", "cause", "visit", "time", "howto", "answers"),
		...each(label, "alsoHere", "related"),
	}),
	services: z
		.strictObject({ heading: heading(), intro: prose, link: label })
		.describe("Over the symptoms that a service's page links to."),
	ready: listSection,
	self: section,
	cta,
});

export type SymptomsData = z.infer<typeof symptomsSchema>;
