import type { Checking } from "../../site/checking.ts";
import { daysBetween } from "../../site/formats.ts";
import type { Site } from "../../site/site.ts";

/** In days: three months. */
const newReviewDays = 92;

/** Warns if the newest review is old. */
export function checkTestimonials({ pages, buildDate }: Site, { warn }: Checking): void {
	const { items } = pages.testimonials;
	const newest = items.reduce(
		(index, { date = "" }, other) => (date > (items[index]?.date ?? "") ? other : index),
		0,
	);
	const { date } = items[newest] ?? {};
	if (date !== undefined && daysBetween(date, buildDate) > newReviewDays)
		warn("reviews-old", "testimonials", ["items", newest, "date"], date, { buildDate });
}
