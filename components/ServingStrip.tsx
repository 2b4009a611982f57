import type { Links } from "../site/links.ts";
import type { Town } from "../site/site.ts";

interface ServingStripProps {
	readonly heading: string;
	readonly towns: readonly Town[];
	readonly to: Links;
}

export function ServingStrip({ heading, towns, to }: ServingStripProps) {
	return (
		<section className="serving-strip seam">
			<div className="wrap serving-strip__row">
				<h2 className="serving-strip__heading">{heading}</h2>
				<ul className="serving-strip__towns">
					{towns.map((town) => (
						<li key={town.id}>
							<a className="serving-strip__link" href={to.town(town)}>
								{town.name}
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
