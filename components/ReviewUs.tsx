import type { Assets } from "../site/assets.ts";
import type { Site } from "../site/site.ts";
import { Button } from "./Button.tsx";
import { classNames } from "./classNames.ts";

interface ReviewUsProps {
	readonly site: Pick<Site, "business" | "words">;
	readonly assets: Pick<Assets, "reviewCode">;
	/**
	 * Hides this request for a review until the contact form above it has sent a message
	 * (review-us.css).
	 */
	readonly waits?: boolean;
}

export function ReviewUs({
	site: { business, words },
	assets: { reviewCode },
	waits = false,
}: ReviewUsProps) {
	if (business.reviewLink === undefined) return null;
	return (
		<div className={classNames("review-us", waits && "review-us--waits")}>
			<div className="stack">
				<h2 className="heading--small">{words.reviewUs.title}</h2>
				<p>{words.reviewUs.text}</p>
				<p>
					<Button href={business.reviewLink} label={words.reviewUs.link} />
				</p>
			</div>
			<img
				className="review-us__code"
				src={reviewCode}
				alt={words.reviewUs.code}
				width={120}
				height={120}
				loading="lazy"
			/>
		</div>
	);
}
