import type { Links } from "../generator/site/links.ts";
import type { SymptomBranch } from "../generator/site/site.ts";

interface SymptomTilesProps {
	readonly heading: string;
	readonly branches: readonly SymptomBranch[];
	readonly to: Links;
}

/** As many as stand in two, three or six columns without a hole; the page behind them has them all. */
const shown = 6;

/** "What is it doing?": plain links to the answers, one for each thing that a door does. */
export function SymptomTiles({ heading, branches, to }: SymptomTilesProps) {
	return (
		<div className="symptom-tiles">
			<h2 className="symptom-tiles__heading">
				<a className="symptom-tiles__all" href={to.page("symptoms")}>
					{heading}
				</a>
			</h2>
			<ul className="symptom-tiles__list">
				{branches.slice(0, shown).map((branch) => (
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
