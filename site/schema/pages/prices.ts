import { z } from "zod";
import {
	cited,
	citedSource,
	citing,
	cta,
	each,
	heading,
	hero,
	httpsUrl,
	id,
	label,
	lastDay,
	line,
	list,
	listSection,
	meta,
	month,
	part,
	pastDay,
	priceName,
	prose,
	says,
	section,
	serviceName,
	slug,
} from "../fields.ts";
import { withRole } from "../roles.ts";

const dollars = z.number().min(0).max(100_000);

const dollarRange = z
	.tuple([dollars, dollars])
	.refine(([low, high]) => low <= high, says("price-order"));

const priceRow = {
	id: withRole(id, "pricedJob"),
	name: heading(60),
	moves: list(line(80), "reason"),
	own: z
		.strictObject({ low: dollars, high: dollars, approved: pastDay })
		.refine(({ low, high }) => low <= high, { error: says("price-order"), path: ["high"] })
		.optional()
		.describe(
			"The company's own price, with the day on which the owner approved it; nothing shows until then.",
		),
};

const priceRowSchema = z
	.union([
		z.strictObject({
			...priceRow,
			low: dollars,
			high: dollars,
			figures: withRole(z.record(slug, dollarRange), "citations").describe(
				"What each source says, by its id.",
			),
			line: serviceName.optional().describe("The service on whose page the row stands too."),
		}),
		z.strictObject({ ...priceRow, ask: z.literal(true) }),
	])
	.refine(
		(row) =>
			"ask" in row ||
			(row.low === Math.min(...Object.values(row.figures).map(([low]) => low)) &&
				row.high === Math.max(...Object.values(row.figures).map(([, high]) => high))),
		says("price-differs-from-sources"),
	);

const exampleTable = { heading: heading(), intro: prose, rowName: label, columnName: label };

/** data/prices.yaml: the page /prices, and the prices on other pages. */
export const pricesSchema = citing(
	z.strictObject({
		...meta,
		...hero,
		notOurs: line(160).optional().describe("Follows the lede until a row has a price of your own."),
		figure: z.strictObject(each(label, "label", "read", "published", "ask", "own", "fewSources")),
		validUntil: lastDay.describe(
			"The day from which the figures are too old to stand without a word.",
		),
		stale: line(160),
		fee: section
			.optional()
			.describe("What an estimate and a visit cost, unless `afterCall` in services.yaml says it."),
		movesNote: line(160).describe("Over the list."),
		groups: list(
			z.strictObject({ id, heading: heading(40), rows: list(priceRowSchema, "row") }),
			"group",
		),
		serviceLine: z.strictObject({ before: label, after: line(120) }),
		quote: part("The form that places a visitor's quote among the guides' prices.", {
			id,
			services: list(serviceName, "service").describe(
				"The services on whose pages it stands, with the rows of their line.",
			),
			heading: heading(),
			intro: prose,
			fields: z.strictObject({
				job: label,
				quote: z.strictObject({ label, unit: line(10), max: dollars.min(1) }),
			}),
			choose: label,
			submit: label,
			results: z.strictObject({
				place: z.strictObject({ below: line(160), within: line(160), above: line(160) }),
				...each(line(80), "quote", "range", "moves"),
			}),
		}),
		slip: part("An example of the company's estimate.", {
			service: serviceName.describe("The service on whose page it stands, besides /about."),
			heading: heading(),
			paragraphs: list(prose, "paragraph"),
			stamp: label,
			title: label,
			lines: list(
				z.strictObject({
					name: heading(80),
					amount: label.optional(),
					job: priceName.optional().describe("The row whose price it shows, by its id."),
				}),
				"line",
			),
			total: label,
			open: label.describe("In place of an amount that nobody has written yet."),
			foot: line(160),
		}),
		financing: z
			.strictObject({
				services: list(serviceName, "service").describe("The services on whose pages it stands."),
				heading: heading(),
				terms: prose.describe("The lender's name and terms."),
				link: z.strictObject({ label, url: httpsUrl }),
				rate: z.number().min(0).max(60).describe("Percent a year, as the lender states it."),
				examples: list(
					z.strictObject({ name: heading(60), amount: dollars.min(1), months: z.int().min(1) }),
					"example",
				).max(3),
				columns: z.strictObject(
					each(label, "name", "amount", "months", "rate", "monthly", "total"),
				),
			})
			.optional()
			.describe("A lender's terms, with monthly examples. Leave it out while you name no lender."),
		tips: z.strictObject({ heading: heading(), items: list(line(240), "item"), ...cited }),
		sourcesHeading: heading(),
		worksheet: z.strictObject({
			id,
			heading: heading(),
			intro: prose,
			fields: z.record(
				z.enum(["age", "trips", "quote", "newDoor"]),
				z.strictObject({
					label,
					unit: line(10).optional(),
					hint: line(120),
					min: z.number(),
					max: z.number(),
				}),
			),
			submit: label,
			rules: z
				.strictObject({ share: z.number().gt(0).lt(1) })
				.describe("{replaceShare} as a number."),
			doorYears: z
				.int()
				.positive()
				.describe("Years that a door is taken to last: the last number in {replaceAge}."),
			results: z.strictObject({
				...each(line(80), "share", "perYearRepair", "perYearNew", "springs"),
				noYears: line(160),
				lean: z.strictObject({
					...each(line(160), "repair", "share", "years", "compare"),
				}),
			}),
			assumes: listSection,
			beyond: listSection,
			tables: z.strictObject({
				heading: heading(),
				share: z.strictObject({
					...exampleTable,
					quotes: list(dollars, "sum"),
					doors: list(dollars.min(1), "sum"),
					over: label,
				}),
				perYear: z.strictObject({
					...exampleTable,
					ages: list(z.int().min(0), "age"),
					shares: list(z.number().gt(0), "share"),
				}),
				springs: prose,
			}),
		}),
		cta,
		sources: z.record(slug, citedSource.extend({ name: heading(60), read: month })),
	}),
);

export type PricesData = z.infer<typeof pricesSchema>;
