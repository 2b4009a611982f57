import type { Assets } from "../site/assets.ts";
import { pictureKey } from "../site/pictures.ts";
import type { Photo } from "../site/schema/fields.ts";
import { Picture } from "./Picture.tsx";
import { Poster } from "./Poster.tsx";

export interface PhotoOrPosterProps {
	readonly photo: Photo | undefined;
	/** The name of the drawing that is shown if there is no photograph. */
	readonly poster: string | undefined;
	readonly assets: Pick<Assets, "pictures" | "posters">;
	readonly sizes: string;
	readonly className: string;
	readonly priority?: boolean;
	/** A small picture beside its subject's name. Screen readers ignore the picture. */
	readonly card?: boolean;
}

export function PhotoOrPoster({
	photo,
	poster,
	assets,
	sizes,
	className,
	priority = false,
	card = false,
}: PhotoOrPosterProps) {
	if (photo)
		return (
			<Picture
				className={className}
				photo={card ? { ...photo, alt: "" } : photo}
				picture={assets.pictures.get(pictureKey(photo))}
				sizes={sizes}
				priority={priority}
				small={card}
			/>
		);
	return <Poster poster={assets.posters.get(poster ?? "")} alt="" priority={priority} />;
}
