import type { ImageAsset } from "../site/assets.ts";

interface PosterProps {
	readonly poster: ImageAsset | undefined;
	readonly alt: string;
	readonly priority?: boolean;
}

export function Poster({ poster, alt, priority = false }: PosterProps) {
	if (!poster) return null;
	return (
		<img
			className="poster"
			src={poster.src}
			alt={alt}
			width={poster.width}
			height={poster.height}
			{...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
		/>
	);
}
