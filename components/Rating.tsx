import type { Business } from "../data/schema.ts";
import { Stars } from "./Stars.tsx";

/** The company's rating as stars and in words; nothing where there is none. */
export function Rating({ rating }: Pick<Business, "rating">) {
	if (!rating) return null;
	return (
		<p className="row">
			<Stars rating={Math.round(rating.value)} scale={rating.scale} label={`${rating.value} out of ${rating.scale} stars`} />
			<span>{`${rating.value} out of ${rating.scale}, from ${rating.count} reviews`}</span>
		</p>
	);
}
