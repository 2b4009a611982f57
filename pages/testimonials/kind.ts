import type { Kind } from "../kind.ts";
import { planFile } from "../planFile.ts";
import { checkTestimonials } from "./check.ts";
import { TestimonialsPage, type TestimonialsRoute } from "./TestimonialsPage.tsx";

export const testimonials: Kind<TestimonialsRoute> = {
	name: "testimonials",
	// Plan no page if the company has no reviews, because the page would be empty.
	plan: (planning) =>
		planning.site.pages.testimonials.items.length > 0 ? planFile(planning, "testimonials") : [],
	check: checkTestimonials,
	showsOfCompany: "reviews",
	Page: TestimonialsPage,
};
