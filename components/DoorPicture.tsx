import type { DoorPicture as Picture } from "../site/assets.ts";

interface DoorPictureProps {
	readonly picture: Picture | undefined;
	readonly alt: string;
	readonly className: string;
	readonly width: number;
	readonly height: number;
}

/** A picture of a door in its opening, loaded when the visitor scrolls near it. */
export const DoorPicture = ({ picture, alt, ...attributes }: DoorPictureProps) => (
	<picture>
		{picture?.avif && <source type="image/avif" srcSet={picture.avif} />}
		<img src={picture?.webp} loading="lazy" decoding="async" alt={alt} {...attributes} />
	</picture>
);
