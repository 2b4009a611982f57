import { fill } from "../generator/site/words.ts";
import { Icon } from "../islands/Icon.tsx";
import { useWords } from "./useWords.ts";

interface StarsProps {
	/** Whole stars that are filled. */
	readonly rating: number;
	/** How many there are. */
	readonly scale: number;
	readonly label?: string;
}

/** A rating as stars, and in words for those who don't see them. */
export function Stars({ rating, scale, label }: StarsProps) {
	const { words } = useWords();
	return (
		<span className="stars" role="img" aria-label={label ?? fill(words.rating.stars, { rating, scale })}>
			{Array.from({ length: scale }, (_, index) => (
				<Icon key={index.toString()} name={index < rating ? "star" : "star-empty"} className="stars__star" />
			))}
		</span>
	);
}
