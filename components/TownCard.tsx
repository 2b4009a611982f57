import { formatMinutes } from "../generator/site/formats.ts";
import type { Town } from "../generator/site/site.ts";

interface TownCardProps {
	readonly town: Town;
	readonly href: string;
}

/** A town on its county's page: name, description and path. */
export function TownCard({ town, href }: TownCardProps) {
	return (
		<article className="town-card">
			<div className="town-card__head">
				<h3>
					<a className="town-card__link" href={href}>
						{town.name}
					</a>
				</h3>
				{town.isBase && <span className="tag">Our Base</span>}
			</div>
			<p className="town-card__text">{town.summary}</p>
			<p className="town-card__foot">
				<span className="town-card__path">{href}</span> <span>{`${formatMinutes(town.responseMinutes)} min`}</span>
			</p>
		</article>
	);
}
