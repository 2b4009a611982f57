import type { Testimonial as TestimonialData } from "../site/schema/pages/testimonials.ts";
import type { Site, TownId } from "../site/site.ts";
import { Testimonial } from "./Testimonial.tsx";

interface TestimonialsProps {
	readonly site: Site;
	readonly items: readonly TestimonialData[];
	/**
	 * Shows the reviews as a row: the first one is large, and phones scroll sideways. The value is
	 * the row's accessible name.
	 */
	readonly row?: string;
}

export function Testimonials({ site, items, row }: TestimonialsProps) {
	return (
		<ul
			className={row ? "testimonials testimonials--lead" : "testimonials testimonials--all"}
			{...(row && { tabIndex: 0, "aria-label": row })}
		>
			{items.map((item, index) => (
				<li key={`${item.name} ${item.content} ${item.date}`} className="testimonials__item">
					<Testimonial
						testimonial={item}
						town={item.town && site.towns.get(item.town as TownId)?.name}
						lead={row !== undefined && index === 0}
					/>
				</li>
			))}
		</ul>
	);
}
