import { formatDate } from "../site/formats.ts";
import type { Links } from "../site/links.ts";
import type { Site } from "../site/site.ts";
import { fill } from "../site/words.ts";
import { Paragraph } from "./Paragraph.tsx";
import { SampleTag } from "./SampleTag.tsx";
import { Section } from "./Section.tsx";
import { SectionHead } from "./SectionHead.tsx";

interface OffersProps {
	readonly site: Pick<Site, "offers" | "buildDate" | "speech">;
	readonly to: Links;
	/**
	 * A service's slug. The band then shows only offers for this service and offers without a
	 * service.
	 */
	readonly service?: string;
}

/** A band with the offers that are still valid. Renders nothing if there are none. */
export function Offers({ site: { offers = [], buildDate, speech }, to, service }: OffersProps) {
	const { words } = speech;
	const current = offers.filter(
		({ until, services }) =>
			until >= buildDate &&
			(service === undefined || services === undefined || services.includes(service)),
	);
	if (current.length === 0) return null;
	return (
		<Section
			until={current
				.map(({ until }) => until)
				.sort()
				.at(-1)}
		>
			<SectionHead title={words.offers.heading} />
			<ul className="offers">
				{current.map(({ id, title, text, terms, until, sample }) => (
					<li key={id} className="offer" data-until={until}>
						<h3>{title}</h3>
						{sample && (
							<p>
								<SampleTag text={words.offers.sample} />
							</p>
						)}
						<Paragraph text={text} to={to} />
						<p className="small-print">{terms}</p>
						<p className="offer__until">
							<time dateTime={until}>
								{fill(words.offers.until, { date: formatDate(until, speech) })}
							</time>
						</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
