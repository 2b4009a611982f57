import { formatMinutes } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import type { Town } from "../generator/site/site.ts";

interface ZipTableProps {
	readonly towns: Iterable<Town>;
	readonly to: Links;
}

/** Every ZIP code we cover and the towns that share it: the look-up, without a script. */
export function ZipTable({ towns, to }: ZipTableProps) {
	const townsOf = new Map<string, Town[]>();
	for (const town of towns) {
		for (const zip of town.zips) {
			const sharing = townsOf.get(zip);
			if (sharing) sharing.push(town);
			else townsOf.set(zip, [town]);
		}
	}
	const rows = [...townsOf].sort(([a], [b]) => (a < b ? -1 : 1));
	return (
		<dl className="zip-table">
			{rows.map(([zip, sharing]) => (
				<div key={zip} className="zip-table__row">
					<dt className="zip-table__zip">{zip}</dt>
					<dd className="zip-table__towns">
						{sharing.map((town) => (
							<span key={town.id} className="zip-table__town">
								<a className="zip-table__link" href={to.town(town)}>
									{town.name}
								</a>
								<span className="zip-table__minutes">{`${formatMinutes(town.responseMinutes)} min`}</span>
							</span>
						))}
					</dd>
				</div>
			))}
		</dl>
	);
}
