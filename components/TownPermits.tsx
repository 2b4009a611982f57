import type { PermitsData, TownPermit } from "../data/schema.ts";
import type { Links } from "../generator/site/links.ts";
import { OfficeCard } from "./OfficeCard.tsx";

interface TownPermitsProps {
	readonly permits: PermitsData;
	readonly permit: TownPermit;
	readonly to: Links;
}

/** Permits in a town: the sentence that all towns share, and the offices. */
export function TownPermits({ permits, permit, to }: TownPermitsProps) {
	return (
		<div className="stack">
			<p>
				{`${permits.townSentence} `}
				<a href={to.page("permits")}>{permits.townLink}</a>
			</p>
			<OfficeCard permits={permits} permit={permit} to={to} />
		</div>
	);
}
