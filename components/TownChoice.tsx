import { permitId } from "../site/permitId.ts";
import type { Town } from "../site/site.ts";
import { byName } from "./townsByLetter.ts";
import { useSpeech } from "./useSpeech.ts";

interface TownChoiceProps {
	readonly label: string;
	readonly towns: readonly Town[];
}

/** Links to the towns' cards in `PermitTowns`, sorted by name. */
export function TownChoice({ label, towns }: TownChoiceProps) {
	const { language } = useSpeech();
	return (
		<nav aria-label={label}>
			<ul className="town-choice">
				{byName(towns, language).map((town) => (
					<li key={town.id}>
						<a className="town-choice__town" href={`#${permitId(town)}`}>
							{town.name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
