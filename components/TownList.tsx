import { formatMinutes } from "../site/formats.ts";
import type { Links } from "../site/links.ts";
import type { TownSummary } from "../site/site.ts";
import { fill } from "../site/words.ts";
import { useSpeech } from "./useSpeech.ts";

interface TownListProps {
	readonly towns: readonly TownSummary[];
	readonly to: Links;
}

export function TownList({ towns, to }: TownListProps) {
	const { words } = useSpeech();
	return (
		<ul className="town-list">
			{towns.map((town) => (
				<li key={town.id} className="town-list__item">
					<a className="town-list__link" href={to.town(town)}>
						<span className="town-list__name">{town.name}</span>{" "}
						<span className="town-list__minutes">
							{town.isBase && (
								<>
									<span className="tag">{words.town.base}</span>{" "}
								</>
							)}
							{town.responseMinutes &&
								fill(words.minutes.short, { minutes: formatMinutes(town.responseMinutes) })}
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
