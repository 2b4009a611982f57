import type { Links } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import { quoteWords } from "../site/words.ts";
import { ActionLink } from "./ActionLink.tsx";
import { BookButton } from "./BookButton.tsx";
import { Button } from "./Button.tsx";
import { CallButton } from "./CallButton.tsx";

interface HeroActionsProps {
	readonly site: Pick<Site, "business" | "pages" | "speech">;
	readonly to: Links;
	readonly quote: string;
	/** The id of the price group on /prices to which the link leads. Default: the top of /prices. */
	readonly group?: string | undefined;
}

export function HeroActions({
	site: { business, pages, speech },
	to,
	quote,
	group,
}: HeroActionsProps) {
	return (
		<>
			<CallButton phone={business.phone} text="call" answersAlways={business.answersAlways} large />
			<BookButton />
			<Button href={quote} label={quoteWords(speech).button} large />
			{pages.prices && (
				<ActionLink
					href={`${to.page("prices")}${group === undefined ? "" : `#${group}`}`}
					label={speech.words.pages.prices}
				/>
			)}
		</>
	);
}
