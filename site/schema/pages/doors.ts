import { z } from "zod";
import {
	cta,
	each,
	heading,
	hero,
	id,
	issueAt,
	label,
	line,
	list,
	matching,
	meta,
	once,
	priceName,
	prose,
	serviceName,
	slug,
} from "../fields.ts";
import { withRole } from "../roles.ts";

const hexColor = matching(/^#[0-9a-f]{6}$/i, "paint-format");

const inMessage = "As the message to the company says it.";

const style = withRole(
	z.strictObject({
		id,
		name: heading(40),
		door: line(60).describe(`${inMessage} "Carriage house door".`),
		text: prose,
		windows: list(slug, "kind of windows").describe("Ids of `windows`. The first is shown first."),
		colors: list(slug, "color").describe("Ids of `colors`. The first is shown first."),
		price: priceName
			.optional()
			.describe("The row of prices.yaml with its price. Without one, the page says to ask."),
	}),
	"doorStyle",
);

/** data/doors.yaml: the page /doors, and the links to it on other pages. */
export const doorsSchema = z
	.strictObject({
		...meta,
		...hero,
		service: serviceName.describe(
			"The service that sells doors. Its page and its card link to /doors.",
		),
		link: label.describe("The label of the links to this page."),
		chooser: z.strictObject({
			heading: heading(),
			...each(label, "style", "windows", "color", "opening"),
			house: line(200).describe("What the picture of the house shows, for who cannot see it."),
			shown: label.describe("Before the words of the door that the picture shows."),
			submit: label,
			note: prose,
		}),
		windows: once(list(z.strictObject({ id, name: label, words: line(60) }), "kind"), "an id"),
		colors: once(
			list(z.strictObject({ id, name: label, words: line(60), paint: hexColor }), "color"),
			"an id",
		),
		openings: list(z.strictObject({ id, name: label, words: line(60) }), "opening"),
		list: z.strictObject({
			heading: heading(),
			intro: prose,
			...each(label, "see", "price", "ask"),
		}),
		styles: once(list(style, "style"), "an id", ({ id }) => id, "id"),
		ownHouse: z.strictObject({
			heading: heading(),
			intro: prose,
			choose: label,
			photo: label.describe("What the photo with the door shows, for who cannot see it."),
			corners: z.array(label).length(4).describe("Top left, top right, bottom right, bottom left."),
			hint: prose,
			...each(label, "brightness", "save", "send"),
			unreadable: line(240),
			unsaved: line(240),
		}),
		cta,
	})
	.superRefine(({ styles, windows, colors }, { addIssue }) => {
		const ids = { windows: windows.map(({ id }) => id), colors: colors.map(({ id }) => id) };
		for (const [index, one] of styles.entries())
			for (const kind of ["windows", "colors"] as const)
				for (const [at, choice] of one[kind].entries()) {
					const known = ids[kind].join(", ");
					if (!ids[kind].includes(choice))
						addIssue(issueAt(["styles", index, kind, at], "door-choice-unknown", { kind, known }));
				}
	});

export type DoorsData = z.infer<typeof doorsSchema>;
export type DoorStyle = DoorsData["styles"][number];
