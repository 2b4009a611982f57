import type { Links } from "../generator/site/links.ts";
import type { Site } from "../generator/site/site.ts";
import { quoteWords } from "../generator/site/words.ts";
import { ActionLink } from "./ActionLink.tsx";
import { Button } from "./Button.tsx";
import { CallButton } from "./CallButton.tsx";

interface HeroActionsProps {
	readonly site: Pick<Site, "business" | "prices" | "speech">;
	readonly to: Links;
	/** Where the quote is asked for, with what the form is to know already. */
	readonly quote: string;
	/** The id of the prices that the page is about, on /prices. */
	readonly group?: string | undefined;
}

/**
 * What a page's hero leads to: the phone, the form, and the prices where the company tells them.
 */
export function HeroActions({
	site: { business, prices, speech },
	to,
	quote,
	group,
}: HeroActionsProps) {
	return (
		<>
			<CallButton phone={business.phone} text="call" answersAlways={business.answersAlways} large />
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
