import { z } from "zod";
import {
	aged,
	cited,
	citedSources,
	citing,
	cta,
	each,
	grade,
	heading,
	hero,
	httpsUrl,
	id,
	label,
	line,
	list,
	listSection,
	meta,
	once,
	phone,
	prose,
	says,
	text,
	titled,
} from "../fields.ts";

const officeSchema = z.strictObject({
	id,
	name: heading(),
	short: line(40).describe("In the table."),
	phone: phone.nullable().describe("null: none found, and the page says so."),
	phoneNote: line(120)
		.optional()
		.describe("What answers at that number, where it is not the permit desk."),
	email: z.email({ error: says("email-format") }).optional(),
	portal: z.strictObject({ name: heading(60), url: httpsUrl }).optional(),
	counter: line(120).optional(),
	wholeDoor: z.strictObject({
		answer: z.enum(["yes", "inKind", "likely", "ask"]),
		grade,
		text: text(400),
	}),
	filing: text(300),
	before: text(400).optional().describe("What comes before the application, or has to be asked."),
	note: text(300).optional(),
	...cited,
	...aged,
	grade,
});

/** data/permits.yaml: the page /permits, and the card with the permit offices on a town's page. */
export const permitsSchema = citing(
	z.strictObject({
		...meta,
		...hero,
		townLink: label,
		answers: z.strictObject({ yes: label, inKind: label, likely: label, ask: label }),
		labels: z.strictObject({
			wholeDoor: label,
			spring: label.describe("After the answer for a whole door, on /permits."),
			repairs: label.describe("The same on town pages."),
			...each(label, "first", "more", "counter", "phone", "flood", "historic", "noPhone", "read"),
			...each(label, "readNote", "checked"),
		}),
		short: z.strictObject({
			heading: heading(),
			rows: list(z.strictObject({ work: line(80), answer: line(60) }), "row"),
			note: prose,
			...cited,
		}),
		table: z.strictObject({ heading: heading(), intro: prose, note: prose }),
		foldedHeading: heading(),
		sections: list(
			z.strictObject({
				id,
				heading: heading(),
				paragraphs: list(prose, "paragraph").optional(),
				steps: list(titled, "step").optional(),
				...cited,
				...aged,
			}),
			"section",
		),
		hoaLetter: z.strictObject({
			heading: heading(),
			intro: prose,
			text: text(3000).describe("Blanks stand [in brackets]: braces would be facts."),
			...cited,
			...aged,
		}),
		unknown: listSection,
		cta,
		offices: once(list(officeSchema, "office"), "an id", ({ id }) => id, "id"),
		sources: citedSources,
	}),
);

export type Office = z.infer<typeof officeSchema>;

export type PermitsData = z.infer<typeof permitsSchema>;
