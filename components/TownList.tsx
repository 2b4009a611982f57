import { formatMinutes } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import type { Town } from "../generator/site/site.ts";

interface TownListProps {
	readonly towns: readonly Town[];
	readonly to: Links;
}

/** Towns under one another with their minutes; the base has its tag. */
export function TownList({ towns, to }: TownListProps) {
	return (
		<ul className="town-list">
			{towns.map((town) => (
				<li key={town.id} className="town-list__item">
					<a className="town-list__link" href={to.town(town)}>
						<span className="town-list__name">{town.name}</span>{" "}
						{town.isBase ? <span className="tag">Base</span> : <span className="town-list__minutes">{`${formatMinutes(town.responseMinutes)} min`}</span>}
					</a>
				</li>
			))}
		</ul>
	);
}
