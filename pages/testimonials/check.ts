import type { Checking } from "../../site/checking.ts";
import { daysBetween } from "../../site/formats.ts";
import type { Site } from "../../site/site.ts";

/** In days: three months. */
const newReviewDays = 92;

/** Checks that the towns of reviews exist, and warns if the newest review is old. */
export function checkTestimonials(
	{ pages, buildDate }: Site,
	{ referTowns, warn }: Checking,
): void {
	const { items } = pages.testimonials;
	for (const [index, { town }] of items.entries())
		referTowns("testimonials", ["items", index, "town"], town);
	const newest = items.reduce(
		(index, { date = "" }, other) => (date > (items[index]?.date ?? "") ? other : index),
		0,
	);
	const { date } = items[newest] ?? {};
	if (date !== undefined && daysBetween(date, buildDate) > newReviewDays)
		warn("reviews-old", "testimonials", ["items", newest, "date"], date, { buildDate });
}
