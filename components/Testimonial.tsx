import type { Testimonial as TestimonialData } from "../data/schema.ts";
import { formatMonth } from "../generator/site/formats.ts";
import { Stars } from "./Stars.tsx";
import { useSpeech } from "./useSpeech.ts";

interface TestimonialProps {
	readonly testimonial: TestimonialData;
	readonly town: string;
	readonly lead?: boolean;
}

/** A customer's review. A sample entry is tagged as a sample. */
export function Testimonial({ testimonial, town, lead = false }: TestimonialProps) {
	const speech = useSpeech();
	return (
		<figure className={lead ? "testimonial testimonial--lead" : "testimonial"}>
			<Stars rating={testimonial.rating} scale={5} />
			<blockquote className="testimonial__words" lang={speech.original}>
				<q>{testimonial.content}</q>
			</blockquote>
			<figcaption className="small-print">
				<span className="testimonial__name">
					{`${testimonial.name} `}
					{testimonial.sample && (
						<span className="tag tag--plain testimonial__sample">
							{speech.words.reviews.sample}
						</span>
					)}
				</span>
				<span>{`${town} · `}</span>
				<time dateTime={testimonial.date}>{formatMonth(testimonial.date, speech)}</time>
			</figcaption>
		</figure>
	);
}
