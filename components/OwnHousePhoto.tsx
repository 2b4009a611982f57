import type { DoorsData } from "../site/schema/pages/doors.ts";

/** The visitor's photo, with the chosen door and a button for each of its corners. */
export const OwnHousePhoto = ({ texts }: { readonly texts: DoorsData["ownHouse"] }) => (
	<div className="own-house__photo" hidden>
		<canvas className="own-house__canvas" role="img" aria-label={texts.photo} />
		<div className="own-house__door door-look" />
		{texts.corners.map((corner) => (
			<button key={corner} className="own-house__corner" type="button" aria-label={corner} />
		))}
	</div>
);
