import { z } from "zod";
import {
	branchName,
	cta,
	faults,
	guideName,
	heading,
	hero,
	icons,
	id,
	issueAt,
	label,
	line,
	list,
	meta,
	prose,
	safeties,
	serviceName,
	slug,
	someOf,
	text,
	urgencies,
	wornPart,
} from "../fields.ts";

const rowSchema = z
	.strictObject({
		id: id.describe(
			"The row's anchor, /symptoms/wont-open#broken-torsion-spring, unique over all branches.",
		),
		symptom: line(120).describe("As a visitor says it."),
		words: someOf(label, 3, 20, "search words").describe(
			"What else a visitor may type into the finder.",
		),
		urgency: z.enum(urgencies),
		cause: line(240),
		safe: z.enum(safeties),
		safeNote: line(200),
		now: someOf(line(200), 1, 3, "steps").describe(
			"Short steps that need no tools and touch nothing under tension.",
		),
		visit: text(400)
			.optional()
			.describe("What we do when we come; left out where visitors fix it themselves."),
		time: line(120).optional().describe("How long that takes."),
		service: serviceName.describe(
			"A file's name in services: the page behind it, and the form's subject.",
		),
		alsoServices: list(serviceName, "service")
			.optional()
			.describe("Other services that the visit may need."),
		alsoIn: list(branchName, "branch")
			.optional()
			.describe('Other branches that point to this row under "Also look here".'),
		emergency: line(160)
			.optional()
			.describe('What turns it into an emergency, after "An emergency if".'),
		howto: guideName.optional().describe("A how-to that shows the steps."),
		worn: wornPart.optional().describe("A drawing of the part with its wear."),
		message: line(200).describe(
			"The first line of the message that the form starts with; it never claims a check that the visitor may not have made.",
		),
	})
	.superRefine(({ urgency, safe, ...row }, { addIssue }) => {
		if (urgency === "danger" && safe !== "no") addIssue(issueAt(["safe"], "symptom-safe-urgency"));
		if (urgency === "diy" && safe === "no") addIssue(issueAt(["urgency"], "symptom-diy-unsafe"));
		for (const field of urgency === "diy" ? [] : (["visit", "time"] as const))
			if (row[field] === undefined) addIssue(issueAt([field], "symptom-visit-missing", { field }));
	});

export const symptomSchema = z.strictObject({
	...meta,
	order: z.int().positive(),
	name: heading(20).describe("On chips and links."),
	icon: z
		.enum([...faults, ...icons])
		.default("door")
		.describe(
			"The drawing on tiles and on the page, such as door-crooked. Left out: a closed door.",
		),
	...hero,
	/** The warning at the top of the page, before the lede and the symptoms. */
	gate: z.strictObject({
		strong: line(),
		text: prose,
		ask: list(slug, "gate question").describe(
			"Ids of gate questions in symptoms.yaml that matter here; their short form is shown.",
		),
	}),
	rows: list(rowSchema, "row"),
	related: list(branchName, "branch").optional(),
	howtos: list(guideName, "how-to").optional(),
	cta,
});

export type SymptomRow = z.infer<typeof rowSchema>;
