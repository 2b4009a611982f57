import type { Business } from "../site/schema/schema.ts";
import { plural } from "../site/words.ts";
import { RatingSample } from "./RatingSample.tsx";
import { Stars } from "./Stars.tsx";
import { useSpeech } from "./useSpeech.ts";

export function Rating({ business: { rating } }: { readonly business: Pick<Business, "rating"> }) {
	const speech = useSpeech();
	if (!rating) return null;
	const { value, scale, count, source } = rating;
	const sentence = plural(speech.words.rating.sentence, count, speech, {
		rating: speech.numbers.format(value),
		scale,
	});
	return (
		<p className="row">
			<Stars rating={value} scale={scale} />
			<span>
				{source === undefined ? sentence : <a href={source}>{sentence}</a>}{" "}
				<RatingSample rating={rating} />
			</span>
		</p>
	);
}
