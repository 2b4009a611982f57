import type { Links } from "../site/links.ts";
import type { Town } from "../site/site.ts";
import { TownCard } from "./TownCard.tsx";

interface TownCardsProps {
	readonly towns: readonly Town[];
	readonly to: Links;
}

export function TownCards({ towns, to }: TownCardsProps) {
	return (
		<ul className="town-cards">
			{towns.map((town) => (
				<li key={town.id}>
					<TownCard town={town} href={to.town(town)} />
				</li>
			))}
		</ul>
	);
}
