import { z } from "zod";
import {
	cta,
	hero,
	line,
	meta,
	month,
	photo,
	priceName,
	sampleFlag,
	serviceName,
	text,
	townName,
} from "../fields.ts";

/** data/jobs.yaml: the page /jobs, which exists if data/jobs has a file. */
export const jobsSchema = z.strictObject({ ...meta, ...hero, cta });

export const jobSchema = z.strictObject({
	town: townName.optional().describe("As county/town, like pima/marana."),
	place: line(60)
		.optional()
		.describe(
			"Where it was, if that is no town with a page: a part of a town, or one farther off.",
		),
	service: serviceName.describe("The name of its file in services/, without its ending."),
	month: month.describe("As YYYY-MM: the newest jobs stand first."),
	fault: line(60).optional().describe("What was wrong, in a few words."),
	minutes: z.int().positive().optional().describe("How many minutes the work took."),
	price: priceName.optional().describe("The row of prices.yaml with the price of such a job."),
	text: text(400).describe("Two sentences: what was wrong, and what you did."),
	before: photo.optional().describe("Left out where there is only a photo of the finished work."),
	after: photo,
	sample: sampleFlag("the job is made up"),
});

export type JobData = z.infer<typeof jobSchema>;
