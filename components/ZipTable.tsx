import type { Links } from "../site/links.ts";
import { type Site, type Town, type TownGroup, townGroups } from "../site/site.ts";
import { groupByLetter, maxOpenTowns } from "./townsByLetter.ts";

type ZipGroup = Pick<TownGroup, "towns"> & Record<"slug" | "name", string | undefined>;

interface ZipTableProps {
	readonly site: Site;
	readonly to: Links;
}

/**
 * All towns with their ZIP codes, folded by county. If there are no counties, a long list is folded
 * by first letters, such as "A–C". When JavaScript is off, the ZIP look-up leads to this table.
 */
export function ZipTable({ site, to }: ZipTableProps) {
	const groups = townGroups(site).flatMap((group): readonly ZipGroup[] =>
		group.name === undefined && group.towns.length > maxOpenTowns
			? groupByLetter(group.towns, site.speech.language).map(({ label, towns }) => ({
					slug: label,
					name: label,
					towns,
				}))
			: [group],
	);
	return groups.map(({ slug, name, towns }) =>
		name === undefined ? (
			<TownZips key="towns" towns={towns} to={to} />
		) : (
			<details key={slug} className="zip-table">
				<summary className="zip-table__county">{name}</summary>
				<TownZips towns={towns} to={to} />
			</details>
		),
	);
}

function TownZips({ towns, to }: { readonly towns: readonly Town[]; readonly to: Links }) {
	return (
		<dl className="zip-table__towns">
			{towns.map((town) => (
				<div key={town.id} className="zip-table__row">
					<dt>
						<a className="tall-link" href={to.town(town)}>
							{town.name}
						</a>
					</dt>
					<dd>{town.zips.join(", ")}</dd>
				</div>
			))}
		</dl>
	);
}
