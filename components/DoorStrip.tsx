import { looksOf } from "../site/doors.ts";
import type { DoorChooserProps } from "./DoorChooser.tsx";
import { DoorPicture } from "./DoorPicture.tsx";

/** The styles of doors, each as a link that opens the page of doors with that style. */
export const DoorStrip = ({ page, doors, to }: Omit<DoorChooserProps, "site">) => (
	<ul className="door-strip">
		{page.styles.map((style) => (
			<li key={style.id}>
				<a
					className="door-strip__link"
					href={`${to.page("doors")}?door=${looksOf(style)[0]?.name}#choose`}
				>
					<DoorPicture
						picture={doors.swatches.get(style.id)}
						alt=""
						className="door-strip__picture"
						width={260}
						height={115}
					/>
					{style.name}
				</a>
			</li>
		))}
	</ul>
);
