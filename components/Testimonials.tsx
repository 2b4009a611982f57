import type { Testimonial as TestimonialData } from "../data/schema.ts";
import type { Site, TownId } from "../generator/site/site.ts";
import { Testimonial } from "./Testimonial.tsx";

interface TestimonialsProps {
	readonly site: Site;
	readonly items: readonly TestimonialData[];
	/** The first one large and two beside it; else all of them alike. */
	readonly lead?: boolean;
}

/** Several testimonials. */
export function Testimonials({ site, items, lead = false }: TestimonialsProps) {
	return (
		<ul className={lead ? "testimonials testimonials--lead" : "testimonials testimonials--all"} {...(lead && { tabIndex: 0 })}>
			{items.map((item, index) => (
				<li key={`${item.name} ${item.date}`} className="testimonials__item">
					<Testimonial testimonial={item} town={site.towns.get(item.town as TownId)?.name ?? item.town} lead={lead && index === 0} />
				</li>
			))}
		</ul>
	);
}
