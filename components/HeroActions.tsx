import type { Links } from "../generator/site/links.ts";
import type { Site } from "../generator/site/site.ts";
import { quoteWords } from "../generator/site/words.ts";
import { ActionLink } from "./ActionLink.tsx";
import { BookButton } from "./BookButton.tsx";
import { Button } from "./Button.tsx";
import { CallButton } from "./CallButton.tsx";

interface HeroActionsProps {
	readonly site: Pick<Site, "business" | "prices" | "speech">;
	readonly to: Links;
	readonly quote: string;
	/** The id on /prices of the matching price group. */
	readonly group?: string | undefined;
}

export function HeroActions({
	site: { business, prices, speech },
	to,
	quote,
	group,
}: HeroActionsProps) {
	return (
		<>
			<CallButton phone={business.phone} text="call" answersAlways={business.answersAlways} large />
			<BookButton />
			<Button href={quote} label={quoteWords(speech).button} large />
			{prices && (
				<ActionLink
					href={`${to.page("prices")}${group === undefined ? "" : `#${group}`}`}
					label={speech.words.pages.prices}
				/>
			)}
		</>
	);
}
