import { Icon } from "../islands/Icon.tsx";
import type { Links } from "../site/links.ts";
import type { Site } from "../site/site.ts";

/** Six tiles fill the last row, whether a row has two tiles or three. */
const maxTiles = 6;

export function SymptomTiles({
	site: { folders, pages },
	to,
}: {
	readonly site: Pick<Site, "folders" | "pages">;
	readonly to: Links;
}) {
	const { dispatch } = pages.home;
	if (!pages.symptoms || !dispatch) return null;
	return (
		<div className="symptom-tiles">
			<h2 className="symptom-tiles__heading">
				<a className="symptom-tiles__all" href={to.page("symptoms")}>
					{dispatch.tiles}
				</a>
			</h2>
			<ul className="symptom-tiles__list">
				{folders.symptoms.slice(0, maxTiles).map((branch) => (
					<li key={branch.slug}>
						<a className="symptom-tiles__link" href={to.below("symptoms", branch)}>
							<Icon name={branch.icon} className="symptom-tiles__icon" />
							{branch.name}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
