import type { Links } from "../site/links.ts";
import type { TownSummary } from "../site/site.ts";
import { Fold } from "./Fold.tsx";
import { TownList } from "./TownList.tsx";
import { groupByLetter, maxOpenTowns } from "./townsByLetter.ts";
import { useSpeech } from "./useSpeech.ts";

interface TownFoldsProps {
	readonly towns: readonly TownSummary[];
	readonly to: Links;
	readonly level: 3 | 4;
	/** The `name` that all <details> share, so that only one can be open. Unique on the page. */
	readonly name: string;
}

/** A list of towns. A long list has a fold for each group of first letters, such as "A–C". */
export function TownFolds({ towns, to, level, name }: TownFoldsProps) {
	const { language } = useSpeech();
	if (towns.length <= maxOpenTowns) return <TownList towns={towns} to={to} />;
	return (
		<div className="fold-list">
			{groupByLetter(towns, language).map((group) => (
				<Fold key={group.label} level={level} name={name} title={group.label}>
					<TownList towns={group.towns} to={to} />
				</Fold>
			))}
		</div>
	);
}
