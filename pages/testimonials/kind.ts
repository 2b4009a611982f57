import type { Kind } from "../kind.ts";
import { checkTestimonials } from "./check.ts";
import { TestimonialsPage, type TestimonialsRoute } from "./TestimonialsPage.tsx";

export const testimonials: Kind<TestimonialsRoute> = {
	name: "testimonials",
	plan: ({ site: { pages, words }, place }) =>
		// Plan no page if the company has no reviews, because the page would be empty.
		pages.testimonials.items.length === 0
			? []
			: [
					{
						...place("/testimonials", words.pages.testimonials, pages.testimonials),
						kind: "testimonials",
					},
				],
	check: checkTestimonials,
	showsOfCompany: "reviews",
	Page: TestimonialsPage,
};
