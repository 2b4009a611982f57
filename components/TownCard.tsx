import { Icon } from "../islands/Icon.tsx";
import { formatMinutes } from "../site/formats.ts";
import type { Town } from "../site/site.ts";
import { fill } from "../site/words.ts";
import { useSpeech } from "./useSpeech.ts";

interface TownCardProps {
	readonly town: Town;
	readonly href: string;
}

export function TownCard({ town, href }: TownCardProps) {
	const { words } = useSpeech();
	return (
		<article className="town-card">
			<div className="town-card__head">
				<h3>
					<a className="town-card__link" href={href}>
						{town.name}
					</a>
				</h3>
				{town.isBase && <span className="tag">{words.town.ourBase}</span>}
			</div>
			<p className="muted">{town.summary}</p>
			<p className="town-card__foot">
				<span className="town-card__path">
					{`${href} `}
					<Icon name="arrow" />
				</span>{" "}
				{town.responseMinutes && (
					<span>{fill(words.minutes.short, { minutes: formatMinutes(town.responseMinutes) })}</span>
				)}
			</p>
		</article>
	);
}
