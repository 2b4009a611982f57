import { z } from "zod";
import {
	branchName,
	heading,
	issueAt,
	label,
	line,
	list,
	listSection,
	meta,
	prose,
	says,
	serviceName,
	someOf,
	sources,
	titled,
	warning,
} from "../fields.ts";

/** Drawings that a how-to may name. GuidePage.tsx names the SVG file of each. */
const howToDrawings = [
	"red-cord",
	"photo-eyes",
	"balance",
	"door-room",
	"drives",
	"layers",
] as const;

const table = z
	.strictObject({
		heading: heading(),
		columns: someOf(label, 2, 4, "columns"),
		rows: list(list(line(160), "cell"), "row").describe(
			"One list per row, as long as `columns`; the first cell heads its row.",
		),
		note: prose.optional(),
	})
	.superRefine(({ columns, rows }, { addIssue }) => {
		for (const [index, row] of rows.entries())
			if (row.length !== columns.length)
				addIssue(issueAt(["rows", index], "table-cells", { columns: columns.length }));
	});

export const guideSchema = z
	.strictObject({
		...meta,
		order: z.int().positive(),
		name: heading(40).describe("On links."),
		heading: heading(),
		intro: prose,
		drawing: z.enum(howToDrawings).optional(),
		first: warning
			.optional()
			.describe("In a box of its own, before anything else: an emergency that calls for more."),
		stop: z
			.strictObject({ strong: line(), items: list(line(200), "item") })
			.optional()
			.describe("What has to be true first; before the introduction."),
		steps: z.strictObject({ heading: heading(), items: list(titled, "step") }).optional(),
		more: z.strictObject({ heading: heading(), items: list(titled, "step") }).optional(),
		tables: list(table, "table").optional(),
		notes: listSection.optional(),
		refused: warning.describe("What we do not explain, and why."),
		branches: list(branchName, "branch")
			.optional()
			.describe("Branches of symptoms, and services, that lead here."),
		services: list(serviceName, "service"),
		sources,
	})
	.refine(({ steps, tables }) => steps ?? tables, says("how-to-empty"));
