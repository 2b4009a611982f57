import type { PictureAsset } from "../generator/assets/assets.ts";
import { Picture } from "./Picture.tsx";

interface DoorOpeningProps {
	readonly picture: PictureAsset;
	readonly alt: string;
}

/** The home page's picture: a garage opening whose door rolls up on arrival. */
export function DoorOpening({ picture, alt }: DoorOpeningProps) {
	return (
		<div className="door-opening">
			<Picture picture={picture} alt={alt} sizes="(width < 60rem) 100vw, 68vw" priority />
		</div>
	);
}
