import type { Assets } from "../generator/assets/assets.ts";
import { pictureKey } from "../generator/site/pictures.ts";
import type { Photo } from "../schema/fields.ts";
import { Picture } from "./Picture.tsx";
import { Poster } from "./Poster.tsx";

interface PhotoOrPosterProps {
	readonly photo: Photo | undefined;
	/** The name of the drawing that stands there as long as there is no photograph. */
	readonly poster: string | undefined;
	readonly assets: Pick<Assets, "pictures" | "posters">;
	/** Of the photograph, as for `Picture`. */
	readonly sizes: string;
	readonly className: string;
	readonly priority?: boolean;
}

/** The company's own photograph, or a drawing in its place. */
export function PhotoOrPoster({
	photo,
	poster,
	assets,
	sizes,
	className,
	priority = false,
}: PhotoOrPosterProps) {
	if (photo)
		return (
			<Picture
				className={className}
				photo={photo}
				picture={assets.pictures.get(pictureKey(photo))}
				sizes={sizes}
				priority={priority}
			/>
		);
	return <Poster poster={assets.posters.get(poster ?? "")} alt="" priority={priority} />;
}
