import type { Assets } from "../site/assets.ts";
import type { Links } from "../site/links.ts";
import type { HowToData } from "../site/schema/pages/how-to.ts";
import { DoorAnatomy } from "./DoorAnatomy.tsx";
import { Paragraph } from "./Paragraph.tsx";
import { SplitSection } from "./SplitSection.tsx";

type Parts = NonNullable<HowToData["parts"]>;

interface DoorPartsProps {
	readonly parts: Parts;
	readonly to: Links;
	readonly assets: Pick<Assets, "drawings">;
}

export function DoorParts({ parts, to, assets }: DoorPartsProps) {
	return (
		<SplitSection
			id="parts"
			title={parts.heading}
			intro={<Paragraph className="lede" text={parts.intro} to={to} />}
		>
			<div className="door-parts">
				<DoorAnatomy label={parts.drawing} parts={parts.items} assets={assets} />
				<ul className="door-parts__list">
					{parts.items.map(({ part, name, touch, sound, text }, index) => (
						<li key={part} className="door-parts__part" id={`part-${part}`}>
							<h3 className="heading--small door-anatomy__name">
								<span className={`door-anatomy__number door-anatomy__touch--${touch}`}>
									{index + 1}
								</span>
								{` ${name}`}
							</h3>
							<p>
								<strong className={`door-anatomy__touch door-anatomy__touch--${touch}`}>
									{parts.touch[touch]}
								</strong>
							</p>
							<p>{sound}</p>
							<Paragraph className="muted" text={text} to={to} />
						</li>
					))}
				</ul>
			</div>
		</SplitSection>
	);
}
