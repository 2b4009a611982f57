import type { PermitsData, TownPermit } from "../data/schema.ts";
import { formatPhone } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import { InlineMarkdown } from "./InlineMarkdown.tsx";
import { OfficeCard } from "./OfficeCard.tsx";

interface TownPermitsProps {
	readonly permits: PermitsData;
	readonly permit: TownPermit;
	readonly to: Links;
}

/** Permits in a town: the sentence that all towns share, who comes first, the office, and what is different there. */
export function TownPermits({ permits, permit, to }: TownPermitsProps) {
	const { labels } = permits;
	const { first, howToTell, flood, historic, notes = [] } = permit;
	const said: readonly (readonly [string, string | undefined])[] = [
		["", howToTell],
		[labels.first, first && [`${first.who}.`, first.text, first.phone && `${formatPhone(first.phone)}.`].filter(Boolean).join(" ")],
		[labels.historic, historic],
		[labels.flood, flood],
		...notes.map((note) => ["", note] as const),
	];
	return (
		<div className="stack">
			<p>
				{`${permits.townSentence} `}
				<a href={to.page("permits")}>{permits.townLink}</a>
			</p>
			<OfficeCard permits={permits} permit={permit} to={to} />
			{said.map(
				([label, text]) =>
					text !== undefined && (
						<p key={text}>
							{label !== "" && <strong>{`${label}: `}</strong>}
							<InlineMarkdown text={text} to={to} />
						</p>
					),
			)}
		</div>
	);
}
