import { doorIds, hungDoor, looksOf } from "../site/doors.ts";
import type { Site } from "../site/site.ts";
import type { DoorChooserProps } from "./DoorChooser.tsx";
import { DoorPicture } from "./DoorPicture.tsx";
import { Paragraph } from "./Paragraph.tsx";
import { RowPrice } from "./RowPrice.tsx";

interface DoorStylesProps extends Omit<DoorChooserProps, "site"> {
	readonly site: Pick<Site, "pages">;
}

/**
 * What the company says of each style. "See it on the house" is a label of the style's radio button,
 * so that it works without a script.
 */
export function DoorStyles({ page, site, to, doors }: DoorStylesProps) {
	const { list, styles } = page;
	return (
		<ul className="door-styles">
			{styles.map((style) => (
				<li key={style.id} className="door-styles__style" id={style.id}>
					<DoorPicture
						picture={doors.looks.get(looksOf(style)[0]?.name ?? hungDoor)}
						alt={style.door}
						className="door-styles__picture"
						width={662}
						height={296}
					/>
					<h3>{style.name}</h3>
					<Paragraph className="door-styles__text" text={style.text} to={to} />
					<p className="door-styles__price">
						{`${list.price} `}
						<strong>
							<RowPrice id={style.price} ask={list.ask} prices={site.pages.prices} />
						</strong>
					</p>
					<label className="door-styles__see" htmlFor={doorIds.style(style.id)}>
						{list.see}
					</label>
				</li>
			))}
		</ul>
	);
}
