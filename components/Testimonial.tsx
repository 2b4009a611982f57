import { Fragment } from "react";
import { formatMonth } from "../site/formats.ts";
import type { Testimonial as TestimonialData } from "../site/schema/pages/testimonials.ts";
import { classNames } from "./classNames.ts";
import { More } from "./More.tsx";
import { Stars } from "./Stars.tsx";
import { useSpeech } from "./useSpeech.ts";

interface TestimonialProps {
	readonly testimonial: TestimonialData;
	readonly town: string | undefined;
	readonly lead?: boolean;
}

export function Testimonial({ testimonial, town, lead = false }: TestimonialProps) {
	const speech = useSpeech();
	const { content, date, source, url, reply } = testimonial;
	const [start, rest] = splitLong(content);
	const origin = url ? <a href={url}>{source ?? new URL(url).hostname}</a> : source;
	const facts = [
		town,
		date && <time dateTime={date}>{formatMonth(date, speech)}</time>,
		origin,
	].filter((fact) => fact !== undefined);
	return (
		<figure className={classNames("testimonial", lead && "testimonial--lead")}>
			<Stars rating={testimonial.rating} scale={5} />
			<blockquote className="testimonial__words" lang={speech.original}>
				<q>{start}</q>
				{rest !== undefined && (
					<More label={speech.words.fold.more}>
						<q>{rest}</q>
					</More>
				)}
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
				{facts.map((fact, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: these facts have no key, and their order is fixed.
					<Fragment key={index}>
						{index > 0 && " · "}
						{fact}
					</Fragment>
				))}
				{reply !== undefined && (
					<p className="testimonial__reply muted">
						<strong>{speech.words.reviews.reply}</strong>{" "}
						<span lang={speech.original}>{reply}</span>
					</p>
				)}
			</figcaption>
		</figure>
	);
}

const maxLength = 600;

/**
 * Splits a long text after the last sentence that ends within `maxLength`, or else between two
 * words.
 */
function splitLong(words: string): readonly [string, string?] {
	if (words.length <= maxLength) return [words];
	const end = words.slice(0, maxLength).search(/[.!?…]\s+[^.!?…]*$/);
	const cut = end < 0 ? words.lastIndexOf(" ", maxLength) : end + 1;
	return [words.slice(0, cut), words.slice(cut).trim()];
}
