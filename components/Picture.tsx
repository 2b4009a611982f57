import { preload } from "react-dom";
import type { PictureAsset, PictureSource } from "../site/assets.ts";
import type { Photo } from "../site/schema/fields.ts";
import { classNames } from "./classNames.ts";

interface PictureProps {
	readonly photo: Photo;
	readonly picture: PictureAsset | undefined;
	readonly sizes: string;
	/** Loads the picture at once. Only for the picture at the top of a page. */
	readonly priority?: boolean;
	/** Offers one format and two widths only, because a page with cards has many pictures. */
	readonly small?: boolean;
	readonly className?: string;
}

/**
 * A photograph in all formats and widths. The class `picture__image--{x}-{y}` keeps the subject
 * visible where CSS crops the photograph.
 */
export function Picture({
	photo,
	picture,
	sizes,
	priority = false,
	small = false,
	className,
}: PictureProps) {
	if (!picture) return null;
	const { fallback, position } = picture;
	const sources = small ? picture.sources.slice(0, 1).map(shorten) : picture.sources;
	// React preloads no <picture>. Preload the first format: browsers without it skip the preload. A
	// picture with several crops is the home page's, which loads after the text.
	const [first] = sources;
	if (priority && first && first.media === undefined)
		preload(fallback.src, {
			as: "image",
			type: first.type,
			imageSrcSet: first.srcSet,
			imageSizes: sizes,
			fetchPriority: "high",
		});
	return (
		<picture className={classNames("picture", className)}>
			{sources.map((source) => (
				<source
					key={`${source.media ?? ""} ${source.type}`}
					media={source.media}
					type={source.type}
					srcSet={source.srcSet}
					sizes={sizes}
					width={source.width}
					height={source.height}
				/>
			))}
			<img
				className={`picture__image picture__image--${position.join("-")}`}
				src={fallback.src}
				width={fallback.width}
				height={fallback.height}
				alt={photo.alt}
				{...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
			/>
		</picture>
	);
}

const shorten = ({ type, srcSet }: PictureSource): Partial<PictureSource> => ({
	type,
	srcSet: srcSet.split(", ").slice(0, 2).join(", "),
});
