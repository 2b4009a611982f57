import type { Checking } from "../../generator/load/checkKinds.ts";
import type { Site } from "../../generator/site/site.ts";

/** Checks that the towns of reviews exist. */
export function checkTestimonials({ pages }: Site, { referTowns }: Checking): void {
	for (const [index, { town }] of pages.testimonials.items.entries())
		referTowns("testimonials", ["items", index, "town"], town);
}
