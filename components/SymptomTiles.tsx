import type { Links } from "../generator/site/links.ts";
import type { Site } from "../generator/site/site.ts";

/** As many as stand in two or three columns without a hole; the page behind them has them all. */
const shown = 6;

/**
 * "What is it doing?": plain links to the answers, one for each thing that a door does. Nothing
 * where the company has no symptoms.
 */
export function SymptomTiles({
	site: { symptoms, pages },
	to,
}: {
	readonly site: Pick<Site, "symptoms" | "pages">;
	readonly to: Links;
}) {
	const { dispatch } = pages.home;
	if (!symptoms || !dispatch) return null;
	return (
		<div className="symptom-tiles">
			<h2 className="symptom-tiles__heading">
				<a className="symptom-tiles__all" href={to.page("symptoms")}>
					{dispatch.tiles}
				</a>
			</h2>
			<ul className="symptom-tiles__list">
				{symptoms.branches.slice(0, shown).map((branch) => (
					<li key={branch.slug}>
						<a className="symptom-tiles__link" href={to.symptom(branch)}>
							{branch.name}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
