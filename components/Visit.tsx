import type { Assets } from "../site/assets.ts";
import type { Links } from "../site/links.ts";
import type { HomeData } from "../site/schema/pages/home.ts";
import { Paragraph } from "./Paragraph.tsx";
import { Poster } from "./Poster.tsx";
import { Section } from "./Section.tsx";

interface VisitProps {
	readonly visit: HomeData["visit"];
	readonly to: Links;
	readonly assets: Pick<Assets, "posters">;
}

/** A visit, from the call to the repaired door. Each frame shows its part of one wide drawing. */
export function Visit({ visit, to, assets }: VisitProps) {
	if (!visit) return null;
	return (
		<Section>
			<h2>{visit.heading}</h2>
			<ol className="visit">
				{visit.frames.map(({ title, text }) => (
					<li key={title}>
						<Poster poster={assets.posters.get(visit.poster)} alt="" />
						<h3>{title}</h3>
						<Paragraph text={text} to={to} />
					</li>
				))}
			</ol>
		</Section>
	);
}
