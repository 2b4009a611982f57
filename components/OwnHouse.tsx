import type { Links } from "../site/links.ts";
import type { DoorsData } from "../site/schema/pages/doors.ts";
import { Paragraph } from "./Paragraph.tsx";

interface OwnHouseProps {
	readonly texts: DoorsData["ownHouse"];
	/** Whether the form takes photos. */
	readonly takesPhotos: boolean;
	readonly to: Links;
}

/**
 * The tools for a photo of the visitor's house. Until a photo is chosen, only the button shows, and
 * no code of the tools is loaded (islands/ownHouse/showDoor.ts).
 */
export function OwnHouse({ texts, takesPhotos, to }: OwnHouseProps) {
	return (
		<div className="own-house needs-script">
			<h2 className="heading--small">{texts.heading}</h2>
			<Paragraph text={texts.intro} to={to} />
			<label className="button own-house__choose">
				<input className="visually-hidden" type="file" accept="image/*" />
				{texts.choose}
			</label>
			<p
				className="own-house__problem"
				role="alert"
				data-unreadable={texts.unreadable}
				data-unsaved={texts.unsaved}
			/>
			<div className="own-house__tools stack" hidden>
				<Paragraph className="small-print" text={texts.hint} to={to} />
				<label>
					{texts.brightness}
					<input className="own-house__brightness" type="range" min={40} max={160} />
				</label>
				<div className="row">
					<button className="button own-house__save" type="button">
						{texts.save}
					</button>
					{takesPhotos && (
						<button className="button button--solid own-house__send" type="button">
							{texts.send}
						</button>
					)}
				</div>
			</div>
		</div>
	);
}
