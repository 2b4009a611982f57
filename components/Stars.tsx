import { fill } from "../generator/site/words.ts";
import { Icon } from "../islands/Icon.tsx";
import { useSpeech } from "./useSpeech.ts";

interface StarsProps {
	/** As it is said; the nearest whole star is the last one filled. */
	readonly rating: number;
	/** How many there are. */
	readonly scale: number;
}

/** A rating as stars, and in words for those who don't see them. */
export function Stars({ rating, scale }: StarsProps) {
	const { words, numbers } = useSpeech();
	return (
		<span
			className="stars"
			role="img"
			aria-label={fill(words.rating.stars, { rating: numbers.format(rating), scale })}
		>
			{Array.from({ length: scale }, (_, index) => (
				<Icon
					key={index.toString()}
					name={index < Math.round(rating) ? "star" : "star-empty"}
					className="stars__star"
				/>
			))}
		</span>
	);
}
