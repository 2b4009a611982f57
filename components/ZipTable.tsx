import type { Links } from "../generator/site/links.ts";
import type { County } from "../generator/site/site.ts";

interface ZipTableProps {
	readonly counties: readonly County[];
	readonly to: Links;
}

/** Every town with the ZIP codes in which we come to it, folded by county: the look-up, without a script. */
export function ZipTable({ counties, to }: ZipTableProps) {
	return counties.map((county) => (
		<details key={county.slug} className="zip-table">
			<summary className="zip-table__county">{county.name}</summary>
			<dl className="zip-table__towns">
				{county.towns.map((town) => (
					<div key={town.id} className="zip-table__row">
						<dt>
							<a className="zip-table__link" href={to.town(town)}>
								{town.name}
							</a>
						</dt>
						<dd className="zip-table__zips">{town.zips.join(", ")}</dd>
					</div>
				))}
			</dl>
		</details>
	));
}
