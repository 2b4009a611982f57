import { Icon } from "../islands/Icon.tsx";
import { fill } from "../site/words.ts";
import { useSpeech } from "./useSpeech.ts";

interface StarsProps {
	readonly rating: number;
	readonly scale: number;
}

export function Stars({ rating, scale }: StarsProps) {
	const { words, numbers } = useSpeech();
	const halves = Math.round(rating * 2);
	const nameOf = (index: number) => {
		if (halves > 2 * index + 1) return "star";
		return halves > 2 * index ? "star-half" : "star-empty";
	};
	return (
		<span
			className="stars"
			role="img"
			aria-label={fill(words.rating.stars, { rating: numbers.format(rating), scale })}
		>
			{Array.from({ length: scale }, (_, index) => (
				<Icon key={index.toString()} name={nameOf(index)} className="stars__star" />
			))}
		</span>
	);
}
