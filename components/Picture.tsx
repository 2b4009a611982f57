import type { PictureAsset } from "../generator/assets/assets.ts";
import type { Photo } from "../schema/schema.ts";

interface PictureProps {
	readonly photo: Photo;
	/** Its files; nothing is shown without. */
	readonly picture: PictureAsset | undefined;
	/** How wide the picture stands, as in the `sizes` attribute: "(width < 60rem) 100vw, 55vw". */
	readonly sizes: string;
	/**
	 * True for the one picture that is in sight at once: fetched first. The others wait until they
	 * are near.
	 */
	readonly priority?: boolean;
	/** For the <picture>; CSS sizes and crops the `picture__image` in it. */
	readonly className?: string;
}

/**
 * One picture in every format and width the build made, AVIF first. Width and height are set, so
 * nothing moves when it arrives. Where CSS crops it (`object-fit: cover`),
 * `picture__image--{x}-{y}` keeps its subject in sight.
 */
export function Picture({ photo, picture, sizes, priority = false, className }: PictureProps) {
	if (!picture) return null;
	const { sources, fallback, position } = picture;
	return (
		<picture className={className === undefined ? "picture" : `picture ${className}`}>
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
				srcSet={fallback.srcSet}
				sizes={sizes}
				width={fallback.width}
				height={fallback.height}
				alt={photo.alt}
				{...(priority
					? { fetchPriority: "high" as const }
					: { loading: "lazy" as const, decoding: "async" as const })}
			/>
		</picture>
	);
}
