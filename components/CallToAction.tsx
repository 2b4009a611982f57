import type { Links } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import { quoteWords } from "../site/words.ts";
import { BookButton } from "./BookButton.tsx";
import { Button } from "./Button.tsx";
import { CallButton } from "./CallButton.tsx";
import { useSpeech } from "./useSpeech.ts";
import { WriteLinks } from "./WriteLinks.tsx";

interface CallToActionProps {
	readonly site: Pick<Site, "business">;
	readonly to: Pick<Links, "page">;
	/** Default: the contact page. */
	readonly contactHref?: string;
	readonly title?: string;
	readonly subtitle?: string;
	readonly linkLabel?: string;
	/** Adds links that begin this message, to send a photo. For pages whose texts ask for a photo. */
	readonly photo?: string;
}

/**
 * The band at a page's end that asks visitors to call. It must be the last child of <main>, because
 * the footer draws the theme's skyline over the band's lower edge.
 */
export function CallToAction({
	site,
	to,
	contactHref = to.page("contact"),
	title,
	subtitle,
	linkLabel,
	photo,
}: CallToActionProps) {
	const speech = useSpeech();
	const quote = quoteWords(speech);
	return (
		<section className="call-to-action">
			<div className="wrap call-to-action__columns">
				<div>
					<h2>{title ?? speech.words.quote.title}</h2>
					<p className="lede call-to-action__subtitle">{subtitle ?? quote.subtitle}</p>
				</div>
				<div className="row row--pair call-to-action__buttons">
					<CallButton phone={site.business.phone} large className="call-to-action__call" />
					<BookButton className="call-to-action__book" />
					<Button
						href={contactHref}
						label={linkLabel ?? quote.button}
						large
						className="call-to-action__quote"
					/>
					{photo !== undefined && <WriteLinks message={photo} />}
				</div>
			</div>
		</section>
	);
}
